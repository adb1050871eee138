<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Belote Desktop</source>
        <translation>À propos de Belote Desktop</translation>
    </message>
    <message>
        <source>The program&apos;s icon</source>
        <translation>L’icône du programme</translation>
    </message>
    <message>
        <source>Belote Desktop</source>
        <translation>Belote Desktop</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Coinche and classic belote, with no trumps and all trumps, against three opponents who see only their own cards.</source>
        <translation>La coinche et la belote classique, avec sans atout et tout atout, face à trois joueurs qui ne voient que leurs propres cartes.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Cards and signs are drawn by the program.</source>
        <translation>Logiciel libre, sous licence MIT. Les cartes et les couleurs sont dessinées par le programme.</translation>
    </message>
    <message>
        <source>Qt %1, Python %2</source>
        <translation>Qt %1, Python %2</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>I am thinking about it…</source>
        <translation>Je réfléchis…</translation>
    </message>
    <message>
        <source>I have no advice here.</source>
        <translation>Là, je n’ai pas de conseil.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Coup repris.</translation>
    </message>
    <message>
        <source>I would play %1.</source>
        <comment>card</comment>
        <translation>Je jouerais %1.</translation>
    </message>
    <message>
        <source>I would say %1.</source>
        <comment>bid</comment>
        <translation>Je dirais %1.</translation>
    </message>
    <message>
        <source>I would double.</source>
        <comment>contrée</comment>
        <translation>Je contrerais.</translation>
    </message>
    <message>
        <source>I would double.</source>
        <comment>coinche</comment>
        <translation>Je coincherais.</translation>
    </message>
    <message>
        <source>I would redouble.</source>
        <comment>contrée</comment>
        <translation>Je surcontrerais.</translation>
    </message>
    <message>
        <source>I would redouble.</source>
        <comment>coinche</comment>
        <translation>Je surcoincherais.</translation>
    </message>
    <message>
        <source>I would say “belote”.</source>
        <translation>Je dirais «&#xa0;belote&#xa0;».</translation>
    </message>
    <message>
        <source>I would say “rebelote”.</source>
        <translation>Je dirais «&#xa0;rebelote&#xa0;».</translation>
    </message>
    <message>
        <source>I would pass.</source>
        <translation>Je passerais.</translation>
    </message>
    <message>
        <source>I would declare: %1.</source>
        <comment>declarations</comment>
        <translation>J’annoncerais&#xa0;: %1.</translation>
    </message>
    <message>
        <source>I would take %1.</source>
        <comment>on a trump</comment>
        <translation>Je prendrais %1.</translation>
    </message>
    <message>
        <source>%1 lays down: %2.</source>
        <comment>seat, «4 tricks»</comment>
        <translation>%1 étale&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The rest is yours (%1): press %2 to lay down.</source>
        <comment>«4 tricks», key</comment>
        <translation>Le reste est à vous (%1)&#xa0;: étalez avec %2.</translation>
    </message>
    <message>
        <source>laid down by %1</source>
        <comment>seat</comment>
        <translation>étalée par %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what happened to a deal</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>Again</name>
    <message>
        <source>Play this deal again?</source>
        <translation>Rejouer cette donne&#xa0;?</translation>
    </message>
    <message>
        <source>The same cards from the start. The match then counts the new score only.</source>
        <translation>Les mêmes cartes depuis le début. Seul le nouveau score comptera dans la partie.</translation>
    </message>
    <message>
        <source>The same cards from the start. What was played is kept in the record.</source>
        <translation>Les mêmes cartes depuis le début. Ce qui a été joué reste dans l’historique.</translation>
    </message>
    <message>
        <source>No, go on</source>
        <translation>Non, continuer</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Rejouer</translation>
    </message>
</context>
<context>
    <name>Auction</name>
    <message>
        <source>%1: %2</source>
        <comment>seat: call</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Turned up:</source>
        <translation>Retourne&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Bidding</name>
    <message>
        <source>advised</source>
        <translation>conseillé</translation>
    </message>
    <message>
        <source>Your call</source>
        <translation>À vous de parler</translation>
    </message>
    <message>
        <source>Escape takes this choice back</source>
        <translation>Échap annule ce choix</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <translation>Je dis %1</translation>
    </message>
    <message>
        <source>No more bids</source>
        <translation>Aucune enchère possible</translation>
    </message>
    <message>
        <source>Choose a trump</source>
        <translation>Choisissez l’atout</translation>
    </message>
    <message>
        <source>Your call — you said %1</source>
        <comment>bid</comment>
        <translation>À vous de parler — vous avez dit %1</translation>
    </message>
    <message>
        <source>Your call — %1 said %2</source>
        <comment>seat, bid</comment>
        <translation>À vous de parler — %1 a dit %2</translation>
    </message>
    <message>
        <source>Your call — %1 takes %2</source>
        <comment>seat, on a trump</comment>
        <translation>À vous de parler — %1 prend %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat, bid</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>, %1</source>
        <comment>redoubled</comment>
        <translation>, %1</translation>
    </message>
    <message>
        <source>, %1 by %2</source>
        <comment>doubled, seat</comment>
        <translation>, %1 par %2</translation>
    </message>
    <message>
        <source>Second round: take at another suit, or pass</source>
        <translation>Deuxième tour&#xa0;: prenez à une autre couleur, ou passez</translation>
    </message>
    <message>
        <source>Turned up: %1</source>
        <comment>card</comment>
        <translation>La retourne&#xa0;: %1</translation>
    </message>
    <message>
        <source>Your call — nobody has bid yet</source>
        <translation>À vous de parler — personne n’a encore pris</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Lower values</source>
        <translation>Valeurs plus basses</translation>
    </message>
    <message>
        <source>Higher values</source>
        <translation>Valeurs plus hautes</translation>
    </message>
    <message>
        <source>Out of turn: %1</source>
        <comment>coinche or contre</comment>
        <translation>Hors de son tour&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>CallKeys</name>
    <message>
        <source>S</source>
        <comment>letter of spades</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>H</source>
        <comment>letter of hearts</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>D</source>
        <comment>letter of diamonds</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>C</source>
        <comment>letter of clubs</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of no trumps</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>A</source>
        <comment>letter of all trumps</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>letter, trump</comment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between letters</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>With Shift: %1.</source>
        <comment>letters and trumps</comment>
        <translation>Avec Maj&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Enter will say “%1”; Escape takes this choice back.</source>
        <comment>call</comment>
        <translation>Entrée dira «&#xa0;%1&#xa0;»&#xa0;; Échap annule ce choix.</translation>
    </message>
    <message>
        <source>Choose the trump first.</source>
        <translation>Choisissez d’abord l’atout.</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>value, digit</comment>
        <translation>%1 (touche %2)</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>Capot</source>
        <translation>Capot</translation>
    </message>
    <message>
        <source>Générale</source>
        <comment>one player alone takes every trick</comment>
        <translation>Générale</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>the call</comment>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Contre</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Coinche</source>
        <translation>Coinche</translation>
    </message>
    <message>
        <source>Surcontre</source>
        <translation>Surcontre</translation>
    </message>
    <message>
        <source>Surcoinche</source>
        <translation>Surcoinche</translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>exclamation</comment>
        <translation>%1&#x202f;!</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>value, trump</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Belote!</source>
        <translation>Belote&#x202f;!</translation>
    </message>
    <message>
        <source>Rebelote!</source>
        <translation>Rebelote&#x202f;!</translation>
    </message>
    <message>
        <source>I take %1</source>
        <comment>on a trump</comment>
        <translation>Je prends %1</translation>
    </message>
    <message>
        <source>I declare</source>
        <translation>J’annonce</translation>
    </message>
    <message>
        <source>I pass</source>
        <comment>in a bubble</comment>
        <translation>Je passe</translation>
    </message>
    <message>
        <source>I take</source>
        <translation>Je prends</translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <comment>contract of the turn-up game</comment>
        <translation>Atout %1</translation>
    </message>
    <message>
        <source>surcontré ×%1</source>
        <translation>surcontré ×%1</translation>
    </message>
    <message>
        <source>surcoinché ×%1</source>
        <translation>surcoinché ×%1</translation>
    </message>
    <message>
        <source>contré ×%1</source>
        <translation>contré ×%1</translation>
    </message>
    <message>
        <source>coinché ×%1</source>
        <translation>coinché ×%1</translation>
    </message>
    <message>
        <source>Taken by %1 (%2)</source>
        <comment>seat, role</comment>
        <translation>Pris par %1 (%2)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a contract</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valets</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>dames</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>rois</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>as</translation>
    </message>
    <message>
        <source>the seven</source>
        <translation>le sept</translation>
    </message>
    <message>
        <source>the eight</source>
        <translation>le huit</translation>
    </message>
    <message>
        <source>the nine</source>
        <translation>le neuf</translation>
    </message>
    <message>
        <source>the ten</source>
        <translation>le dix</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>le valet</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>la dame</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>le roi</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>l’as</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>rank of suit</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>sans atout</translation>
    </message>
    <message>
        <source>all trumps</source>
        <translation>tout atout</translation>
    </message>
    <message>
        <source>NT</source>
        <translation>SA</translation>
    </message>
    <message>
        <source>AT</source>
        <translation>TA</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>a suit that is taken</comment>
        <translation>à %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>no trumps or all trumps that is taken</comment>
        <translation>à %1</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partenaire</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>adversaire</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Nous</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Eux</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>Nord-Sud</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>Est-Ouest</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Restart with the same rules</source>
        <translation>&amp;Recommencer avec les mêmes règles</translation>
    </message>
    <message>
        <source>&amp;Copy the deal</source>
        <translation>&amp;Copier la donne</translation>
    </message>
    <message>
        <source>&amp;Paste a deal</source>
        <translation>C&amp;oller une donne</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Ré&amp;glages…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passe</translation>
    </message>
    <message>
        <source>&amp;Coinche</source>
        <translation>&amp;Coinche</translation>
    </message>
    <message>
        <source>&amp;Declare</source>
        <translation>&amp;Annoncer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Reprendre le coup</translation>
    </message>
    <message>
        <source>L&amp;ay down: the rest is mine</source>
        <translation>É&amp;taler&#xa0;: le reste est à moi</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>P&amp;ause</translation>
    </message>
    <message>
        <source>&amp;Throw in and deal other cards…</source>
        <translation>Red&amp;onner d’autres cartes…</translation>
    </message>
    <message>
        <source>Play the &amp;deal again…</source>
        <translation>Re&amp;jouer cette donne…</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Feuille de la partie</translation>
    </message>
    <message>
        <source>Look bac&amp;k at the deal</source>
        <translation>Re&amp;voir la donne</translation>
    </message>
    <message>
        <source>Played &amp;matches…</source>
        <translation>&amp;Historique des parties…</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Dernier pli</translation>
    </message>
    <message>
        <source>Card &amp;order</source>
        <translation>&amp;Ordre des cartes</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Étaler</translation>
    </message>
    <message>
        <source>With high contrast the table is black</source>
        <translation>En contraste élevé, le tapis est noir</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>Donne &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>&amp;Panneau latéral</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>P&amp;lein écran</translation>
    </message>
    <message>
        <source>F&amp;our colours</source>
        <translation>&amp;Quatre couleurs</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Règles de cette partie</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Clavier</translation>
    </message>
    <message>
        <source>&amp;About Belote Desktop</source>
        <translation>À propos de &amp;Belote Desktop</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
</context>
<context>
    <name>Contract</name>
    <message>
        <source>Every suit is trumps</source>
        <translation>Toutes les couleurs sont atout</translation>
    </message>
    <message>
        <source>There are no trumps</source>
        <translation>Aucun atout</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>suit, its cards</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>At large: click, or press %1.</source>
        <comment>key</comment>
        <translation>En grand&#xa0;: cliquez, ou touche %1.</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>taker — doubled</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>Personne n’a encore pris</translation>
    </message>
    <message>
        <source>Card order in %1</source>
        <translation>Ordre des cartes à %1</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autres</translation>
    </message>
    <message>
        <source>%1 are trumps: they beat every other card</source>
        <translation>%1 est atout et bat toutes les autres cartes</translation>
    </message>
    <message>
        <source>All the cards together: %1 points, and 10 for the last trick</source>
        <translation>Toutes les cartes ensemble&#xa0;: %1 points, plus 10 de der</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) short</source>
        <translation>
            <numerusform>il manque %n point</numerusform>
            <numerusform>il manque %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n declaration(s)</source>
        <translation>
            <numerusform>%n annonce</numerusform>
            <numerusform>%n annonces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n règle changée</numerusform>
            <numerusform>%n règles changées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>taken back %n time(s)</source>
        <translation>
            <numerusform>reprise %n fois</numerusform>
            <numerusform>reprise %n fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>thrown in %n time(s)</source>
        <translation>
            <numerusform>redonnée %n fois</numerusform>
            <numerusform>redonnée %n fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>played %n time(s) before</source>
        <translation>
            <numerusform>déjà jouée %n fois</numerusform>
            <numerusform>déjà jouée %n fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advice asked for %n time(s)</source>
        <translation>
            <numerusform>conseil demandé %n fois</numerusform>
            <numerusform>conseil demandé %n fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) cannot be read and stay in %1.</source>
        <translation>
            <numerusform>%n partie illisible reste dans %1.</numerusform>
            <numerusform>%n parties illisibles restent dans %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) of a newer version of the program are kept for it.</source>
        <translation>
            <numerusform>%n partie d’une version plus récente du programme lui est gardée.</numerusform>
            <numerusform>%n parties d’une version plus récente du programme lui sont gardées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>The cards are covered and nobody thinks on.</source>
        <translation>Les cartes sont couvertes et personne ne réfléchit plus.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>%1’s turn to look at the cards</source>
        <comment>player</comment>
        <translation>À %1 de regarder ses cartes</translation>
    </message>
    <message>
        <source>Only %1 looks at the screen now.</source>
        <comment>player</comment>
        <translation>Sauf %1, tout le monde détourne les yeux&#x202f;!</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Montrer mes cartes</translation>
    </message>
</context>
<context>
    <name>DealEnd</name>
    <message>
        <source>End of the deal</source>
        <translation>Fin de la donne</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Look back at the deal</source>
        <translation>Revoir la donne</translation>
    </message>
    <message>
        <source>Play it again…</source>
        <translation>Rejouer la donne…</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Again…</source>
        <comment>play the deal</comment>
        <translation>Rejouer…</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>Look back at the deals</source>
        <translation>Revoir les donnes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Another game…</source>
        <translation>Autre jeu…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
</context>
<context>
    <name>DealLine</name>
    <message>
        <source>action %1 cannot be read</source>
        <translation>l’action&#xa0;%1 est illisible</translation>
    </message>
    <message>
        <source>action %1 is not allowed</source>
        <translation>l’action&#xa0;%1 n’est pas permise</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <comment>part of the line</comment>
        <translation>%1 manque</translation>
    </message>
    <message>
        <source>the line is not written as a deal is</source>
        <translation>la ligne n’est pas écrite comme une donne</translation>
    </message>
    <message>
        <source>%1 has not the right number of cards (%2 instead of %3)</source>
        <comment>hand</comment>
        <translation>%1 n’a pas le bon nombre de cartes (%2 au lieu de %3)</translation>
    </message>
    <message>
        <source>%1 has not the right number of cards (%2 instead of %3 or %4)</source>
        <comment>hand</comment>
        <translation>%1 n’a pas le bon nombre de cartes (%2 au lieu de %3 ou %4)</translation>
    </message>
    <message>
        <source>the game is unknown</source>
        <translation>le jeu est inconnu</translation>
    </message>
    <message>
        <source>no cards fit what was said and played</source>
        <translation>aucune carte ne convient à ce qui a été dit et joué</translation>
    </message>
    <message>
        <source>a card is there twice</source>
        <translation>une carte s’y trouve deux fois</translation>
    </message>
    <message>
        <source>the rest of the pack has not eleven cards</source>
        <translation>le talon n’a pas onze cartes</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <comment>part of the line</comment>
        <translation>impossible de lire %1</translation>
    </message>
    <message>
        <source>a card cannot be read (%1)</source>
        <comment>part of the line</comment>
        <translation>une carte est illisible (%1)</translation>
    </message>
    <message>
        <source>a card is there twice (%1)</source>
        <comment>part of the line</comment>
        <translation>une carte se trouve deux fois (%1)</translation>
    </message>
    <message>
        <source>one card is wanted for %1</source>
        <comment>part of the line</comment>
        <translation>il faut une seule carte pour %1</translation>
    </message>
    <message>
        <source>an option of the rules cannot be read or does not fit</source>
        <translation>une option des règles est illisible ou ne convient pas</translation>
    </message>
    <message>
        <source>the hand of North</source>
        <translation>la main de Nord</translation>
    </message>
    <message>
        <source>the hand of East</source>
        <translation>la main d’Est</translation>
    </message>
    <message>
        <source>the hand of South</source>
        <translation>la main de Sud</translation>
    </message>
    <message>
        <source>the hand of West</source>
        <translation>la main d’Ouest</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>le donneur</translation>
    </message>
    <message>
        <source>the turned-up card</source>
        <translation>la retourne</translation>
    </message>
    <message>
        <source>the rest of the pack</source>
        <translation>le talon</translation>
    </message>
    <message>
        <source>the number of points held over</source>
        <translation>le nombre de points en attente</translation>
    </message>
    <message>
        <source>the list of what was said and played</source>
        <translation>la liste de ce qui a été dit et joué</translation>
    </message>
    <message>
        <source>the four hands</source>
        <translation>les quatre mains</translation>
    </message>
</context>
<context>
    <name>Declarations</name>
    <message>
        <source>tierce</source>
        <translation>tierce</translation>
    </message>
    <message>
        <source>fifty</source>
        <translation>cinquante</translation>
    </message>
    <message>
        <source>hundred</source>
        <translation>cent</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>nine high</source>
        <translation>au neuf</translation>
    </message>
    <message>
        <source>ten high</source>
        <translation>au dix</translation>
    </message>
    <message>
        <source>jack high</source>
        <translation>au valet</translation>
    </message>
    <message>
        <source>queen high</source>
        <translation>à la dame</translation>
    </message>
    <message>
        <source>king high</source>
        <translation>au roi</translation>
    </message>
    <message>
        <source>ace high</source>
        <translation>à l’as</translation>
    </message>
    <message>
        <source>four nines</source>
        <translation>carré de neuf</translation>
    </message>
    <message>
        <source>four tens</source>
        <translation>carré de dix</translation>
    </message>
    <message>
        <source>four jacks</source>
        <translation>carré de valets</translation>
    </message>
    <message>
        <source>four queens</source>
        <translation>carré de dames</translation>
    </message>
    <message>
        <source>four kings</source>
        <translation>carré de rois</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>carré d’as</translation>
    </message>
    <message>
        <source>Played without declaring: %1.</source>
        <comment>declarations</comment>
        <translation>Joué sans annoncer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind of declaration, seat</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>declaration, points, seat</comment>
        <translation>%1, %2 (%3)</translation>
    </message>
    <message>
        <source>Equal declarations: none counts</source>
        <translation>Annonces égales&#xa0;: aucune ne compte</translation>
    </message>
    <message>
        <source>Litige: the declarations wait too</source>
        <translation>Litige&#xa0;: les annonces attendent aussi</translation>
    </message>
    <message>
        <source>%1: declarations go to the others</source>
        <comment>side</comment>
        <translation>%1&#xa0;: les annonces vont aux autres</translation>
    </message>
    <message>
        <source>Our declarations go to them</source>
        <translation>Nos annonces vont à eux</translation>
    </message>
    <message>
        <source>Their declarations go to us</source>
        <translation>Leurs annonces vont à nous</translation>
    </message>
    <message>
        <source>%1: declarations count</source>
        <comment>side</comment>
        <translation>%1&#xa0;: annonces qui comptent</translation>
    </message>
    <message>
        <source>%1: declarations beaten</source>
        <comment>side</comment>
        <translation>%1&#xa0;: annonces battues</translation>
    </message>
    <message>
        <source>Our declarations count</source>
        <translation>Nos annonces comptent</translation>
    </message>
    <message>
        <source>Our declarations are beaten</source>
        <translation>Nos annonces sont battues</translation>
    </message>
    <message>
        <source>Their declarations count</source>
        <translation>Leurs annonces comptent</translation>
    </message>
    <message>
        <source>Their declarations are beaten</source>
        <translation>Leurs annonces sont battues</translation>
    </message>
    <message>
        <source>equal declarations</source>
        <translation>annonces à égalité</translation>
    </message>
    <message>
        <source>declarations beaten</source>
        <translation>annonces battues</translation>
    </message>
    <message>
        <source>Declarations that count: %1.</source>
        <translation>Annonces qui comptent&#xa0;: %1.</translation>
    </message>
    <message>
        <source>That do not count: %1.</source>
        <translation>Annonces qui ne comptent pas&#xa0;: %1.</translation>
    </message>
    <message>
        <source>tierce, %1, in %2</source>
        <translation>tierce %1 de %2</translation>
    </message>
    <message>
        <source>fifty, %1, in %2</source>
        <translation>cinquante %1 de %2</translation>
    </message>
    <message>
        <source>hundred, %1, in %2</source>
        <translation>cent %1 de %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between declarations</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>Declare</name>
    <message>
        <source>Declarations</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>You can declare</source>
        <translation>Vous pouvez annoncer</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Me taire</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>declaration, points</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Now you only say what it is. If yours are the best, you show them with your second card.</source>
        <translation>Vous n’en dites que la nature. Si elles l’emportent, vous les montrez à votre deuxième carte.</translation>
    </message>
    <message>
        <source>Now you only say what it is. If yours are the best, they are shown after the first trick.</source>
        <translation>Vous n’en dites que la nature. Si elles l’emportent, elles sont montrées après le premier pli.</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Annoncer</translation>
    </message>
    <message>
        <source>Declare “%1” (%2)</source>
        <comment>what is said, points</comment>
        <translation>Annoncer «&#xa0;%1&#xa0;» (%2)</translation>
    </message>
    <message>
        <source>Declare (%1)</source>
        <comment>points</comment>
        <translation>Annoncer (%1)</translation>
    </message>
    <message>
        <source>Say it before you play the card: a belote not said is lost.</source>
        <translation>À dire avant de poser la carte&#xa0;: une belote non annoncée est perdue.</translation>
    </message>
    <message>
        <source>Belote and rebelote</source>
        <translation>Belote et rebelote</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between declarations</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>FormCounts</name>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>%n option modifiée</numerusform>
            <numerusform>%n options modifiées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n passage</numerusform>
            <numerusform>%n passages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GiveUp</name>
    <message>
        <source>The match on the table is kept in the history, where you can take it up again.</source>
        <translation>La partie en cours reste dans l’historique&#xa0;: vous pourrez l’y reprendre.</translation>
    </message>
    <message>
        <source>Begin another match?</source>
        <translation>Commencer une autre partie&#x202f;?</translation>
    </message>
    <message>
        <source>Keep my match</source>
        <translation>Garder ma partie</translation>
    </message>
    <message>
        <source>Begin another</source>
        <translation>En commencer une autre</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>%1 (%2)</source>
        <comment>match, when</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Delete this match?</source>
        <translation>Supprimer cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>%1 is deleted for good, with all its deals.</source>
        <comment>match</comment>
        <translation>%1&#xa0;: supprimée pour de bon, avec toutes ses donnes.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Played matches</source>
        <translation>Historique des parties</translation>
    </message>
    <message>
        <source>The history is being read…</source>
        <translation>Lecture de l’historique…</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Reprendre la partie</translation>
    </message>
    <message>
        <source>Take this match up again where it was left</source>
        <translation>Reprendre cette partie là où elle en était</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Write the record of this match to a file</source>
        <translation>Écrire cette partie dans un fichier</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Score sheet, with every deal</source>
        <translation>Feuille de la partie, avec toutes les donnes</translation>
    </message>
    <message>
        <source>No match yet: those that you finish, or leave for another one, will be found here.</source>
        <translation>Aucune partie pour l’instant&#xa0;: celles que vous finirez, ou laisserez pour une autre, se retrouveront ici.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>«12 matches»</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The match being played is on its own sheet (%1).</source>
        <comment>key</comment>
        <translation>La partie en cours est sur la feuille de la partie (%1).</translation>
    </message>
    <message>
        <source>Records of belote matches (%1)</source>
        <translation>Parties de belote (%1)</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Écrite dans %1.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>%1 took it: %2</source>
        <comment>seat, points</comment>
        <translation>%1 fait le pli&#xa0;: %2</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
    </message>
</context>
<context>
    <name>MatchSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de la partie</translation>
    </message>
    <message>
        <source>Deals of the match</source>
        <translation>Donnes de la partie</translation>
    </message>
    <message>
        <source>Look at this deal</source>
        <translation>Revoir cette donne</translation>
    </message>
    <message>
        <source>This deal is not over yet.</source>
        <translation>Cette donne n’est pas finie.</translation>
    </message>
    <message>
        <source>%1 %2 — %3 %4, to %5</source>
        <comment>side, points, side, points, target</comment>
        <translation>%1 %2 — %3 %4, en %5</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Totaux</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Passed by all</source>
        <translation>Tout le monde a passé</translation>
    </message>
    <message>
        <source>In the auction</source>
        <translation>Aux enchères</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a deal</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>being played</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>made</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>chuté</translation>
    </message>
    <message>
        <source>in dispute</source>
        <translation>litige</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Match of a newer version</source>
        <translation>Partie d’une version plus récente</translation>
    </message>
    <message>
        <source>Match that cannot be read</source>
        <translation>Partie illisible</translation>
    </message>
    <message>
        <source>%1 — cannot be read</source>
        <comment>game</comment>
        <translation>%1 — illisible</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>game, result</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>left at %1 to %2</source>
        <comment>points, points</comment>
        <translation>laissée à %1 contre %2</translation>
    </message>
    <message>
        <source>%3 won, %1 to %2</source>
        <comment>points, points, side</comment>
        <translation>gagnée par %3, %1 à %2</translation>
    </message>
    <message>
        <source>won, %1 to %2</source>
        <comment>points, points</comment>
        <translation>gagnée, %1 à %2</translation>
    </message>
    <message>
        <source>lost, %1 to %2</source>
        <comment>points, points</comment>
        <translation>perdue, %1 à %2</translation>
    </message>
    <message>
        <source>Only the newer version reads it; it can be exported or deleted</source>
        <translation>Seule la version plus récente la lit&#xa0;; on peut l’exporter ou la supprimer</translation>
    </message>
    <message>
        <source>It is damaged: it can only be exported or deleted</source>
        <translation>Elle est abîmée&#xa0;: on ne peut que l’exporter ou la supprimer</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between what is told of a match</comment>
        <translation> · </translation>
    </message>
    <message>
        <source> and </source>
        <comment>between partners</comment>
        <translation> et </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>partners, opponents</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>players, level</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers of deals</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>The file has other scores for these deals: %1.</source>
        <comment>numbers</comment>
        <translation>Le fichier a d’autres points pour ces donnes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>match, a sentence</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1, begun %2</source>
        <comment>game, when</comment>
        <translation>%1, commencée le %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>match, details</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. %2. %3</source>
        <comment>match, when, details</comment>
        <translation>%1. %2. %3</translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>All the rules…</source>
        <translation>Toutes les règles…</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Partie en</translation>
    </message>
    <message>
        <source>My rules, from: %1</source>
        <comment>game</comment>
        <translation>Mes règles, d’après&#xa0;: %1</translation>
    </message>
    <message>
        <source>Declarations (tierce, fifty, hundred, four of a kind)</source>
        <translation>Annonces (tierce, cinquante, cent, carrés)</translation>
    </message>
    <message>
        <source>The belote counts towards the contract</source>
        <translation>La belote compte pour le contrat</translation>
    </message>
    <message>
        <source>Restore</source>
        <comment>the game&apos;s own rules</comment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Strength of the players</source>
        <translation>Niveau des joueurs</translation>
    </message>
    <message>
        <source>They think for</source>
        <translation>Temps de réflexion</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>The match on the table is kept in the history.</source>
        <translation>La partie en cours restera dans l’historique.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Change…</source>
        <comment>who plays</comment>
        <translation>Changer…</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Players: %1</source>
        <comment>names</comment>
        <translation>Joueurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tricks alone count; elsewhere belote and declarations too.</source>
        <translation>Seuls les plis comptent. D’autres règles ajoutent belote et annonces.</translation>
    </message>
    <message>
        <source>Tricks and belote count; elsewhere the tricks alone.</source>
        <translation>Les plis et la belote comptent. D’autres règles n’ont que les plis.</translation>
    </message>
    <message>
        <source>Tricks, belote and declarations count; elsewhere the tricks alone.</source>
        <translation>Plis, belote et annonces comptent. D’autres règles n’ont que les plis.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game: what it is</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>NotNow</name>
    <message>
        <source>The auction is over.</source>
        <translation>Les enchères sont finies.</translation>
    </message>
    <message>
        <source>You have nothing to declare now.</source>
        <translation>Vous n’avez rien à annoncer maintenant.</translation>
    </message>
    <message>
        <source>Ask for advice when it is your turn.</source>
        <translation>Demandez conseil quand ce sera à vous.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Il n’y a rien à reprendre.</translation>
    </message>
    <message>
        <source>Lay your cards down when it is your turn to play.</source>
        <translation>On étale quand c’est à soi de jouer.</translation>
    </message>
    <message>
        <source>No trick has been made in this deal yet.</source>
        <translation>Aucun pli n’est encore fait dans cette donne.</translation>
    </message>
    <message>
        <source>This deal is not over yet.</source>
        <translation>La donne n’est pas finie.</translation>
    </message>
    <message>
        <source>No deal of this match is over yet.</source>
        <translation>Aucune donne de cette partie n’est finie.</translation>
    </message>
    <message>
        <source>This deal is over: go on to the next one.</source>
        <translation>La donne est finie&#xa0;: passez à la suivante.</translation>
    </message>
    <message>
        <source>Nothing has been said or played in this deal yet.</source>
        <translation>Rien n’a encore été dit ni joué dans cette donne.</translation>
    </message>
    <message>
        <source>The match is over and in the history: nothing of it is taken back any more.</source>
        <translation>La partie est finie et rangée dans l’historique&#xa0;: on n’y reprend plus rien.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>I am looking whether the rest is yours…</source>
        <translation>Je regarde si le reste est à vous…</translation>
    </message>
    <message>
        <source>You cannot lay down: an opponent may still take a trick.</source>
        <translation>Vous ne pouvez pas étaler&#xa0;: le reste n’est pas sûr, l’adversaire peut encore faire un pli.</translation>
    </message>
    <message>
        <source>You have one card left: just play it.</source>
        <translation>Il vous reste une carte&#xa0;: jouez-la.</translation>
    </message>
    <message>
        <source>Choose a trump first: it decides the order of the cards.</source>
        <translation>Choisissez d’abord un atout&#xa0;: il décide de l’ordre des cartes.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The settings file was damaged and was put aside: %1</source>
        <translation>Le fichier des réglages était abîmé&#x202f;; il a été mis de côté&#xa0;: %1</translation>
    </message>
    <message>
        <source>The settings come from a newer version: they are used, but changes will not be kept.</source>
        <translation>Les réglages viennent d’une version plus récente&#xa0;: ils servent, mais vos changements ne seront pas gardés.</translation>
    </message>
    <message>
        <source>The setting “%1” had a wrong value; the usual one is used.</source>
        <translation>Le réglage «&#xa0;%1&#xa0;» avait une valeur impossible&#x202f;; la valeur habituelle est reprise.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved: %1</source>
        <translation>Vos réglages ne peuvent pas être enregistrés&#xa0;: %1</translation>
    </message>
    <message>
        <source>The saved match could not be read and was put aside: %1</source>
        <translation>La partie enregistrée est illisible&#x202f;; elle a été mise de côté&#xa0;: %1</translation>
    </message>
    <message>
        <source>The saved match comes from a newer version; it is kept in %1</source>
        <translation>La partie enregistrée vient d’une version plus récente&#x202f;; elle est gardée ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>The match cannot be saved, play goes on: %1</source>
        <translation>La partie ne peut pas être enregistrée, le jeu continue&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is a saved match, but it cannot be read; it is left as it is, and what you play now will not be kept: %1</source>
        <translation>Une partie est enregistrée, mais elle ne peut pas être lue&#xa0;; elle reste telle quelle et ce que vous jouez maintenant ne sera pas gardé&#xa0;: %1</translation>
    </message>
    <message>
        <source>The match before this one is kept in %1</source>
        <translation>La partie précédente est gardée dans %1</translation>
    </message>
    <message>
        <source>Another window has the saved match: what you play here will not be kept.</source>
        <translation>Une autre fenêtre tient la partie enregistrée&#xa0;: ce que vous jouez ici ne sera pas gardé.</translation>
    </message>
    <message>
        <source>Last time the program stopped by itself; your match was saved. The trace is in %1</source>
        <translation>La dernière fois, le programme s’est arrêté tout seul. Votre partie était enregistrée. La trace est dans %1</translation>
    </message>
    <message>
        <source>Everybody passed: the cards are dealt again.</source>
        <translation>Tout le monde a passé&#xa0;: on redonne.</translation>
    </message>
    <message>
        <source>%1 lost the thread and plays a simple card.</source>
        <translation>%1 a perdu le fil et joue au plus simple.</translation>
    </message>
    <message>
        <source>%1 took too long and plays a simple card.</source>
        <translation>%1 a trop réfléchi et joue au plus simple.</translation>
    </message>
    <message>
        <source>%1 wanted something that is not allowed and plays a simple card.</source>
        <translation>%1 voulait un coup interdit et joue au plus simple.</translation>
    </message>
    <message>
        <source>This match is not there any more: it was deleted in another window.</source>
        <translation>Cette partie n’est plus là&#xa0;: elle a été supprimée dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>This match is damaged and cannot be shown; it stays in %1</source>
        <translation>Cette partie est abîmée, impossible de la montrer&#x202f;; elle reste dans %1</translation>
    </message>
    <message>
        <source>This match comes from a newer version of the program; it stays in %1</source>
        <translation>Cette partie vient d’une version plus récente du programme&#x202f;; elle reste dans %1</translation>
    </message>
    <message>
        <source>The history cannot be read: %1</source>
        <translation>Impossible de lire l’historique&#xa0;: %1</translation>
    </message>
    <message>
        <source>The match could not be deleted: %1</source>
        <translation>La partie n’a pas pu être supprimée&#xa0;: %1</translation>
    </message>
    <message>
        <source>The match could not be exported: %1</source>
        <translation>La partie n’a pas pu être exportée&#xa0;: %1</translation>
    </message>
    <message>
        <source>The match did not reach the history: %1</source>
        <translation>La partie n’est pas entrée dans l’historique&#xa0;: %1</translation>
    </message>
    <message>
        <source>The pack “%1” is no longer on this computer: ours is used.</source>
        <translation>Le jeu de cartes «&#xa0;%1&#xa0;» n’est plus sur cet ordinateur&#xa0;: le nôtre sert à sa place.</translation>
    </message>
    <message>
        <source>Cards are missing from the pack “%1”: ours is used.</source>
        <translation>Il manque des cartes au jeu «&#xa0;%1&#xa0;»&#xa0;: le nôtre sert à sa place.</translation>
    </message>
    <message>
        <source>The pack “%1” cannot be read: ours is used.</source>
        <translation>Le jeu de cartes «&#xa0;%1&#xa0;» ne peut pas être lu&#xa0;: le nôtre sert à sa place.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Les enchères</translation>
    </message>
    <message>
        <source>The play of the card</source>
        <translation>Le jeu de la carte</translation>
    </message>
    <message>
        <source>What the cards are worth</source>
        <translation>La valeur des cartes</translation>
    </message>
    <message>
        <source>Belote and rebelote</source>
        <translation>La belote</translation>
    </message>
    <message>
        <source>Declarations</source>
        <comment>section</comment>
        <translation>Les annonces</translation>
    </message>
    <message>
        <source>Contract and score</source>
        <translation>Le contrat et la marque</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>The classic game: a card is turned up, somebody takes, and his side must have more points than the other.</source>
        <translation>La belote classique&#xa0;: on retourne une carte, un joueur prend, et son camp doit faire plus de points que l’autre.</translation>
    </message>
    <message>
        <source>The official belote: a turned-up card, no trumps and all trumps; the belote counts towards the contract.</source>
        <translation>La belote officielle&#xa0;: à la retourne, avec sans atout et tout atout&#x202f;; la belote compte pour le contrat.</translation>
    </message>
    <message>
        <source>The official coinche: bids from 80 to capot, declarations, no trumps and all trumps.</source>
        <translation>La coinche officielle&#xa0;: enchères de 80 au capot, annonces, sans atout et tout atout.</translation>
    </message>
    <message>
        <source>Coinche among friends: doubling at any moment, under-ruffing, no declarations.</source>
        <translation>La coinche entre amis&#xa0;: on coinche à la volée, on doit sous-couper, pas d’annonces.</translation>
    </message>
    <message>
        <source>The official contrée: four suits, no declarations; the tricks are worth 320 when doubled, 640 when redoubled.</source>
        <translation>La contrée officielle&#xa0;: quatre couleurs, pas d’annonces&#x202f;; les plis valent 320 points si le contrat est contré, 640 s’il est surcontré.</translation>
    </message>
    <message>
        <source>The old game: no trumps counts twice, all trumps three times; contre and surcontre over the take.</source>
        <translation>Le jeu ancien&#xa0;: sans atout compte deux fois, tout atout trois fois&#x202f;; on peut contrer et surcontrer la prise.</translation>
    </message>
    <message>
        <source>Official rules of coinche (2015)</source>
        <translation>Règlement officiel de la coinche (2015)</translation>
    </message>
    <message>
        <source>Official rules of contrée (2016)</source>
        <translation>Règlement officiel de la contrée (2016)</translation>
    </message>
    <message>
        <source>Official rules of belote (2016)</source>
        <translation>Règlement officiel de la belote (2016)</translation>
    </message>
    <message>
        <source>Common usage</source>
        <translation>Usage courant</translation>
    </message>
    <message>
        <source>The old book</source>
        <translation>Livre ancien</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Règle de la table</translation>
    </message>
    <message>
        <source>Who says the belote</source>
        <translation>Qui annonce la belote</translation>
    </message>
    <message>
        <source>Whether the words come by themselves or are left to the player.</source>
        <translation>Si les mots viennent d’eux-mêmes ou sont laissés au joueur.</translation>
    </message>
    <message>
        <source>It says itself</source>
        <translation>Elle s’annonce seule</translation>
    </message>
    <message>
        <source>Belote and rebelote are said of themselves as the king and the queen of trump are played.</source>
        <translation>«&#xa0;Belote&#xa0;» et «&#xa0;rebelote&#xa0;» se disent automatiquement quand on joue les deux cartes.</translation>
    </message>
    <message>
        <source>The player</source>
        <translation>Le joueur</translation>
    </message>
    <message>
        <source>The player says “belote” with the first card and “rebelote” with the second; what is not said is lost.</source>
        <translation>Le joueur dit «&#xa0;belote&#xa0;» à la première carte et «&#xa0;rebelote&#xa0;» à la seconde&#x202f;; ce qui n’est pas dit est perdu.</translation>
    </message>
    <message>
        <source>First card of the belote</source>
        <translation>Première carte de la belote</translation>
    </message>
    <message>
        <source>Whether the king must be played before the queen.</source>
        <translation>Si le roi doit être joué avant la dame.</translation>
    </message>
    <message>
        <source>King or queen</source>
        <translation>Roi ou dame</translation>
    </message>
    <message>
        <source>The belote may begin with the king or with the queen.</source>
        <translation>On joue d’abord le roi ou la dame, au choix.</translation>
    </message>
    <message>
        <source>The king</source>
        <translation>Le roi</translation>
    </message>
    <message>
        <source>The belote counts only when the king is played before the queen.</source>
        <translation>La belote ne compte que si le roi est joué avant la dame.</translation>
    </message>
    <message>
        <source>Belote of the loser</source>
        <translation>Belote du perdant</translation>
    </message>
    <message>
        <source>Who marks the belote of a side that has lost the deal.</source>
        <translation>Qui marque la belote du camp qui a perdu la donne.</translation>
    </message>
    <message>
        <source>Kept by its holder</source>
        <translation>Gardée par son camp</translation>
    </message>
    <message>
        <source>The belote always stays with the side that holds it, even when it fails.</source>
        <translation>La belote reste toujours au camp qui la détient, même en cas de chute.</translation>
    </message>
    <message>
        <source>To the defence, if the taker fails</source>
        <translation>À la défense en cas de chute</translation>
    </message>
    <message>
        <source>The belote of a taker who fails goes to the defence.</source>
        <translation>La belote d’un preneur qui chute passe à la défense.</translation>
    </message>
    <message>
        <source>To the winner</source>
        <translation>Au gagnant</translation>
    </message>
    <message>
        <source>Not multiplied</source>
        <translation>Non multipliée</translation>
    </message>
    <message>
        <source>Multiplied</source>
        <translation>Multipliée</translation>
    </message>
    <message>
        <source>The belote goes to the defence when the taker fails, and to the winner when the contract is %1.</source>
        <translation>La belote passe à la défense si le preneur chute, et au gagnant si le contrat est %1.</translation>
    </message>
    <message>
        <source>Belote in a contract that is %1</source>
        <translation>Belote d’un contrat %1</translation>
    </message>
    <message>
        <source>Whether coinche or contre multiplies the winner&apos;s belote too.</source>
        <translation>Si la coinche ou le contre multiplie aussi la belote du gagnant.</translation>
    </message>
    <message>
        <source>The belote counts 20, whether the contract is %1 or not.</source>
        <translation>La belote vaut 20 points, que le contrat soit %1 ou non.</translation>
    </message>
    <message>
        <source>When the contract is %1, the winner&apos;s belote is multiplied too.</source>
        <translation>Quand le contrat est %1, la belote du gagnant est multipliée aussi.</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Points for sequences and fours of a kind found in the hand.</source>
        <translation>Des points pour les suites et les carrés que l’on a en main.</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sans</translation>
    </message>
    <message>
        <source>There are no declarations; only the belote counts.</source>
        <translation>On joue sans annonces&#x202f;; seule la belote compte.</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>Declarations are played.</source>
        <translation>On joue avec les annonces.</translation>
    </message>
    <message>
        <source>Declarations count: tierce 20, fifty 50, hundred 100, four of a kind 100 to 200.</source>
        <translation>On compte les annonces&#xa0;: tierce 20, cinquante 50, cent 100, carré 100 à 200.</translation>
    </message>
    <message>
        <source>Equal declarations</source>
        <translation>Annonces égales</translation>
    </message>
    <message>
        <source>Which of two equal declarations wins when neither is in trumps.</source>
        <translation>Laquelle de deux annonces égales l’emporte quand aucune n’est à l’atout.</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <translation>Personne ne marque</translation>
    </message>
    <message>
        <source>Of two equal declarations the one in trumps wins; if neither is, nobody scores any.</source>
        <translation>De deux annonces égales, celle à l’atout l’emporte&#x202f;; si aucune n’est à l’atout, personne ne marque d’annonce.</translation>
    </message>
    <message>
        <source>First to speak</source>
        <translation>Le premier à parler</translation>
    </message>
    <message>
        <source>Of two equal declarations the one in trumps wins; if neither is, the one named first.</source>
        <translation>De deux annonces égales, celle à l’atout l’emporte&#x202f;; si aucune n’est à l’atout, la première annoncée.</translation>
    </message>
    <message>
        <source>Showing the declarations</source>
        <translation>Montrer les annonces</translation>
    </message>
    <message>
        <source>When the side whose declarations count lays them open.</source>
        <translation>Quand le camp dont les annonces comptent les montre.</translation>
    </message>
    <message>
        <source>With the second card</source>
        <translation>À la deuxième carte</translation>
    </message>
    <message>
        <source>Declarations are named with one&apos;s first card; the better side shows them, each player with the second card.</source>
        <translation>On nomme ses annonces à sa première carte&#x202f;; le meilleur camp les montre, chacun à sa deuxième carte.</translation>
    </message>
    <message>
        <source>After the first trick</source>
        <translation>Après le premier pli</translation>
    </message>
    <message>
        <source>Declarations are named with one&apos;s first card; the better side shows them as soon as the first trick is over.</source>
        <translation>On nomme ses annonces à sa première carte&#x202f;; le meilleur camp les montre dès que le premier pli est fini.</translation>
    </message>
    <message>
        <source>Fours of a kind at no trumps</source>
        <translation>Carrés à sans atout</translation>
    </message>
    <message>
        <source>What four of a kind are worth when no suit is trump.</source>
        <translation>Ce que valent les carrés quand aucune couleur n’est atout.</translation>
    </message>
    <message>
        <source>Four nines 100</source>
        <translation>Carré de neuf 100</translation>
    </message>
    <message>
        <source>At no trumps four aces are worth 200, four tens 150, four kings, queens, jacks or nines 100.</source>
        <translation>À sans atout, quatre as valent 200, quatre dix 150, quatre rois, dames, valets ou neuf 100.</translation>
    </message>
    <message>
        <source>Four nines nothing</source>
        <translation>Carré de neuf rien</translation>
    </message>
    <message>
        <source>At no trumps four aces are worth 200, four tens 150, four kings, queens or jacks 100, four nines nothing.</source>
        <translation>À sans atout, quatre as valent 200, quatre dix 150, quatre rois, dames ou valets 100, quatre neuf rien.</translation>
    </message>
    <message>
        <source>Declarations of a side without a trick</source>
        <translation>Annonces du camp sans pli</translation>
    </message>
    <message>
        <source>Who marks the declarations of a side that takes no trick.</source>
        <translation>Qui marque les annonces du camp qui ne fait aucun pli.</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Gardées</translation>
    </message>
    <message>
        <source>A side that takes no trick keeps its declarations.</source>
        <translation>Le camp qui ne fait aucun pli garde ses annonces.</translation>
    </message>
    <message>
        <source>To the side that took all</source>
        <translation>Au camp du capot</translation>
    </message>
    <message>
        <source>A side that takes all eight tricks marks the other side&apos;s declarations too.</source>
        <translation>Le camp qui fait les huit plis marque aussi les annonces de l’autre.</translation>
    </message>
    <message>
        <source>When one cannot overruff</source>
        <translation>Quand on ne peut pas surcouper</translation>
    </message>
    <message>
        <source>What one plays on an opponent&apos;s ruff that one cannot beat.</source>
        <translation>Ce que l’on joue sur la coupe d’un adversaire que l’on ne peut pas battre.</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Carte libre</translation>
    </message>
    <message>
        <source>Who cannot overruff an opponent may play any card.</source>
        <translation>Qui ne peut pas surcouper un adversaire joue la carte qu’il veut.</translation>
    </message>
    <message>
        <source>Under-ruff</source>
        <translation>Sous-couper</translation>
    </message>
    <message>
        <source>Who cannot overruff an opponent must under-ruff: a trump is due, even a lower one.</source>
        <translation>Qui ne peut pas surcouper doit sous-couper&#xa0;: il joue un atout, même plus petit.</translation>
    </message>
    <message>
        <source>Going higher over one&apos;s partner</source>
        <translation>Monter sur son partenaire</translation>
    </message>
    <message>
        <source>Whether the duty to go higher in trumps holds when one&apos;s partner is winning the trick.</source>
        <translation>Si l’on doit monter à l’atout quand le partenaire est maître du pli.</translation>
    </message>
    <message>
        <source>Not required</source>
        <translation>Pas obligatoire</translation>
    </message>
    <message>
        <source>In trumps one must go higher if one can, but never over one&apos;s own partner.</source>
        <translation>À l’atout, on doit monter si l’on peut, mais jamais sur son partenaire.</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatoire</translation>
    </message>
    <message>
        <source>In trumps one must go higher if one can, even over one&apos;s own partner.</source>
        <translation>À l’atout, on doit monter si l’on peut, même sur son partenaire.</translation>
    </message>
    <message>
        <source>When one&apos;s partner has ruffed</source>
        <translation>Quand le partenaire a coupé</translation>
    </message>
    <message>
        <source>What a player without the suit led may play on his partner&apos;s winning ruff.</source>
        <translation>Ce que peut jouer, sans la couleur demandée, celui dont le partenaire est maître par une coupe.</translation>
    </message>
    <message>
        <source>Without the suit led, when one&apos;s partner is winning the trick, one may play any card.</source>
        <translation>Sans la couleur demandée, quand le partenaire est maître, on joue la carte que l’on veut.</translation>
    </message>
    <message>
        <source>No lower trump</source>
        <translation>Pas d’atout plus petit</translation>
    </message>
    <message>
        <source>On one&apos;s partner&apos;s winning ruff one may play any card, but no lower trump while holding a higher one.</source>
        <translation>Sur la coupe maîtresse du partenaire on joue ce que l’on veut, mais pas un atout plus petit si l’on en a un plus fort.</translation>
    </message>
    <message>
        <source>Higher, with nothing but trumps</source>
        <translation>Monter, si l’on n’a que de l’atout</translation>
    </message>
    <message>
        <source>On one&apos;s partner&apos;s winning ruff one may play any card; a hand of nothing but trumps must go higher if it can.</source>
        <translation>Sur la coupe maîtresse du partenaire on joue ce que l’on veut&#x202f;; qui n’a que de l’atout doit monter s’il le peut.</translation>
    </message>
    <message>
        <source>Card points at no trumps</source>
        <translation>Points des cartes à sans atout</translation>
    </message>
    <message>
        <source>What the cards are worth when no suit is trump.</source>
        <translation>Ce que valent les cartes quand aucune couleur n’est atout.</translation>
    </message>
    <message>
        <source>Ace 19: 162 in all</source>
        <translation>As 19&#xa0;: 162 en tout</translation>
    </message>
    <message>
        <source>At no trumps the ace is worth 19; with the last trick the pack makes 162 points.</source>
        <translation>À sans atout, l’as vaut 19&#x202f;; avec le dix de der, le jeu fait 162 points.</translation>
    </message>
    <message>
        <source>Ace 11: 130 in all</source>
        <translation>As 11&#xa0;: 130 en tout</translation>
    </message>
    <message>
        <source>At no trumps the ace is worth 11, as in a plain suit; with the last trick the pack makes 130 points.</source>
        <translation>À sans atout, l’as vaut 11, comme hors atout&#x202f;; avec le dix de der, le jeu fait 130 points.</translation>
    </message>
    <message>
        <source>Ace 11, brought to 162</source>
        <translation>As 11, ramené à 162</translation>
    </message>
    <message>
        <source>At no trumps the ace is worth 11 and the pack 130 points; the taker&apos;s points are multiplied by 162/130, the defence has the rest of 162.</source>
        <translation>À sans atout, l’as vaut 11 et le jeu 130 points&#x202f;; les points du preneur sont multipliés par 162/130, la défense a le reste de 162.</translation>
    </message>
    <message>
        <source>Card points at all trumps</source>
        <translation>Points des cartes à tout atout</translation>
    </message>
    <message>
        <source>What the cards are worth when every suit is trump.</source>
        <translation>Ce que valent les cartes quand toutes les couleurs sont atout.</translation>
    </message>
    <message>
        <source>Jack 13: 162 in all</source>
        <translation>Valet 13&#xa0;: 162 en tout</translation>
    </message>
    <message>
        <source>At all trumps jack 13, nine 9, ace 6, ten 5, king 3, queen 2; with the last trick the pack makes 162 points.</source>
        <translation>À tout atout, valet 13, neuf 9, as 6, dix 5, roi 3, dame 2&#x202f;; avec le dix de der, le jeu fait 162 points.</translation>
    </message>
    <message>
        <source>Jack 14: 162 in all</source>
        <translation>Valet 14&#xa0;: 162 en tout</translation>
    </message>
    <message>
        <source>At all trumps jack 14, nine 9, ace 6, ten 5, king 3, queen 1; with the last trick the pack makes 162 points.</source>
        <translation>À tout atout, valet 14, neuf 9, as 6, dix 5, roi 3, dame 1&#x202f;; avec le dix de der, le jeu fait 162 points.</translation>
    </message>
    <message>
        <source>Jack 20: 258 in all</source>
        <translation>Valet 20&#xa0;: 258 en tout</translation>
    </message>
    <message>
        <source>At all trumps every suit counts as trumps do, jack 20 and nine 14; with the last trick the pack makes 258 points.</source>
        <translation>À tout atout, chaque couleur compte comme l’atout, valet 20 et neuf 14&#x202f;; avec le dix de der, le jeu fait 258 points.</translation>
    </message>
    <message>
        <source>Jack 20, brought to 162</source>
        <translation>Valet 20, ramené à 162</translation>
    </message>
    <message>
        <source>At all trumps every suit counts as trumps do, 258 points; the taker&apos;s points are multiplied by 162/258 (198 gives 124), the defence has the rest of 162.</source>
        <translation>À tout atout, chaque couleur compte comme l’atout, 258 points&#x202f;; les points du preneur sont multipliés par 162/258 (198 donne 124), la défense a le reste de 162.</translation>
    </message>
    <message>
        <source>A deal at no trumps counts</source>
        <translation>Une donne à sans atout compte</translation>
    </message>
    <message>
        <source>By how much all the points of a deal at no trumps are multiplied.</source>
        <translation>Par combien on multiplie tous les points d’une donne à sans atout.</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Une fois</translation>
    </message>
    <message>
        <source>A deal at no trumps counts like any other.</source>
        <translation>Une donne à sans atout compte comme les autres.</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Deux fois</translation>
    </message>
    <message>
        <source>All the points of a deal at no trumps count twice.</source>
        <translation>Tous les points d’une donne à sans atout comptent deux fois.</translation>
    </message>
    <message>
        <source>All the points of a deal at no trumps count three times.</source>
        <translation>Tous les points d’une donne à sans atout comptent trois fois.</translation>
    </message>
    <message>
        <source>All the points of a deal at all trumps count twice.</source>
        <translation>Tous les points d’une donne à tout atout comptent deux fois.</translation>
    </message>
    <message>
        <source>All the points of a deal at all trumps count three times.</source>
        <translation>Tous les points d’une donne à tout atout comptent trois fois.</translation>
    </message>
    <message>
        <source>For all eight tricks, the last one counts 100 instead of 10: 252 points at a suit.</source>
        <translation>Pour les huit plis, le dernier compte 100 au lieu de 10&#xa0;: 252 points à la couleur.</translation>
    </message>
    <message>
        <source>For all eight tricks, the last one counts 98 instead of 10: 250 points at a suit.</source>
        <translation>Pour les huit plis, le dernier compte 98 au lieu de 10&#xa0;: 250 points à la couleur.</translation>
    </message>
    <message>
        <source>Three times</source>
        <translation>Trois fois</translation>
    </message>
    <message>
        <source>A deal at all trumps counts</source>
        <translation>Une donne à tout atout compte</translation>
    </message>
    <message>
        <source>By how much all the points of a deal at all trumps are multiplied.</source>
        <translation>Par combien on multiplie tous les points d’une donne à tout atout.</translation>
    </message>
    <message>
        <source>A deal at all trumps counts like any other.</source>
        <translation>Une donne à tout atout compte comme les autres.</translation>
    </message>
    <message>
        <source>Capot that was not bid</source>
        <translation>Capot non demandé</translation>
    </message>
    <message>
        <source>What the last trick counts for a side that takes all eight.</source>
        <translation>Ce que compte le dernier pli pour le camp qui fait les huit.</translation>
    </message>
    <message>
        <source>Last trick 100: 252 in all</source>
        <translation>Dernier pli 100&#xa0;: 252 en tout</translation>
    </message>
    <message>
        <source>250 in all</source>
        <translation>250 en tout</translation>
    </message>
    <message>
        <source>The contract is made with</source>
        <translation>Le contrat est réussi avec</translation>
    </message>
    <message>
        <source>What the taker&apos;s side must reach.</source>
        <translation>Ce que le camp du preneur doit atteindre.</translation>
    </message>
    <message>
        <source>Bid, and more than the defence</source>
        <translation>Contrat, et plus que la défense</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>Le contrat</translation>
    </message>
    <message>
        <source>The bid, and 82 for 80</source>
        <translation>Le contrat, et 82 pour 80</translation>
    </message>
    <message>
        <source>The contract is made when the taker&apos;s side reaches the points bid and has more than the defence.</source>
        <translation>Le contrat est réussi quand le camp du preneur atteint les points demandés et en a plus que la défense.</translation>
    </message>
    <message>
        <source>The contract is made when the taker&apos;s side reaches the points bid, whatever the defence has.</source>
        <translation>Le contrat est réussi dès que le camp du preneur atteint les points demandés, même si la défense en a davantage.</translation>
    </message>
    <message>
        <source>The contract is made when the taker&apos;s side reaches the points bid; a bid of 80 wants 82.</source>
        <translation>Le contrat est réussi dès que le camp du preneur atteint les points demandés&#x202f;; pour 80, il en faut 82.</translation>
    </message>
    <message>
        <source>More than the defence</source>
        <translation>Plus que la défense</translation>
    </message>
    <message>
        <source>The taker&apos;s side must have more points than the defence.</source>
        <translation>Le camp du preneur doit avoir plus de points que la défense.</translation>
    </message>
    <message>
        <source>What counts towards it</source>
        <translation>Ce qui compte pour le réussir</translation>
    </message>
    <message>
        <source>Which points are added up to see whether the contract is made.</source>
        <translation>Quels points on additionne pour voir si le contrat est réussi.</translation>
    </message>
    <message>
        <source>Tricks, belote, declarations</source>
        <translation>Plis, belote et annonces</translation>
    </message>
    <message>
        <source>Tricks, belote and declarations count towards the contract.</source>
        <translation>Les plis, la belote et les annonces comptent pour le contrat.</translation>
    </message>
    <message>
        <source>Tricks and belote count towards the contract.</source>
        <translation>Les plis et la belote comptent pour le contrat.</translation>
    </message>
    <message>
        <source>Tricks and belote</source>
        <translation>Plis et belote</translation>
    </message>
    <message>
        <source>Tricks and belote count towards the contract, declarations do not.</source>
        <translation>Les plis et la belote comptent pour le contrat, pas les annonces.</translation>
    </message>
    <message>
        <source>Tricks alone</source>
        <translation>Plis seuls</translation>
    </message>
    <message>
        <source>Only the tricks with the last one&apos;s ten count towards the contract.</source>
        <translation>Seuls les plis, dix de der compris, comptent pour le contrat.</translation>
    </message>
    <message>
        <source>At equal points</source>
        <translation>À égalité de points</translation>
    </message>
    <message>
        <source>What happens when both sides have the same total.</source>
        <translation>Ce qui se passe quand les deux camps ont le même total.</translation>
    </message>
    <message>
        <source>The taker fails</source>
        <translation>Le preneur chute</translation>
    </message>
    <message>
        <source>At equal points the taker fails.</source>
        <translation>À égalité, le preneur chute.</translation>
    </message>
    <message>
        <source>Litige</source>
        <translation>Litige</translation>
    </message>
    <message>
        <source>At equal points there is a litige: the defence marks its points, the taker&apos;s wait for the winners of the next deal.</source>
        <translation>À égalité il y a litige&#xa0;: la défense marque ses points, ceux du preneur attendent les gagnants de la donne suivante.</translation>
    </message>
    <message>
        <source>The contract is made</source>
        <translation>Le contrat est réussi</translation>
    </message>
    <message>
        <source>At equal points the contract is made.</source>
        <translation>À égalité, le contrat est réussi.</translation>
    </message>
    <message>
        <source>A made contract marks</source>
        <translation>Un contrat réussi marque</translation>
    </message>
    <message>
        <source>What both sides mark when a contract of points is made.</source>
        <translation>Ce que marquent les deux camps quand un contrat de points est réussi.</translation>
    </message>
    <message>
        <source>Points made and bid</source>
        <translation>Points faits et contrat</translation>
    </message>
    <message>
        <source>Contract made: the taker&apos;s side marks its points and its bid, the defence its points.</source>
        <translation>Contrat réussi&#xa0;: le camp du preneur marque ses points plus la valeur du contrat, la défense ses points.</translation>
    </message>
    <message>
        <source>The bid only</source>
        <translation>Le contrat seul</translation>
    </message>
    <message>
        <source>Contract made: the taker&apos;s side marks its bid, belote and declarations; the defence only belote and declarations.</source>
        <translation>Contrat réussi&#xa0;: le camp du preneur marque la valeur du contrat, sa belote et ses annonces&#x202f;; la défense, sa belote et ses annonces seulement.</translation>
    </message>
    <message>
        <source>Contract made: the taker&apos;s side marks its bid and its belote; the defence only its belote.</source>
        <translation>Contrat réussi&#xa0;: le camp du preneur marque la valeur du contrat et sa belote, la défense sa belote seulement.</translation>
    </message>
    <message>
        <source>A failed contract marks</source>
        <translation>Un contrat chuté marque</translation>
    </message>
    <message>
        <source>What the defence marks when the taker fails.</source>
        <translation>Ce que marque la défense quand le preneur chute.</translation>
    </message>
    <message>
        <source>160 and the bid</source>
        <translation>160 et le contrat</translation>
    </message>
    <message>
        <source>Contract failed: the defence marks 160 points and the bid.</source>
        <translation>Contrat chuté&#xa0;: la défense marque 160 points plus la valeur du contrat.</translation>
    </message>
    <message>
        <source>Contract failed: the defence marks 162 points (252 for all eight tricks) and the bid.</source>
        <translation>Contrat chuté&#xa0;: la défense marque 162 points (252 si elle fait les huit plis) plus la valeur du contrat.</translation>
    </message>
    <message>
        <source>Contract failed: the defence marks 160 points, without the bid.</source>
        <translation>Contrat chuté&#xa0;: la défense marque 160 points, sans la valeur du contrat.</translation>
    </message>
    <message>
        <source>When a contract fails, the defence marks 160 for the tricks, even with all eight.</source>
        <translation>Quand un contrat chute, la défense marque 160 points pour les plis, même si elle les fait tous les huit.</translation>
    </message>
    <message>
        <source>When a contract fails, a defence that took all eight tricks marks 250 instead of 160.</source>
        <translation>Quand un contrat chute, la défense qui a fait les huit plis marque 250 points au lieu de 160.</translation>
    </message>
    <message>
        <source>When a contract has failed or is %1, the winner marks 160 for the tricks, even with all eight.</source>
        <translation>Quand un contrat est chuté ou %1, le gagnant marque 160 points pour les plis, même s’il les fait tous les huit.</translation>
    </message>
    <message>
        <source>250 when the contract is %1</source>
        <translation>250 si le contrat est %1</translation>
    </message>
    <message>
        <source>When a contract is %1, a winner who took all eight tricks marks 250 for them instead of 160.</source>
        <translation>Quand un contrat est %1, le gagnant qui a fait les huit plis marque 250 points au lieu de 160.</translation>
    </message>
    <message>
        <source>When a contract has failed or is %1, a winner who took all eight tricks marks 250 for them instead of 160.</source>
        <translation>Quand un contrat est chuté ou %1, le gagnant qui a fait les huit plis marque 250 points au lieu de 160.</translation>
    </message>
    <message>
        <source>%1 multiplies</source>
        <comment>doubling</comment>
        <translation>%1 multiplie</translation>
    </message>
    <message>
        <source>Which points coinche or contre multiplies.</source>
        <translation>Quels points la coinche ou le contre multiplie.</translation>
    </message>
    <message>
        <source>In a contract that is %1 the winner marks the tricks in a lump, the bid and the declarations, all multiplied; the loser marks nothing but its belote.</source>
        <translation>Dans un contrat %1, le gagnant marque le forfait des plis, la valeur du contrat et les annonces, le tout multiplié&#x202f;; le perdant ne marque que sa belote.</translation>
    </message>
    <message>
        <source>In a contract that is %1 the winner marks the tricks in a lump and the bid, all multiplied; the loser marks nothing but its belote.</source>
        <translation>Dans un contrat %1, le gagnant marque le forfait des plis et la valeur du contrat, le tout multiplié&#x202f;; le perdant ne marque que sa belote.</translation>
    </message>
    <message>
        <source>In a contract that is %1 the bid alone is multiplied; the winner adds the tricks in a lump and the declarations once.</source>
        <translation>Dans un contrat %1, seule la valeur du contrat est multipliée&#x202f;; le gagnant y ajoute une fois le forfait des plis et les annonces.</translation>
    </message>
    <message>
        <source>In a contract that is %1 the bid alone is multiplied; the winner adds the tricks in a lump once.</source>
        <translation>Dans un contrat %1, seule la valeur du contrat est multipliée&#x202f;; le gagnant y ajoute une fois le forfait des plis.</translation>
    </message>
    <message>
        <source>In a contract that is %1 the winner marks 320 points for the tricks (640 when it is %2) and the bid multiplied.</source>
        <translation>Dans un contrat %1, le gagnant marque 320 points pour les plis, ou 640 s’il est %2, plus la valeur du contrat multipliée.</translation>
    </message>
    <message>
        <source>In a contract that is %1 the points of either side are multiplied.</source>
        <translation>Quand le contrat est %1, les points des deux camps sont multipliés.</translation>
    </message>
    <message>
        <source>The side that has %1 points or more at the end of a deal wins the match; if both have, the one with more wins, and at a tie one more deal is played.</source>
        <translation>Le camp qui a %1 points ou plus à la fin d’une donne gagne la partie&#x202f;; si les deux y arrivent, c’est celui qui en a le plus, et à égalité on joue une donne de plus.</translation>
    </message>
    <message>
        <source>162 and the bid</source>
        <translation>162 et le contrat</translation>
    </message>
    <message>
        <source>160, without the bid</source>
        <translation>160, sans le contrat</translation>
    </message>
    <message>
        <source>The whole pack</source>
        <translation>Tous les points du jeu</translation>
    </message>
    <message>
        <source>The 160 of a winner who took all</source>
        <translation>Les 160 du gagnant qui fait tout</translation>
    </message>
    <message>
        <source>When the 160 points for all the tricks become 250.</source>
        <translation>Quand les 160 points pour tous les plis deviennent 250.</translation>
    </message>
    <message>
        <source>Always 160</source>
        <translation>Toujours 160</translation>
    </message>
    <message>
        <source>Always 250</source>
        <translation>Toujours 250</translation>
    </message>
    <message>
        <source>All that the winner marks</source>
        <translation>Tout ce que marque le gagnant</translation>
    </message>
    <message>
        <source>The bid, with 320 or 640</source>
        <translation>Le contrat, avec 320 ou 640</translation>
    </message>
    <message>
        <source>The points of either side</source>
        <translation>Les points des deux camps</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>How a side&apos;s points become its mark; a contract is always judged before rounding.</source>
        <translation>Comment les points d’un camp deviennent sa marque&#x202f;; le contrat est toujours jugé avant l’arrondi.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Points are marked exactly as made.</source>
        <translation>Les points se marquent sans arrondi.</translation>
    </message>
    <message>
        <source>Nearest ten, 5 up</source>
        <translation>À la dizaine, 5 monte</translation>
    </message>
    <message>
        <source>Marks are rounded to the nearest ten, 5 going up: 95 gives 100.</source>
        <translation>On arrondit à la dizaine la plus proche&#x202f;; 5 arrondit vers le haut&#xa0;: 95 donne 100.</translation>
    </message>
    <message>
        <source>Nearest ten, 5 down</source>
        <translation>À la dizaine, 5 descend</translation>
    </message>
    <message>
        <source>Marks are rounded to the nearest ten, 5 going down: 95 gives 90.</source>
        <translation>On arrondit à la dizaine la plus proche&#x202f;; 5 arrondit vers le bas&#xa0;: 95 donne 90.</translation>
    </message>
    <message>
        <source>It marks the declarations of both sides too.</source>
        <comment>the defence</comment>
        <translation>Elle marque aussi les annonces des deux camps.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Contract failed: the defence marks the 162 points of the pack, or the capot if it takes all eight tricks.</source>
        <translation>Preneur dedans&#xa0;: la défense marque les 162 points du jeu, ou le capot si elle fait les huit plis.</translation>
    </message>
    <message>
        <source>Contract failed: the defence marks all the points of the pack (162 at a suit), or the capot if it takes all eight tricks.</source>
        <translation>Preneur dedans&#xa0;: la défense marque tous les points du jeu (162 à la couleur), ou le capot si elle fait les huit plis.</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Points à atteindre</translation>
    </message>
    <message>
        <source>The score that wins the match.</source>
        <translation>Le score qui gagne la partie.</translation>
    </message>
    <message>
        <source>Deal that ends the match</source>
        <translation>Donne qui finit la partie</translation>
    </message>
    <message>
        <source>How the deal that would bring a side to the target is counted.</source>
        <translation>Comment compte la donne qui amènerait un camp au but.</translation>
    </message>
    <message>
        <source>Rounded like the others</source>
        <translation>Arrondie comme les autres</translation>
    </message>
    <message>
        <source>The deal that ends the match is counted like the others.</source>
        <translation>La donne qui finit la partie compte comme les autres.</translation>
    </message>
    <message>
        <source>To the exact point</source>
        <translation>Au point près</translation>
    </message>
    <message>
        <source>The deal that would end the match counts to the exact point: rounding cannot carry a side to the target.</source>
        <translation>La donne qui finirait la partie compte au point près&#xa0;: l’arrondi ne peut pas amener un camp au but.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sens du jeu</translation>
    </message>
    <message>
        <source>Which way the deal, the bids and the tricks go round.</source>
        <translation>Dans quel sens tournent la donne, les enchères et les plis.</translation>
    </message>
    <message>
        <source>Anticlockwise (to the right)</source>
        <translation>Vers la droite (sens officiel)</translation>
    </message>
    <message>
        <source>The game goes anticlockwise: after each player comes the one on the right.</source>
        <translation>Le jeu tourne dans le sens inverse des aiguilles d’une montre&#xa0;: après chaque joueur vient son voisin de droite.</translation>
    </message>
    <message>
        <source>Clockwise (to the left)</source>
        <translation>Vers la gauche</translation>
    </message>
    <message>
        <source>The game goes clockwise: after each player comes the one on the left.</source>
        <translation>Le jeu tourne dans le sens des aiguilles d’une montre&#xa0;: après chaque joueur vient son voisin de gauche.</translation>
    </message>
    <message>
        <source>Packets of the deal</source>
        <translation>Paquets de la donne</translation>
    </message>
    <message>
        <source>How many cards are dealt at a time.</source>
        <translation>Combien de cartes on donne à la fois.</translation>
    </message>
    <message>
        <source>3, then 2, then 3</source>
        <translation>3, puis 2, puis 3</translation>
    </message>
    <message>
        <source>Bids go up by tens from 80, without a ceiling; above them comes capot.</source>
        <translation>Les enchères montent de dix en dix à partir de 80, sans plafond&#x202f;; au-dessus vient le capot.</translation>
    </message>
    <message>
        <source>A capot that was bid brings 500 points to the winner, made or failed, in place of tricks and bid; they are multiplied when it is %1.</source>
        <translation>Le capot demandé rapporte 500 points au gagnant, qu’il soit réussi ou chuté, à la place des plis et du contrat&#x202f;; ils sont multipliés s’il est %1.</translation>
    </message>
    <message>
        <source>There is no générale.</source>
        <translation>On ne joue pas la générale.</translation>
    </message>
    <message>
        <source>Whether and when an opponent may say coinche or contre.</source>
        <translation>Si un adversaire peut coincher ou contrer le contrat, et quand.</translation>
    </message>
    <message>
        <source>Nobody may %1.</source>
        <comment>double</comment>
        <translation>On ne peut pas %1.</translation>
    </message>
    <message>
        <source>An opponent may %1 the contract when it is his turn to speak.</source>
        <translation>Un adversaire peut %1 le contrat à son tour de parole.</translation>
    </message>
    <message>
        <source>An opponent may %1 the contract at any moment, without waiting for his turn.</source>
        <translation>Un adversaire peut %1 le contrat à la volée, sans attendre son tour de parole.</translation>
    </message>
    <message>
        <source>How many times a contract counts after surcoinche or surcontre.</source>
        <translation>Combien de fois compte un contrat surcoinché ou surcontré.</translation>
    </message>
    <message>
        <source>A contract that is %1 counts twice, one that is %2 three times.</source>
        <translation>Un contrat %1 compte deux fois, un contrat %2 trois fois.</translation>
    </message>
    <message>
        <source>A contract that is %1 counts twice, one that is %2 four times.</source>
        <translation>Un contrat %1 compte deux fois, un contrat %2 quatre fois.</translation>
    </message>
    <message>
        <source>Coinche</source>
        <translation>Coinche</translation>
    </message>
    <message>
        <source>Contre</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Redoubling (surcoinche, surcontre)</source>
        <translation>Surcoinche ou surcontre</translation>
    </message>
    <message>
        <source>Surcoinche</source>
        <translation>Surcoinche</translation>
    </message>
    <message>
        <source>Surcontre</source>
        <translation>Surcontre</translation>
    </message>
    <message>
        <source>Three cards are dealt to each, then two, then three.</source>
        <translation>On donne trois cartes à chacun, puis deux, puis trois.</translation>
    </message>
    <message>
        <source>Three cards are dealt to each, then two, and the next is turned up; the rest is dealt after the take.</source>
        <translation>On donne trois cartes à chacun, puis deux, et l’on retourne la suivante&#x202f;; le reste se donne après la prise.</translation>
    </message>
    <message>
        <source>Three cards are dealt to each, then two, then three; with a turned-up card the last three come after the take.</source>
        <translation>On donne trois cartes à chacun, puis deux, puis trois&#x202f;; à la retourne, les trois dernières viennent après la prise.</translation>
    </message>
    <message>
        <source>3, then 3, then 2</source>
        <translation>3, puis 3, puis 2</translation>
    </message>
    <message>
        <source>Three cards are dealt to each, then three, then two.</source>
        <translation>On donne trois cartes à chacun, puis trois, puis deux.</translation>
    </message>
    <message>
        <source>2, then 3, then 3</source>
        <translation>2, puis 3, puis 3</translation>
    </message>
    <message>
        <source>Two cards are dealt to each, then three, then three.</source>
        <translation>On donne deux cartes à chacun, puis trois, puis trois.</translation>
    </message>
    <message>
        <source>Two cards are dealt to each, then three, and the next is turned up; the rest is dealt after the take.</source>
        <translation>On donne deux cartes à chacun, puis trois, et l’on retourne la suivante&#x202f;; le reste se donne après la prise.</translation>
    </message>
    <message>
        <source>Two cards are dealt to each, then three, then three; with a turned-up card the last three come after the take.</source>
        <translation>On donne deux cartes à chacun, puis trois, puis trois&#x202f;; à la retourne, les trois dernières viennent après la prise.</translation>
    </message>
    <message>
        <source>Pack between two deals</source>
        <translation>Jeu entre deux donnes</translation>
    </message>
    <message>
        <source>What is done with the cards before dealing again.</source>
        <translation>Ce que l’on fait des cartes avant de redonner.</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <translation>Battu</translation>
    </message>
    <message>
        <source>The pack is shuffled before every deal.</source>
        <translation>On bat le jeu avant chaque donne.</translation>
    </message>
    <message>
        <source>Gathered and cut</source>
        <translation>Ramassé et coupé</translation>
    </message>
    <message>
        <source>The tricks are put one on the other and the pack is cut, three cards at least on either side; it is never shuffled.</source>
        <translation>On empile les plis et l’on coupe, trois cartes au moins de chaque côté&#x202f;; on ne bat jamais le jeu.</translation>
    </message>
    <message>
        <source>How the trump is chosen</source>
        <translation>Choix de l’atout</translation>
    </message>
    <message>
        <source>A turned-up card to take, or bids of points.</source>
        <translation>Une carte retournée que l’on prend, ou des enchères de points.</translation>
    </message>
    <message>
        <source>Turned-up card</source>
        <translation>À la retourne</translation>
    </message>
    <message>
        <source>Each has five cards and one is turned up: in two rounds, each player takes or passes.</source>
        <translation>Chacun reçoit cinq cartes et l’on en retourne une&#xa0;: en deux tours, chaque joueur prend ou passe.</translation>
    </message>
    <message>
        <source>Bids of points</source>
        <translation>Aux points</translation>
    </message>
    <message>
        <source>Each has eight cards and bids the points that his side will make, from 80 to capot.</source>
        <translation>Chacun a huit cartes et enchérit sur les points que son camp fera, de 80 au capot.</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Sans atout</translation>
    </message>
    <message>
        <source>Whether no trumps may be called beside the four suits.</source>
        <translation>Si l’on peut jouer à sans atout à côté des quatre couleurs.</translation>
    </message>
    <message>
        <source>Not played</source>
        <comment>no trumps</comment>
        <translation>Non joué</translation>
    </message>
    <message>
        <source>No trumps is not played.</source>
        <translation>On ne joue pas à sans atout.</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>no trumps</comment>
        <translation>Joué</translation>
    </message>
    <message>
        <source>No trumps may be called: no suit is trump and nobody ruffs.</source>
        <translation>On peut jouer à sans atout&#xa0;: aucune couleur n’est atout et personne ne coupe.</translation>
    </message>
    <message>
        <source>All trumps</source>
        <translation>Tout atout</translation>
    </message>
    <message>
        <source>Whether all trumps may be called beside the four suits.</source>
        <translation>Si l’on peut jouer à tout atout à côté des quatre couleurs.</translation>
    </message>
    <message>
        <source>Not played</source>
        <comment>all trumps</comment>
        <translation>Non joué</translation>
    </message>
    <message>
        <source>All trumps is not played.</source>
        <translation>On ne joue pas à tout atout.</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>all trumps</comment>
        <translation>Joué</translation>
    </message>
    <message>
        <source>All trumps may be called: the jack and the nine are the highest in all four suits.</source>
        <translation>On peut jouer à tout atout&#xa0;: dans les quatre couleurs, le valet et le neuf sont les plus forts.</translation>
    </message>
    <message>
        <source>Highest bid of points</source>
        <translation>Plus haute enchère</translation>
    </message>
    <message>
        <source>How far the bids go; capot stands above them in any case.</source>
        <translation>Jusqu’où montent les enchères&#x202f;; le capot reste au-dessus.</translation>
    </message>
    <message>
        <source>No ceiling</source>
        <translation>Sans plafond</translation>
    </message>
    <message>
        <source>Capot that was bid</source>
        <translation>Capot demandé</translation>
    </message>
    <message>
        <source>What a bid of all eight tricks is worth.</source>
        <translation>Ce que vaut l’enchère de faire les huit plis.</translation>
    </message>
    <message>
        <source>500 in all</source>
        <translation>500 en tout</translation>
    </message>
    <message>
        <source>Générale</source>
        <translation>Générale</translation>
    </message>
    <message>
        <source>A bid to take all eight tricks alone, above capot.</source>
        <translation>L’enchère de faire les huit plis à soi seul, au-dessus du capot.</translation>
    </message>
    <message>
        <source>Not played</source>
        <comment>générale</comment>
        <translation>Non jouée</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>générale</comment>
        <translation>Jouée</translation>
    </message>
    <message>
        <source>A player may bid générale: to take all eight tricks alone, for 500 points.</source>
        <translation>On peut demander la générale&#xa0;: faire les huit plis à soi seul, pour 500 points.</translation>
    </message>
    <message>
        <source>Doubling (coinche, contre)</source>
        <translation>Coinche ou contre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>À son tour</translation>
    </message>
    <message>
        <source>At any moment</source>
        <translation>À la volée</translation>
    </message>
    <message>
        <source>Four times</source>
        <translation>Quatre fois</translation>
    </message>
    <message>
        <source>Bids go up by tens from 80 to %1; above that there is only capot.</source>
        <translation>Les enchères montent de dix en dix, de 80 à %1&#x202f;; au-dessus vient le capot.</translation>
    </message>
    <message>
        <source>A capot that was bid is a contract of %1 points.</source>
        <translation>Le capot demandé est un contrat de %1 points.</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>Deal %1</source>
        <translation>Donne %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the deal as one line</source>
        <translation>Copier la donne en une ligne</translation>
    </message>
    <message>
        <source>Play it again…</source>
        <translation>Rejouer…</translation>
    </message>
    <message>
        <source>Begin a match with these cards</source>
        <translation>Commencer une partie avec ces cartes</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>Triangle: leads. Frame: takes the trick.</source>
        <translation>Triangle&#xa0;: entame. Cadre&#xa0;: fait le pli.</translation>
    </message>
    <message>
        <source>Attempts at this deal</source>
        <translation>Essais de cette donne</translation>
    </message>
    <message>
        <source>This attempt cannot be shown: the cards are not known any more.</source>
        <translation>Impossible de montrer cet essai&#xa0;: on n’en a plus les cartes.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One card back</source>
        <translation>Une carte en arrière</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carte suivante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what, key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between players</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, card</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Trick %1: %2.</source>
        <comment>number, cards</comment>
        <translation>Pli %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The hands as dealt. %1 leads.</source>
        <comment>player</comment>
        <translation>Les mains au départ. %1 entame.</translation>
    </message>
    <message>
        <source>Everybody passed.</source>
        <translation>Tout le monde a passé.</translation>
    </message>
    <message>
        <source>The auction was not played to its end.</source>
        <translation>Les enchères n’ont pas été menées à leur terme.</translation>
    </message>
    <message>
        <source>Trick %1. %2: %3.</source>
        <comment>number, player, card</comment>
        <translation>Pli %1. %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 declares: %2.</source>
        <comment>player, declarations</comment>
        <translation>%1 annonce&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 shows: %2.</source>
        <comment>player, declarations</comment>
        <translation>%1 montre&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 %2 – %3 %4</source>
        <comment>side, points, side, points</comment>
        <translation>%1 %2 – %3 %4</translation>
    </message>
    <message>
        <source>Turned up: %1.</source>
        <comment>card</comment>
        <translation>Retourne&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Belote and rebelote: %1.</source>
        <comment>players</comment>
        <translation>Belote et rebelote&#xa0;: %1.</translation>
    </message>
    <message>
        <source>cannot be shown</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>given up in the auction</source>
        <translation>abandonné pendant les enchères</translation>
    </message>
    <message>
        <source>given up after %1</source>
        <comment>«3 tricks»</comment>
        <translation>abandonné après %1</translation>
    </message>
    <message>
        <source>Attempt %1 (it counts): %2</source>
        <translation>Essai %1 (il compte)&#xa0;: %2</translation>
    </message>
    <message>
        <source>Attempt %1: %2</source>
        <translation>Essai %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>PlayAgain</name>
    <message>
        <source>A match begins with these cards.</source>
        <translation>Une partie commence avec ces cartes.</translation>
    </message>
    <message>
        <source>Play this deal again?</source>
        <translation>Rejouer cette donne&#x202f;?</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>La rejouer</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>As usual</source>
        <comment>players</comment>
        <translation>Comme d’habitude</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>S’asseoir</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <comment>seat</comment>
        <translation>Nom de %1</translation>
    </message>
    <message>
        <source>Plays at this screen</source>
        <translation>Joue à cet écran</translation>
    </message>
    <message>
        <source>As the others: %1</source>
        <comment>level</comment>
        <translation>Comme les autres&#xa0;: %1</translation>
    </message>
    <message>
        <source>As the others</source>
        <translation>Comme les autres</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <comment>seat</comment>
        <translation>Qui joue %1</translation>
    </message>
    <message>
        <source>Two players cannot both be called %1.</source>
        <comment>name</comment>
        <translation>Deux joueurs ne peuvent pas s’appeler %1 tous les deux.</translation>
    </message>
    <message>
        <source>Somebody must play at this screen.</source>
        <translation>Il faut quelqu’un pour jouer à cet écran.</translation>
    </message>
    <message>
        <source>The player at this screen always sits below.</source>
        <translation>Le joueur à cet écran est toujours assis en bas.</translation>
    </message>
    <message>
        <source>A curtain hides the cards whenever it is another player’s turn at this screen.</source>
        <translation>Un rideau cache les cartes dès que vient le tour d’un autre joueur.</translation>
    </message>
    <message>
        <source>How high %1 bids</source>
        <comment>seat</comment>
        <translation>Audace aux enchères de %1</translation>
    </message>
    <message>
        <source>How often %1 doubles</source>
        <comment>seat</comment>
        <translation>Goût pour la coinche de %1</translation>
    </message>
    <message>
        <source>Boldness</source>
        <translation>Audace</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Coinche</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Chercher dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fichiers de &amp;type&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>You have %1: you must follow suit.</source>
        <translation>Vous avez du %1&#xa0;: vous devez fournir.</translation>
    </message>
    <message>
        <source>At all trumps you must go over %1: you have a higher card of this suit.</source>
        <translation>À tout atout, vous devez monter sur %1&#xa0;: vous avez plus fort dans la couleur.</translation>
    </message>
    <message>
        <source>Trumps are led: you must go over %1, and you can.</source>
        <translation>Atout est demandé&#xa0;: vous devez monter sur %1, et vous le pouvez.</translation>
    </message>
    <message>
        <source>You must overruff %1: you have a higher trump.</source>
        <translation>Vous devez surcouper %1&#xa0;: vous avez un atout plus fort.</translation>
    </message>
    <message>
        <source>You cannot go over %1, but you must still play a trump.</source>
        <translation>Vous ne pouvez pas monter sur %1, mais vous devez quand même jouer atout.</translation>
    </message>
    <message>
        <source>Your partner has ruffed with %1: no trump below it while you hold a higher one.</source>
        <translation>Votre partenaire a coupé avec %1&#xa0;: pas d’atout plus petit tant que vous en avez un plus fort.</translation>
    </message>
    <message>
        <source>You do not hold %1.</source>
        <translation>Vous n’avez pas %1.</translation>
    </message>
    <message>
        <source>You cannot follow suit and an opponent holds the trick: ruff with %1.</source>
        <translation>Vous n’avez pas la couleur et l’adversaire est maître&#xa0;: vous devez couper à %1.</translation>
    </message>
    <message>
        <source>Not yet: it is the turn of %1.</source>
        <translation>Patience&#xa0;: c’est à %1 de jouer.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La donne est finie.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas à vous.</translation>
    </message>
    <message>
        <source>This is not the moment for it.</source>
        <translation>Ce n’est pas le moment.</translation>
    </message>
    <message>
        <source>You do not hold this card.</source>
        <translation>Vous n’avez pas cette carte.</translation>
    </message>
    <message>
        <source>You must follow suit.</source>
        <translation>Vous devez fournir.</translation>
    </message>
    <message>
        <source>You must go higher.</source>
        <translation>Vous devez monter.</translation>
    </message>
    <message>
        <source>You must ruff.</source>
        <translation>Vous devez couper.</translation>
    </message>
    <message>
        <source>You must overruff.</source>
        <translation>Vous devez surcouper.</translation>
    </message>
    <message>
        <source>You must play a trump.</source>
        <translation>Vous devez jouer atout.</translation>
    </message>
    <message>
        <source>You may not under-ruff your partner.</source>
        <translation>Vous ne pouvez pas sous-couper votre partenaire.</translation>
    </message>
    <message>
        <source>You must bid more than the last bid.</source>
        <translation>Il faut dire plus que la dernière enchère.</translation>
    </message>
    <message>
        <source>The rules of this match do not go that high.</source>
        <translation>Les règles de cette partie ne montent pas si haut.</translation>
    </message>
    <message>
        <source>This trump cannot be called now.</source>
        <translation>Cet atout ne peut pas être demandé maintenant.</translation>
    </message>
    <message>
        <source>The contract is %1: no more bids.</source>
        <translation>Le contrat est %1&#xa0;: plus d’enchères.</translation>
    </message>
    <message>
        <source>There is no bid to %1 yet.</source>
        <translation>Il n’y a encore rien à %1.</translation>
    </message>
    <message>
        <source>The contract is not %1.</source>
        <translation>Le contrat n’est pas %1.</translation>
    </message>
    <message>
        <source>Only the other side can %1.</source>
        <translation>Seuls les adversaires du preneur peuvent %1.</translation>
    </message>
    <message>
        <source>The contract is %1: only the taker&apos;s side may answer.</source>
        <translation>Le contrat est %1&#xa0;: seul le camp du preneur peut répondre.</translation>
    </message>
    <message>
        <source>The rules of this match do not have it.</source>
        <translation>Les règles de cette partie ne le prévoient pas.</translation>
    </message>
    <message>
        <source>This declaration is not in your hand.</source>
        <translation>Cette annonce n’est pas dans votre jeu.</translation>
    </message>
    <message>
        <source>Too late: declarations are made before your first card.</source>
        <translation>Trop tard&#xa0;: on annonce avant sa première carte.</translation>
    </message>
    <message>
        <source>That was said already.</source>
        <translation>C’est déjà dit.</translation>
    </message>
    <message>
        <source>There is no belote to say.</source>
        <translation>Il n’y a pas de belote à dire.</translation>
    </message>
    <message>
        <source>You said belote: play the king or the queen of trumps.</source>
        <translation>Vous avez dit belote&#xa0;: jouez le roi ou la dame d’atout.</translation>
    </message>
    <message>
        <source>Your turn: your last card</source>
        <translation>À vous&#xa0;: votre dernière carte</translation>
    </message>
    <message>
        <source>Your turn: your partner holds the trick, play any card</source>
        <translation>À vous&#xa0;: votre partenaire est maître, jouez librement</translation>
    </message>
    <message>
        <source>Your turn: play any card</source>
        <translation>À vous&#xa0;: jouez ce que vous voulez</translation>
    </message>
    <message>
        <source>Your turn: only %1 can be played</source>
        <translation>À vous&#xa0;: vous ne pouvez jouer que %1</translation>
    </message>
    <message>
        <source>Your turn: follow in %1</source>
        <translation>À vous&#xa0;: fournissez à %1</translation>
    </message>
    <message>
        <source>Your turn: ruff with %1</source>
        <translation>À vous&#xa0;: coupez à %1</translation>
    </message>
    <message>
        <source>Your turn: go over %1</source>
        <translation>À vous&#xa0;: montez sur %1</translation>
    </message>
    <message>
        <source>Your turn: overruff %1</source>
        <translation>À vous&#xa0;: surcoupez %1</translation>
    </message>
    <message>
        <source>Your turn: play a trump, even below %1</source>
        <translation>À vous&#xa0;: jouez atout, même sous %1</translation>
    </message>
    <message>
        <source>Your turn: no trump below %1</source>
        <translation>À vous&#xa0;: pas d’atout sous %1</translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>Your turn: take %1 or pass</source>
        <translation>À vous&#xa0;: prenez %1 ou passez</translation>
    </message>
    <message>
        <source>Your turn to bid</source>
        <translation>À vous de parler</translation>
    </message>
    <message>
        <source>Your turn: lead any card</source>
        <translation>À vous d’entamer</translation>
    </message>
    <message>
        <source>Your turn: lead any card</source>
        <comment>after the first trick</comment>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <comment>seat</comment>
        <translation>%1 réfléchit…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat: card</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>No ruffing, no belote</source>
        <translation>On ne coupe pas, pas de belote</translation>
    </message>
    <message>
        <source>Every suit is trumps: go higher, even over your partner</source>
        <translation>Tout est atout&#xa0;: montez, même sur votre partenaire</translation>
    </message>
    <message>
        <source>Every suit is trumps: go over the opponents</source>
        <translation>Tout est atout&#xa0;: montez sur les adversaires</translation>
    </message>
    <message>
        <source>%1 is trumps</source>
        <translation>Atout %1</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Contract and score</source>
        <translation>Le contrat et la marque</translation>
    </message>
    <message>
        <source>In a suit, 82 points are enough; 81 all is a tie.</source>
        <translation>À la couleur, 82 points suffisent&#x202f;; 81 partout est une égalité.</translation>
    </message>
    <message>
        <source>So 82 points are enough; 81 all is a tie.</source>
        <translation>Le preneur réussit donc dès 82 points&#x202f;; 81 partout est une égalité.</translation>
    </message>
    <message>
        <source>Tables differ here: others add the belote, and the declarations, to the tricks. “New match” has a tick for it.</source>
        <translation>Ici les tables diffèrent&#xa0;: d’autres ajoutent aux plis la belote, et les annonces. La case «&#xa0;La belote compte pour le contrat&#xa0;» de «&#xa0;Nouvelle partie&#xa0;» en décide&#x202f;; pour les annonces, voyez «&#xa0;Toutes les règles…&#xa0;».</translation>
    </message>
    <message>
        <source>Tables differ here: others count the tricks alone. “New match” has a tick for it.</source>
        <translation>Ici les tables diffèrent&#xa0;: d’autres ne comptent que les plis. La case «&#xa0;La belote compte pour le contrat&#xa0;» de «&#xa0;Nouvelle partie&#xa0;» en décide.</translation>
    </message>
    <message>
        <source>Contract made: each side marks the points it made.</source>
        <translation>Contrat réussi&#xa0;: chaque camp marque les points qu’il a faits.</translation>
    </message>
    <message>
        <source>Rounding never helps to make a contract: with 89 points a bid of 90 fails.</source>
        <translation>L’arrondi n’aide jamais à réussir&#xa0;: avec 89 points, un contrat de 90 chute.</translation>
    </message>
    <message>
        <source>Rounding never helps to make a contract.</source>
        <translation>L’arrondi n’aide jamais à réussir un contrat.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <translation>Exemples de compte</translation>
    </message>
    <message>
        <source>Every figure here is counted by the program with the rules of this table.</source>
        <translation>Chaque chiffre est compté par le programme avec les règles de cette table.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>The old book plays to 1000 points, or to 3000 when all trumps is played.</source>
        <translation>D’après le livre ancien, la partie se joue en 1&#x202f;000 points, ou en 3&#x202f;000 quand on joue à tout atout.</translation>
    </message>
    <message>
        <source>The play of the card</source>
        <translation>Le jeu de la carte</translation>
    </message>
    <message>
        <source>Follow.</source>
        <translation>Fournir.</translation>
    </message>
    <message>
        <source>The leader of a trick plays any card; the winner of a trick leads to the next. The highest trump wins; if there is none, the highest card of the suit led.</source>
        <translation>Qui entame un pli joue la carte qu’il veut&#x202f;; le gagnant d’un pli entame le suivant. Le plus fort atout l’emporte&#x202f;; s’il n’y en a pas, la plus forte carte de la couleur demandée.</translation>
    </message>
    <message>
        <source>Who has the suit led must play a card of it.</source>
        <translation>Qui a de la couleur demandée doit en jouer.</translation>
    </message>
    <message>
        <source>Who has not the suit led must ruff while an opponent is winning the trick, and go over a trump that already lies there if he can.</source>
        <translation>Qui n’a pas la couleur demandée doit couper quand un adversaire est maître du pli, et monter sur l’atout déjà posé s’il le peut.</translation>
    </message>
    <message>
        <source>Ruff.</source>
        <translation>Couper.</translation>
    </message>
    <message>
        <source>Who has neither the suit led nor a trump plays any card.</source>
        <translation>Qui n’a ni la couleur demandée ni atout joue ce qu’il veut.</translation>
    </message>
    <message>
        <source>Discard.</source>
        <translation>Se défausser.</translation>
    </message>
    <message>
        <source>Nobody ruffs: one follows suit, and otherwise plays any card; there is no duty to go higher.</source>
        <translation>Personne ne coupe&#xa0;: on fournit la couleur, sinon on joue ce que l’on veut&#x202f;; rien n’oblige à monter.</translation>
    </message>
    <message>
        <source>At no trumps.</source>
        <translation>À sans atout.</translation>
    </message>
    <message>
        <source>Every suit is trump: in the suit led one must go higher if one can, as in trumps; without that suit nobody ruffs, one plays any card.</source>
        <translation>Toutes les couleurs sont atout&#xa0;: dans la couleur demandée on doit monter si l’on peut, comme à l’atout&#x202f;; sans cette couleur personne ne coupe, on joue ce que l’on veut.</translation>
    </message>
    <message>
        <source>At all trumps.</source>
        <translation>À tout atout.</translation>
    </message>
    <message>
        <source>What may be played?</source>
        <translation>Que peut-on jouer&#x202f;?</translation>
    </message>
    <message>
        <source>Order and value of cards</source>
        <translation>Ordre et valeur des cartes</translation>
    </message>
    <message>
        <source>From the strongest to the weakest, with their points:</source>
        <translation>De la plus forte à la plus faible, avec leurs points&#xa0;:</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>À l’atout</translation>
    </message>
    <message>
        <source>Plain suit</source>
        <translation>Hors atout</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Sans atout</translation>
    </message>
    <message>
        <source>All trumps</source>
        <translation>Tout atout</translation>
    </message>
    <message>
        <source>The last trick brings %1 points, the dix de der. So a deal in a suit makes %2 points: 62 in trumps, 30 in each of the three other suits, and the dix de der.</source>
        <translation>Le dernier pli rapporte %1 points, le dix de der. Une donne à la couleur fait donc %2 points&#xa0;: 62 à l’atout, 30 dans chacune des trois autres couleurs, et le dix de der.</translation>
    </message>
    <message>
        <source>King and queen of trump in one hand bring their side 20 points: “belote” is said with the first, “rebelote” with the second.</source>
        <translation>Le roi et la dame d’atout dans une même main rapportent 20 points à leur camp&#xa0;: on dit «&#xa0;belote&#xa0;» avec la première des deux, «&#xa0;rebelote&#xa0;» avec la seconde.</translation>
    </message>
    <message>
        <source>A card serves in one declaration only. Sequences follow the order seven, eight, nine, ten, jack, queen, king, ace, in trumps too.</source>
        <translation>Une carte ne sert que dans une annonce. Les suites vont dans l’ordre sept, huit, neuf, dix, valet, dame, roi, as, même à l’atout.</translation>
    </message>
    <message>
        <source>A suit</source>
        <translation>À la couleur</translation>
    </message>
    <message>
        <source>All the points</source>
        <translation>Tous les points</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>With the last trick</source>
        <translation>Avec le dix de der</translation>
    </message>
    <message>
        <source>With all eight tricks</source>
        <translation>Avec les huit plis</translation>
    </message>
    <message>
        <source>The old book prints a total of 120 at no trumps “with the last trick”. That is the 4 × 30 = 120 of the cards alone: with the ten of the last trick the right total is %1, and this program counts %1. The book&apos;s 258 at all trumps does include the last trick.</source>
        <translation>Le livre ancien imprime un total de 120 à sans atout, «&#xa0;dernière levée comprise&#xa0;». C’est le total des seules cartes, 4 × 30 = 120&#xa0;: avec les dix points du dernier pli, le bon total est %1, et c’est %1 que l’on compte ici. Le 258 du livre à tout atout comprend bien le dernier pli.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>card, its points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Suit: %1</source>
        <comment>its points</comment>
        <translation>Couleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, counted as %2</source>
        <translation>%1, ramenés à %2</translation>
    </message>
    <message>
        <source>Belote and rebelote</source>
        <translation>La belote et la rebelote</translation>
    </message>
    <message>
        <source>At no trumps there is no belote.</source>
        <translation>À sans atout, il n’y a pas de belote.</translation>
    </message>
    <message>
        <source>At all trumps every suit has its belote: up to four in a deal, 80 points.</source>
        <translation>À tout atout, chaque couleur a sa belote&#xa0;: jusqu’à quatre par donne, 80 points.</translation>
    </message>
    <message>
        <source>Declarations</source>
        <comment>section</comment>
        <translation>Les annonces</translation>
    </message>
    <message>
        <source>Sequence in a suit</source>
        <translation>Suite dans une couleur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Tierce</source>
        <translation>Tierce</translation>
    </message>
    <message>
        <source>Fifty</source>
        <translation>Cinquante</translation>
    </message>
    <message>
        <source>Hundred</source>
        <translation>Cent</translation>
    </message>
    <message>
        <source>5 or more</source>
        <translation>5 ou plus</translation>
    </message>
    <message>
        <source>Only the side with the best declaration scores, and it scores all its own. A four of a kind beats any sequence; of two sequences the longer wins, then the one with the higher top card.</source>
        <translation>Seul le camp qui a la meilleure annonce marque, et il marque toutes les siennes. Un carré bat n’importe quelle suite&#x202f;; de deux suites, la plus longue l’emporte, puis celle qui monte le plus haut.</translation>
    </message>
    <message>
        <source>One may keep silent: what is not named is not counted.</source>
        <translation>On peut se taire&#xa0;: ce qui n’est pas annoncé ne compte pas.</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Suit, all trumps</source>
        <translation>Couleur, tout atout</translation>
    </message>
    <message>
        <source>Four eights or sevens are worth nothing.</source>
        <translation>Les carrés de huit et de sept ne valent rien.</translation>
    </message>
    <message>
        <source>Of two fours of a kind the one worth more wins; at the same value, the one of the stronger cards.</source>
        <translation>De deux carrés, celui qui vaut le plus l’emporte&#x202f;; à valeur égale, celui des cartes les plus fortes.</translation>
    </message>
    <message>
        <source>From the highest: %1.</source>
        <comment>fours of a kind</comment>
        <translation>Du plus fort au plus faible&#xa0;: %1.</translation>
    </message>
    <message>
        <source>From the highest, in a suit and at all trumps: %1; at no trumps: %2.</source>
        <translation>Du plus fort au plus faible, à la couleur et à tout atout&#xa0;: %1&#x202f;; à sans atout&#xa0;: %2.</translation>
    </message>
    <message>
        <source>From the highest, in a suit: %1; at no trumps: %2.</source>
        <translation>Du plus fort au plus faible, à la couleur&#xa0;: %1&#x202f;; à sans atout&#xa0;: %2.</translation>
    </message>
    <message>
        <source>At this table: %1.</source>
        <comment>«3 options changed»</comment>
        <translation>À cette table&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option: value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Le but du jeu</translation>
    </message>
    <message>
        <source>Four play, two against two; partners sit opposite each other: North and South, East and West.</source>
        <translation>On joue à quatre, deux contre deux&#x202f;; les partenaires se font face&#xa0;: Nord et Sud, Est et Ouest.</translation>
    </message>
    <message>
        <source>The pack has 32 cards, from the seven to the ace.</source>
        <translation>On se sert de 32 cartes, du sept à l’as.</translation>
    </message>
    <message>
        <source>In each deal one side undertakes to make enough points with a trump of its choice, and the other defends.</source>
        <translation>À chaque donne, un camp s’engage à faire assez de points avec un atout de son choix, et l’autre défend.</translation>
    </message>
    <message>
        <source>Text followed: %1.</source>
        <comment>a document</comment>
        <translation>Texte suivi&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Points come from the cards taken in tricks, from the dix de der (ten points for the last trick) and from the belote (twenty points for king and queen of trump in one hand).</source>
        <translation>Les points viennent des cartes des plis, du dix de der (dix points pour le dernier pli) et de la belote (vingt points pour le roi et la dame d’atout dans une même main).</translation>
    </message>
    <message>
        <source>Declarations come on top.</source>
        <translation>Les annonces s’y ajoutent.</translation>
    </message>
    <message>
        <source>The match is played to %1.</source>
        <comment>«1,000 points»</comment>
        <translation>La partie se joue en %1.</translation>
    </message>
    <message>
        <source>In each deal a card is turned up: one side takes its suit as trump or, in a second round, another suit, and undertakes to make enough points; the other defends.</source>
        <translation>À chaque donne, une carte est retournée&#xa0;: un camp prend à la couleur de cette carte ou, au deuxième tour, à une autre, et s’engage à faire assez de points&#x202f;; l’autre défend.</translation>
    </message>
    <message>
        <source>No trumps and all trumps may be called from the first round on.</source>
        <translation>Dès le premier tour, on peut aussi jouer à sans atout ou à tout atout.</translation>
    </message>
    <message>
        <source>No trumps may be called from the first round on.</source>
        <translation>Dès le premier tour, on peut aussi jouer à sans atout.</translation>
    </message>
    <message>
        <source>All trumps may be called from the first round on.</source>
        <translation>Dès le premier tour, on peut aussi jouer à tout atout.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>The player after the dealer speaks first and leads to the first trick, whoever takes. The deal passes to that player next.</source>
        <translation>Le joueur qui suit le donneur parle et entame le premier, quel que soit le preneur. C’est lui qui donne ensuite.</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Les enchères</translation>
    </message>
    <message>
        <source>The take</source>
        <translation>La prise</translation>
    </message>
    <message>
        <source>Only suits are played: neither no trumps nor all trumps.</source>
        <translation>On ne joue qu’à la couleur&#xa0;: ni sans atout ni tout atout.</translation>
    </message>
    <message>
        <source>Each in turn passes, or bids a value and a trump, higher than the bid before. Only the value counts: no trump outranks another.</source>
        <translation>Chacun à son tour passe, ou dit une valeur et un atout, au-dessus de l’enchère précédente. Seule la valeur compte&#xa0;: aucun atout ne l’emporte sur un autre.</translation>
    </message>
    <message>
        <source>One may raise one&apos;s partner and come back after a pass, but not go over one&apos;s own standing bid. Three passes end the auction; when all four pass, the next player deals.</source>
        <translation>On peut relancer son partenaire et revenir après avoir passé, mais pas surenchérir sur soi-même. Trois passes terminent les enchères&#x202f;; si les quatre passent, le joueur suivant donne.</translation>
    </message>
    <message>
        <source>capot</source>
        <translation>capot</translation>
    </message>
    <message>
        <source>générale</source>
        <translation>générale</translation>
    </message>
    <message>
        <source>The ladder of bids</source>
        <translation>L’échelle des enchères</translation>
    </message>
    <message>
        <source>First round: one takes in the suit of the turned card, or passes.</source>
        <translation>Premier tour&#xa0;: on prend dans la couleur de la retourne, ou l’on passe.</translation>
    </message>
    <message>
        <source>Second round, when all four have passed: one takes in another suit, or passes. When all pass again, the next player deals.</source>
        <translation>Second tour, si tous ont passé&#xa0;: on prend dans une autre couleur, ou l’on passe. Si tous passent encore, le joueur suivant donne.</translation>
    </message>
    <message>
        <source>The taker picks up the turned card and is dealt two more; the others are dealt three.</source>
        <translation>Le preneur ramasse la retourne et reçoit deux autres cartes&#x202f;; les autres en reçoivent trois.</translation>
    </message>
    <message>
        <source>The ladder of trumps</source>
        <translation>L’échelle des atouts</translation>
    </message>
    <message>
        <source>The steps above a suit may be called at any turn from the first round on, over one&apos;s partner too, never over oneself. The last to call is the taker and picks up the turned card.</source>
        <translation>Les échelons au-dessus de la couleur se disent à tout tour de parole, dès le premier tour, même sur son partenaire, jamais sur soi-même. Le dernier à avoir pris est le preneur&#xa0;: il ramasse la retourne.</translation>
    </message>
    <message>
        <source>The first take ends the auction.</source>
        <translation>La première prise met fin au tour de parole.</translation>
    </message>
    <message>
        <source>After “%1” nobody bids any more. Only the side that is %2 may answer “%3”, which ends the auction.</source>
        <translation>Après «&#xa0;%1&#xa0;», plus personne n’enchérit. Seul le camp %2 peut répondre «&#xa0;%3&#xa0;», ce qui met fin aux enchères.</translation>
    </message>
    <message>
        <source>After “%1” each player passes, or, on the side that is %2, answers “%3”.</source>
        <translation>Après «&#xa0;%1&#xa0;», chacun passe ou, dans le camp %2, répond «&#xa0;%3&#xa0;».</translation>
    </message>
    <message>
        <source>After “%1” each player answers: pass, a higher step, or, on the side that is %2, “%3”. A higher step undoes it.</source>
        <translation>Après «&#xa0;%1&#xa0;», chacun répond&#xa0;: passe, un échelon supérieur ou, dans le camp %2, «&#xa0;%3&#xa0;». Un échelon supérieur annule «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>After a take, three passes end the auction.</source>
        <translation>Après une prise, trois passes terminent les enchères.</translation>
    </message>
    <message>
        <source>After a take, three passes end the auction; the highest step ends it at once.</source>
        <translation>Après une prise, trois passes terminent les enchères&#x202f;; le plus haut échelon les termine aussitôt.</translation>
    </message>
    <message>
        <source>suit</source>
        <translation>couleur</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>sans atout</translation>
    </message>
    <message>
        <source>all trumps</source>
        <translation>tout atout</translation>
    </message>
    <message>
        <source>Changed at this table.</source>
        <translation>Modifié à cette table.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>document: its rule</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The suit led is there</source>
        <translation>On a la couleur demandée</translation>
    </message>
    <message>
        <source>Without the suit, an opponent winning</source>
        <translation>Sans la couleur, adversaire maître</translation>
    </message>
    <message>
        <source>Without the suit, one&apos;s partner winning</source>
        <translation>Sans la couleur, partenaire maître</translation>
    </message>
    <message>
        <source>An opponent has ruffed</source>
        <translation>Un adversaire a coupé</translation>
    </message>
    <message>
        <source>A ruff that cannot be beaten</source>
        <translation>Une coupe que l’on ne peut pas battre</translation>
    </message>
    <message>
        <source>Trumps led by one&apos;s partner</source>
        <translation>Atout demandé par le partenaire</translation>
    </message>
    <message>
        <source>One&apos;s partner has ruffed</source>
        <translation>Le partenaire a coupé</translation>
    </message>
    <message>
        <source>At no trumps</source>
        <comment>title</comment>
        <translation>À sans atout</translation>
    </message>
    <message>
        <source>At all trumps</source>
        <comment>title</comment>
        <translation>À tout atout</translation>
    </message>
    <message>
        <source>Trumps: %1.</source>
        <translation>Atout %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>seat, card played</comment>
        <translation>%2 (%1)</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>Sur la table&#xa0;: %1.</translation>
    </message>
    <message>
        <source>South holds %1.</source>
        <translation>Sud a&#xa0;: %1.</translation>
    </message>
    <message>
        <source>South may play any of them.</source>
        <translation>Il peut jouer n’importe laquelle.</translation>
    </message>
    <message>
        <source>South must play: %1.</source>
        <translation>Il doit jouer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>South may play: %1.</source>
        <translation>Il peut jouer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Contract made</source>
        <translation>Contrat réussi</translation>
    </message>
    <message>
        <source>Contract failed</source>
        <translation>Contrat chuté</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>With a fifty</source>
        <translation>Avec une cinquante</translation>
    </message>
    <message>
        <source>All eight tricks</source>
        <comment>title</comment>
        <translation>Les huit plis</translation>
    </message>
    <message>
        <source>All eight tricks, not bid</source>
        <translation>Les huit plis, sans les avoir demandés</translation>
    </message>
    <message>
        <source>Capot bid and made</source>
        <translation>Capot demandé et réussi</translation>
    </message>
    <message>
        <source>%1 and made</source>
        <comment>doubled</comment>
        <translation>%1 et réussi</translation>
    </message>
    <message>
        <source>%1 and failed</source>
        <comment>redoubled</comment>
        <translation>%1 et chuté</translation>
    </message>
    <message>
        <source>North-South have %1 points in their tricks, dix de der included, East-West %2.</source>
        <translation>Ils font %1 points de plis, dix de der compris, et Est-Ouest %2.</translation>
    </message>
    <message>
        <source>North-South have %1 points in their tricks, East-West %2, dix de der included.</source>
        <translation>Ils font %1 points de plis, et Est-Ouest %2, dix de der compris.</translation>
    </message>
    <message>
        <source>At all trumps, with two belotes</source>
        <translation>À tout atout, avec deux belotes</translation>
    </message>
    <message>
        <source>North-South took %1</source>
        <comment>on a trump</comment>
        <translation>Nord-Sud ont pris %1</translation>
    </message>
    <message>
        <source>North-South play %1</source>
        <comment>contract</comment>
        <translation>Nord-Sud jouent %1</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>contract, doubled</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>They take all eight tricks.</source>
        <translation>Ils font les huit plis.</translation>
    </message>
    <message>
        <source>North-South have the belote.</source>
        <translation>Nord-Sud ont la belote.</translation>
    </message>
    <message>
        <source>North-South have %1 belotes.</source>
        <translation>Nord-Sud ont %1 belotes.</translation>
    </message>
    <message>
        <source>Their declarations are worth %1.</source>
        <translation>Leurs annonces valent %1.</translation>
    </message>
    <message>
        <source>Rules of the game being played</source>
        <translation>Règles de la partie en cours</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <comment>game</comment>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search in the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
</context>
<context>
    <name>RuleProblems</name>
    <message>
        <source>“%1: %2” does not go with “%3: %4”: %5</source>
        <comment>option: value, option: value, reason</comment>
        <translation>«&#xa0;%1&#xa0;: %2&#xa0;» ne va pas avec «&#xa0;%3&#xa0;: %4&#xa0;»&#xa0;: %5</translation>
    </message>
    <message>
        <source>there the belote stays outside the multiplication.</source>
        <translation>la belote y reste hors de la multiplication.</translation>
    </message>
    <message>
        <source>a bid of points must be reached.</source>
        <translation>une enchère de points doit être atteinte.</translation>
    </message>
    <message>
        <source>the first two packets must give five cards.</source>
        <translation>les deux premiers paquets doivent faire cinq cartes.</translation>
    </message>
    <message>
        <source>it is a bid of the auction of points.</source>
        <translation>c’est une enchère de la vente aux points.</translation>
    </message>
    <message>
        <source>no points are bid there.</source>
        <translation>on n’y demande pas de points.</translation>
    </message>
    <message>
        <source>Choose “%1”</source>
        <comment>a value</comment>
        <translation>Choisir «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” and “%2” do not go together.</source>
        <comment>two options</comment>
        <translation>«&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» ne vont pas ensemble.</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1</source>
        <translation>Le fichier ne s’ouvre pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file is too long to be a file of rules.</source>
        <translation>Le fichier est trop long pour être un fichier de règles.</translation>
    </message>
    <message>
        <source>The file is damaged at line %1, column %2.</source>
        <translation>Le fichier est abîmé à la ligne %1, colonne %2.</translation>
    </message>
    <message>
        <source>This is not a file of rules.</source>
        <translation>Ce n’est pas un fichier de règles.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of the program.</source>
        <translation>Le fichier vient d’une version plus récente du programme.</translation>
    </message>
    <message>
        <source>The file is damaged: the field “%1” is missing, unknown or wrong.</source>
        <translation>Le fichier est abîmé&#xa0;: le champ «&#xa0;%1&#xa0;» manque, est inconnu ou faux.</translation>
    </message>
    <message>
        <source>A name has 1 to 60 characters.</source>
        <translation>Un nom a de 1 à 60 caractères.</translation>
    </message>
    <message>
        <source>There are rules called “%1” already.</source>
        <translation>Des règles s’appellent déjà «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>There are no rules called “%1” any more.</source>
        <translation>Il n’y a plus de règles appelées «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The file builds on the game “%1”, which is not known.</source>
        <translation>Le fichier se fonde sur le jeu «&#xa0;%1&#xa0;», qui est inconnu.</translation>
    </message>
    <message>
        <source>The file has an option “%1”, which is not known.</source>
        <translation>Le fichier a une option «&#xa0;%1&#xa0;», qui est inconnue.</translation>
    </message>
    <message>
        <source>The file gives the option “%1” a value it cannot have: %2</source>
        <translation>Le fichier donne à l’option «&#xa0;%1&#xa0;» une valeur qu’elle ne peut pas avoir&#xa0;: %2</translation>
    </message>
    <message>
        <source>In the file, “%1” and “%2” do not go together.</source>
        <translation>Dans le fichier, «&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» ne vont pas ensemble.</translation>
    </message>
    <message>
        <source>There are too many rules: delete some first.</source>
        <translation>Il y a trop de règles&#xa0;: supprimez-en d’abord.</translation>
    </message>
    <message>
        <source>Another window is writing the rules: try again.</source>
        <translation>Une autre fenêtre écrit les règles&#xa0;: réessayez.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Name of the rules</source>
        <translation>Nom de ces règles</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Mes règles</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>the contradiction</comment>
        <translation>Voir</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Adopter ces règles</translation>
    </message>
    <message>
        <source>Your own rules could not all be read; the file was put aside. %1</source>
        <translation>Vos règles n’ont pas toutes pu être lues&#x202f;; le fichier a été mis de côté. %1</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Export to a file…</source>
        <translation>Exporter dans un fichier…</translation>
    </message>
    <message>
        <source>Import from a file…</source>
        <translation>Importer d’un fichier…</translation>
    </message>
    <message>
        <source>“%1” is saved.</source>
        <translation>«&#xa0;%1&#xa0;» est enregistré.</translation>
    </message>
    <message>
        <source>Now called “%1”.</source>
        <translation>S’appelle maintenant «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is deleted.</source>
        <translation>«&#xa0;%1&#xa0;» est supprimé.</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté dans %1.</translation>
    </message>
    <message>
        <source>“%1” is imported.</source>
        <translation>«&#xa0;%1&#xa0;» est importé.</translation>
    </message>
    <message>
        <source>“%1” will be replaced.</source>
        <translation>«&#xa0;%1&#xa0;» sera remplacé.</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>Enregistrer ces règles</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>Renommer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Delete rules</source>
        <translation>Supprimer des règles</translation>
    </message>
    <message>
        <source>Delete “%1”? This cannot be undone.</source>
        <translation>Supprimer «&#xa0;%1&#xa0;»&#x202f;? C’est définitif.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Exporter des règles</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importer des règles</translation>
    </message>
    <message>
        <source>Rules of belote (%1)</source>
        <translation>Règles de belote (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Tous les fichiers (%1)</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>Without effect here: “%1: %2”.</source>
        <comment>option: value</comment>
        <translation>Sans effet ici&#xa0;: «&#xa0;%1&#xa0;: %2&#xa0;».</translation>
    </message>
    <message>
        <source>Another choice, “%1”: %2</source>
        <comment>value: rule</comment>
        <translation>Autre choix, «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>an option back to the preset&apos;s value</comment>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source> points</source>
        <comment>after a number, with the space before it</comment>
        <translation> points</translation>
    </message>
    <message>
        <source>Back to “%1”</source>
        <comment>a value</comment>
        <translation>Revenir à «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option: what the button does</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Comes to the same as “%1” here: “%2: %3”.</source>
        <comment>value, option: value</comment>
        <translation>Revient ici au même que «&#xa0;%1&#xa0;»&#xa0;: «&#xa0;%2&#xa0;: %3&#xa0;».</translation>
    </message>
    <message>
        <source>As in the rule book</source>
        <translation>Comme au règlement</translation>
    </message>
    <message>
        <source>As kept</source>
        <comment>own rules</comment>
        <translation>Comme enregistrées</translation>
    </message>
    <message>
        <source>No option has “%1”.</source>
        <translation>Aucune option ne parle de «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>Rien n’est modifié.</translation>
    </message>
    <message>
        <source>%1 (!)</source>
        <comment>section with a contradiction</comment>
        <translation>%1 (!)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>section (number of changes)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Your own rules, made from: %1.</source>
        <translation>Vos propres règles, d’après&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Game to start from</source>
        <translation>Jeu de départ</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>Tout rétablir</translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation>Chercher une option</translation>
    </message>
    <message>
        <source>Only what is changed</source>
        <translation>Seulement ce qui est modifié</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Rubriques</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>“%1” exists already. Replace it?</source>
        <translation>«&#xa0;%1&#xa0;» existe déjà. Le remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Litige: points in dispute</source>
        <translation>Litige</translation>
    </message>
    <message>
        <source>Capot! All eight tricks for us</source>
        <translation>Capot&#x202f;! Les huit plis sont à nous</translation>
    </message>
    <message>
        <source>Capot: all eight tricks for them</source>
        <translation>Capot&#xa0;: les huit plis sont à eux</translation>
    </message>
    <message>
        <source>Contract made!</source>
        <translation>Contrat réussi&#x202f;!</translation>
    </message>
    <message>
        <source>They made their contract</source>
        <translation>Leur contrat est réussi</translation>
    </message>
    <message>
        <source>We went down</source>
        <translation>Nous sommes dedans</translation>
    </message>
    <message>
        <source>They went down!</source>
        <translation>Ils sont dedans&#x202f;!</translation>
    </message>
    <message>
        <source>%1 went down</source>
        <comment>side</comment>
        <translation>%1 chutent</translation>
    </message>
    <message>
        <source>Capot: all eight tricks for %1</source>
        <comment>side</comment>
        <translation>Capot&#xa0;: les huit plis pour %1</translation>
    </message>
    <message>
        <source>%1 made their contract</source>
        <comment>side</comment>
        <translation>%1 réussissent leur contrat</translation>
    </message>
    <message>
        <source>Belotes (%1)</source>
        <translation>Belotes (%1)</translation>
    </message>
    <message>
        <source>Cards of the tricks</source>
        <translation>Points des plis</translation>
    </message>
    <message>
        <source>Last trick (dix de der)</source>
        <translation>Dix de der</translation>
    </message>
    <message>
        <source>Capot: the last trick</source>
        <translation>Capot&#xa0;: le dernier pli</translation>
    </message>
    <message>
        <source>Brought to 162</source>
        <translation>Ramené à 162</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>Lump for the tricks</source>
        <translation>Forfait des plis</translation>
    </message>
    <message>
        <source>Capot bid</source>
        <translation>Capot demandé</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Declarations of the other side</source>
        <translation>Annonces de l’adversaire</translation>
    </message>
    <message>
        <source>Belote-rebelote</source>
        <translation>Belote-rebelote</translation>
    </message>
    <message>
        <source>Belote of the other side</source>
        <translation>Belote de l’adversaire</translation>
    </message>
    <message>
        <source>Belote not said: lost</source>
        <translation>Belote non annoncée&#xa0;: perdue</translation>
    </message>
    <message>
        <source>Points in dispute, won</source>
        <translation>Points du litige</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <comment>side</comment>
        <translation>%1 gagnent la partie</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Vous gagnez la partie&#x202f;!</translation>
    </message>
    <message>
        <source>They win the match</source>
        <translation>Ils gagnent la partie</translation>
    </message>
    <message>
        <source>%1 to %2, in %3.</source>
        <comment>points, points, «7 deals»</comment>
        <translation>%1 à %2, en %3.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Litige: %1 all.</source>
        <translation>Litige&#xa0;: %1 partout.</translation>
    </message>
    <message>
        <source>%1 make their contract: %2 for %3 bid.</source>
        <translation>%1 réussissent&#xa0;: %2 pour %3 demandés.</translation>
    </message>
    <message>
        <source>%1 fail: %2 for %3 bid.</source>
        <translation>%1 chutent&#xa0;: %2 pour %3 demandés.</translation>
    </message>
    <message>
        <source>%1 fail: %2, and a bid of 80 wants 82.</source>
        <translation>%1 chutent&#xa0;: %2, or pour 80 il faut 82.</translation>
    </message>
    <message>
        <source>%1 fail: %2 for %3 bid, but the defence has as many.</source>
        <translation>%1 chutent&#xa0;: %2 pour %3 demandés, mais la défense en a autant.</translation>
    </message>
    <message>
        <source>%1 fail: %2 for %3 bid, but the defence has %4.</source>
        <translation>%1 chutent&#xa0;: %2 pour %3 demandés, mais la défense en a %4.</translation>
    </message>
    <message>
        <source>%1 make all eight tricks, as they bid.</source>
        <translation>%1 font les huit plis, comme demandé.</translation>
    </message>
    <message>
        <source>%1 fail: the taker did not take all eight tricks alone.</source>
        <translation>%1 chutent&#xa0;: le preneur n’a pas fait les huit plis à lui seul.</translation>
    </message>
    <message>
        <source>%1 fail: they bid all eight tricks and do not take them.</source>
        <translation>%1 chutent&#xa0;: ils ont demandé les huit plis et ne les font pas.</translation>
    </message>
    <message>
        <source>%1 fail: they bid all eight tricks and take none.</source>
        <translation>%1 chutent&#xa0;: ils ont demandé les huit plis et n’en font aucun.</translation>
    </message>
    <message>
        <source>%1 fail: they bid all eight tricks and take only one.</source>
        <translation>%1 chutent&#xa0;: ils ont demandé les huit plis et n’en font qu’un.</translation>
    </message>
    <message>
        <source>%1 fail: they bid all eight tricks and take only %2.</source>
        <translation>%1 chutent&#xa0;: ils ont demandé les huit plis et n’en font que %2.</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>%1 make it: %2 all, and a tie is enough.</source>
        <translation>%1 réussissent&#xa0;: %2 partout, et l’égalité suffit.</translation>
    </message>
    <message>
        <source>%1 make it: %2 to %3.</source>
        <translation>%1 réussissent&#xa0;: %2 contre %3.</translation>
    </message>
    <message>
        <source>%1 are down: %2 all, and the taker loses a tie.</source>
        <translation>%1 sont dedans&#xa0;: %2 partout, et le preneur perd à égalité.</translation>
    </message>
    <message>
        <source>%1 are down: %2 to %3.</source>
        <translation>%1 sont dedans&#xa0;: %2 contre %3.</translation>
    </message>
    <message>
        <source>%1 are held for the winners of the next deal.</source>
        <comment>«81 points»</comment>
        <translation>%1 en litige attendent les gagnants de la donne suivante.</translation>
    </message>
    <message>
        <source>Belote and declarations are marked, but do not count for the contract.</source>
        <translation>La belote et les annonces se marquent, mais ne comptent pas pour le contrat.</translation>
    </message>
    <message>
        <source>The belote is marked, but does not count for the contract.</source>
        <translation>La belote se marque, mais ne compte pas pour le contrat.</translation>
    </message>
    <message>
        <source>The declarations are marked, but do not count for the contract.</source>
        <translation>Les annonces se marquent, mais ne comptent pas pour le contrat.</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>The best declaration is on this side, which marks all its own.</source>
        <translation>Ce camp a la meilleure annonce&#xa0;: il marque toutes les siennes.</translation>
    </message>
    <message>
        <source>The winner marks the declarations of the other side too.</source>
        <translation>Le gagnant marque aussi les annonces de l’autre camp.</translation>
    </message>
    <message>
        <source>The side that takes the last trick marks ten points more, the dix de der.</source>
        <translation>Le camp qui fait le dernier pli marque dix points de plus&#xa0;: le dix de der.</translation>
    </message>
    <message>
        <source>The points of the cards that the side took in tricks.</source>
        <translation>Les points des cartes que ce camp a ramassées dans ses plis.</translation>
    </message>
    <message>
        <source>lump for the tricks</source>
        <comment>term of a sum</comment>
        <translation>forfait des plis</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>King and queen of trump in one hand, said as they were played: 20 points.</source>
        <translation>Roi et dame d’atout dans une même main, annoncés en les jouant&#xa0;: 20 points.</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <comment>trump ×factor</comment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>Multiplied: %1.</source>
        <comment>by what</comment>
        <translation>Multiplié&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 mark nothing.</source>
        <translation>%1 ne marquent rien.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>points (for what)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 mark %2.</source>
        <translation>%1 marquent %2.</translation>
    </message>
    <message>
        <source>%1 mark %2 = %3.</source>
        <translation>%1 marquent %2 = %3.</translation>
    </message>
    <message>
        <source>cards</source>
        <comment>term of a sum</comment>
        <translation>cartes</translation>
    </message>
    <message>
        <source>last trick</source>
        <comment>term of a sum</comment>
        <translation>dix de der</translation>
    </message>
    <message>
        <source>last trick of a capot</source>
        <comment>term of a sum</comment>
        <translation>dernier pli du capot</translation>
    </message>
    <message>
        <source>brought to 162</source>
        <comment>term of a sum</comment>
        <translation>ramené à 162</translation>
    </message>
    <message>
        <source>contract</source>
        <comment>term of a sum</comment>
        <translation>contrat</translation>
    </message>
    <message>
        <source>capot bid</source>
        <comment>term of a sum</comment>
        <translation>capot demandé</translation>
    </message>
    <message>
        <source>declarations</source>
        <comment>term of a sum</comment>
        <translation>annonces</translation>
    </message>
    <message>
        <source>declarations of the other side</source>
        <comment>term of a sum</comment>
        <translation>annonces adverses</translation>
    </message>
    <message>
        <source>belote</source>
        <comment>term of a sum</comment>
        <translation>belote</translation>
    </message>
    <message>
        <source>belote of the other side</source>
        <comment>term of a sum</comment>
        <translation>belote adverse</translation>
    </message>
    <message>
        <source>belote not said</source>
        <comment>term of a sum</comment>
        <translation>belote non annoncée</translation>
    </message>
    <message>
        <source>litige won</source>
        <comment>term of a sum</comment>
        <translation>litige gagné</translation>
    </message>
    <message>
        <source>rounding</source>
        <comment>term of a sum</comment>
        <translation>arrondi</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>line of the score: points</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 %2. Opens the rule.</source>
        <comment>why, document</comment>
        <translation>%1 %2. Ouvre la règle.</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Ouvrir la règle</translation>
    </message>
    <message>
        <source>Score of the deal</source>
        <translation>Marque de la donne</translation>
    </message>
    <message>
        <source>Opens the rule.</source>
        <translation>Ouvre la règle.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>side (us or them)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No points</source>
        <translation>Aucun point</translation>
    </message>
    <message>
        <source>%1 mark %2</source>
        <comment>side, «220 points»</comment>
        <translation>%1 marquent %2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <comment>document</comment>
        <translation>Source&#xa0;: %1</translation>
    </message>
    <message>
        <source>Source, where nothing else is said: %1</source>
        <comment>document</comment>
        <translation>Source, sauf mention contraire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hide the reasons</source>
        <translation>Masquer les raisons</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Chercher un réglage</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>No setting is called that.</source>
        <translation>Aucun réglage de ce nom.</translation>
    </message>
    <message>
        <source>What was found, from all pages</source>
        <translation>Ce qui a été trouvé, toutes pages confondues</translation>
    </message>
    <message>
        <source>Undo the reset</source>
        <translation>Revenir à mes réglages</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout rétablir</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Table top</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Four colours: one for each suit</source>
        <translation>Quatre couleurs, une par enseigne</translation>
    </message>
    <message>
        <source>Size of the corner signs</source>
        <translation>Taille des chiffres et lettres</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Dos des cartes</translation>
    </message>
    <message>
        <source>Pack of cards</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>Order of the suits in the hand</source>
        <translation>Ordre des couleurs en main</translation>
    </message>
    <message>
        <source>Trumps at the left of the hand</source>
        <translation>Atouts à gauche de la main</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>Vitesse des cartes</translation>
    </message>
    <message>
        <source>Moving pictures</source>
        <translation>Mouvements</translation>
    </message>
    <message>
        <source>Time to look at a finished trick</source>
        <translation>Temps pour regarder le pli</translation>
    </message>
    <message>
        <source>A finished trick waits for a click or a key</source>
        <translation>Le pli terminé attend un clic ou une touche</translation>
    </message>
    <message>
        <source>Strength of the other players</source>
        <translation>Force des autres joueurs</translation>
    </message>
    <message>
        <source>Time they think</source>
        <translation>Temps de réflexion</translation>
    </message>
    <message>
        <source>Diamonds in blue and clubs in green: easier to tell apart.</source>
        <translation>Carreau en bleu, trèfle en vert&#xa0;: plus facile à distinguer.</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Lettres sur les cartes</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aides</translation>
    </message>
    <message>
        <source>Play the last card for me</source>
        <translation>Jouer ma dernière carte pour moi</translation>
    </message>
    <message>
        <source>Play for me when only one card is allowed</source>
        <translation>Jouer pour moi la seule carte permise</translation>
    </message>
    <message>
        <source>Tell me when the rest is certain</source>
        <translation>Me dire quand le reste est assuré</translation>
    </message>
    <message>
        <source>Count the points of the deal as it goes</source>
        <translation>Compter les points au fil de la donne</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Rules of the last match</source>
        <translation>Règles de la dernière partie</translation>
    </message>
    <message>
        <source>How high they bid</source>
        <translation>Leur audace aux enchères</translation>
    </message>
    <message>
        <source>How often they double</source>
        <translation>Leur goût pour la coinche</translation>
    </message>
    <message>
        <source>With high contrast the table is black, whatever is chosen here.</source>
        <translation>En contraste élevé, le tapis est noir, quel que soit ce choix.</translation>
    </message>
    <message>
        <source>Other texts are as large as this computer has its type.</source>
        <translation>Les autres textes suivent la taille des caractères de cet ordinateur.</translation>
    </message>
    <message>
        <source>Packs of other games on this computer can be used too. They keep their own letters.</source>
        <translation>Les jeux de cartes d’autres programmes de cet ordinateur peuvent servir aussi. Ils gardent leurs lettres.</translation>
    </message>
    <message>
        <source>Calm: cards do not fly, they are simply where they belong.</source>
        <translation>Calme&#xa0;: les cartes ne volent pas, elles sont tout de suite à leur place.</translation>
    </message>
    <message>
        <source>Click the table, or press Space or Enter.</source>
        <translation>Cliquez sur le tapis, ou appuyez sur Espace ou Entrée.</translation>
    </message>
    <message>
        <source>Then one key lays your cards down and the deal is counted.</source>
        <translation>Une touche étale alors vos cartes et la donne est comptée.</translation>
    </message>
    <message>
        <source>Without it one counts in one’s head, as at a real table.</source>
        <translation>Sans cela on compte de tête, comme à une vraie table.</translation>
    </message>
    <message>
        <source>Holds from the next match on.</source>
        <translation>À partir de la prochaine partie.</translation>
    </message>
    <message>
        <source>Balanced, they play best; the other ways are for a change. From the next match on.</source>
        <translation>Équilibré&#x202f;: leur meilleur jeu. Les autres styles changent l’ambiance. Dès la prochaine partie.</translation>
    </message>
    <message>
        <source>Coinche or contre. Holds from the next match on.</source>
        <translation>Coinche ou contre. Compte dès la prochaine partie.</translation>
    </message>
    <message>
        <source>At most, for each card. Holds from the next match on.</source>
        <translation>Au plus, pour chaque carte. À partir de la prochaine partie.</translation>
    </message>
    <message>
        <source>tongue, translation, English, French</source>
        <comment>looked for</comment>
        <translation>traduction, anglais, français, idiome</translation>
    </message>
    <message>
        <source>theme, dark mode, night, brightness, accessibility, eyesight</source>
        <comment>looked for</comment>
        <translation>thème, mode sombre, nuit, jour, luminosité, accessibilité, vue, malvoyant</translation>
    </message>
    <message>
        <source>background, cloth, carpet, baize, colour, color</source>
        <comment>looked for</comment>
        <translation>fond, tapis, nappe, feutrine, couleur</translation>
    </message>
    <message>
        <source>colour blind, color blind, colour blindness, daltonism, accessibility, ink</source>
        <comment>looked for</comment>
        <translation>daltonien, daltonienne, daltonisme, accessibilité, encre, distinguer</translation>
    </message>
    <message>
        <source>index, initials, ace, king, queen, jack</source>
        <comment>looked for</comment>
        <translation>index, initiales, as, roi, dame, valet</translation>
    </message>
    <message>
        <source>font, text size, type, bigger, larger, big, zoom, large print, accessibility, eyesight, readable</source>
        <comment>looked for</comment>
        <translation>police, caractères, taille, plus gros, plus grand, grossir, agrandir, zoom, texte, accessibilité, vue, lisible</translation>
    </message>
    <message>
        <source>pattern, design, backs</source>
        <comment>looked for</comment>
        <translation>motif, dessin, verso</translation>
    </message>
    <message>
        <source>card set, card faces, pictures, deck</source>
        <comment>looked for</comment>
        <translation>jeu de cartes, figures, images, dessins</translation>
    </message>
    <message>
        <source>sort, sorting, arrange</source>
        <comment>looked for</comment>
        <translation>trier, tri, ranger, classer</translation>
    </message>
    <message>
        <source>animation, slow, quick, pace</source>
        <comment>looked for</comment>
        <translation>animation, lent, rapide, vite, rythme</translation>
    </message>
    <message>
        <source>animation, reduced motion, dizzy, still, accessibility</source>
        <comment>looked for</comment>
        <translation>animation, mouvement, réduire, vertige, immobile, bouger, accessibilité</translation>
    </message>
    <message>
        <source>pause, wait, duration, seconds</source>
        <comment>looked for</comment>
        <translation>pause, attente, durée, secondes, levée</translation>
    </message>
    <message>
        <source>pause, confirm, go on</source>
        <comment>looked for</comment>
        <translation>pause, confirmer, continuer, levée</translation>
    </message>
    <message>
        <source>automatic, by itself</source>
        <comment>looked for</comment>
        <translation>automatique, tout seul</translation>
    </message>
    <message>
        <source>claim, lay down, concede</source>
        <comment>looked for</comment>
        <translation>étaler, abattre, poser, le reste est à moi</translation>
    </message>
    <message>
        <source>score, counter, running total</source>
        <comment>looked for</comment>
        <translation>score, compteur, marque, total</translation>
    </message>
    <message>
        <source>difficulty, level, easy, hard, computer, robots, bots</source>
        <comment>looked for</comment>
        <translation>difficulté, niveau, facile, difficile, ordinateur, robots</translation>
    </message>
    <message>
        <source>style, prudent, aggressive, auction, bids</source>
        <comment>looked for</comment>
        <translation>style, prudent, agressif, enchères, annonces</translation>
    </message>
    <message>
        <source>style, contre, coinche, redouble</source>
        <comment>looked for</comment>
        <translation>style, contrer, coincher, surcoinche, surcontre</translation>
    </message>
    <message>
        <source>speed, slow, wait, duration, reflection</source>
        <comment>looked for</comment>
        <translation>vitesse, lent, attente, durée, réfléchir, réflexion</translation>
    </message>
    <message>
        <source>As on this computer</source>
        <translation>Comme l’ordinateur</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Feutre vert</translation>
    </message>
    <message>
        <source>Blue felt</source>
        <translation>Feutre bleu</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Plain, light or dark</source>
        <translation>Uni, clair ou sombre</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Selon la langue</translation>
    </message>
    <message>
        <source>French: A, R, D, V</source>
        <translation>Françaises&#xa0;: A, R, D, V</translation>
    </message>
    <message>
        <source>English: A, K, Q, J</source>
        <translation>Anglaises&#xa0;: A, K, Q, J</translation>
    </message>
    <message>
        <source>French and English</source>
        <translation>Françaises et anglaises</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>size of the corner signs</comment>
        <translation>Petits</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>size of the corner signs</comment>
        <translation>Moyens</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>size of the corner signs</comment>
        <translation>Grands</translation>
    </message>
    <message>
        <source>Red lozenges</source>
        <translation>Losanges rouges</translation>
    </message>
    <message>
        <source>Blue waves</source>
        <translation>Vagues bleues</translation>
    </message>
    <message>
        <source>Green rosette</source>
        <translation>Rosace verte</translation>
    </message>
    <message>
        <source>Purple tartan</source>
        <translation>Tartan violet</translation>
    </message>
    <message>
        <source>Plain grey</source>
        <translation>Gris uni</translation>
    </message>
    <message>
        <source>Black and red in turn</source>
        <translation>Noir et rouge en alternance</translation>
    </message>
    <message>
        <source>With a figure: 1, R, D, V</source>
        <translation>As chiffré&#xa0;: 1, R, D, V</translation>
    </message>
    <message>
        <source>Spades, hearts, diamonds, clubs</source>
        <translation>Pique, cœur, carreau, trèfle</translation>
    </message>
    <message>
        <source>Lively</source>
        <translation>Animés</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calme</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immédiate</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <translation>Tranquille</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Amateur</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Confirmé</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Careful</source>
        <comment>bidding</comment>
        <translation>Prudent</translation>
    </message>
    <message>
        <source>Balanced</source>
        <comment>bidding</comment>
        <translation>Équilibré</translation>
    </message>
    <message>
        <source>Bold</source>
        <comment>bidding</comment>
        <translation>Audacieux</translation>
    </message>
    <message>
        <source>Doubles rarely</source>
        <translation>Coinche rarement</translation>
    </message>
    <message>
        <source>Doubles normally</source>
        <translation>Coinche normalement</translation>
    </message>
    <message>
        <source>Doubles gladly</source>
        <translation>Coinche volontiers</translation>
    </message>
    <message>
        <source>careful</source>
        <comment>a bot</comment>
        <translation>prudent</translation>
    </message>
    <message>
        <source>bold</source>
        <comment>a bot</comment>
        <translation>audacieux</translation>
    </message>
    <message>
        <source>doubles rarely</source>
        <comment>a bot</comment>
        <translation>coinche rarement</translation>
    </message>
    <message>
        <source>doubles gladly</source>
        <comment>a bot</comment>
        <translation>coinche volontiers</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between words for a bot</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Classic belote</source>
        <translation>Belote classique</translation>
    </message>
    <message>
        <source>Official belote</source>
        <translation>Belote officielle</translation>
    </message>
    <message>
        <source>Coinche</source>
        <translation>Coinche</translation>
    </message>
    <message>
        <source>House coinche</source>
        <translation>Coinche maison</translation>
    </message>
    <message>
        <source>Contrée</source>
        <translation>Contrée</translation>
    </message>
    <message>
        <source>Old belote</source>
        <translation>Belote ancienne</translation>
    </message>
    <message>
        <source>A card is turned up: take it or pass</source>
        <translation>Une carte retournée&#xa0;: on prend ou on passe</translation>
    </message>
    <message>
        <source>Turned-up card, no trumps and all trumps</source>
        <translation>Retourne, sans atout et tout atout</translation>
    </message>
    <message>
        <source>Official: bids from 80 to capot, declarations</source>
        <translation>Officielle&#xa0;: enchères de 80 au capot, annonces</translation>
    </message>
    <message>
        <source>Official: four suits, no declarations</source>
        <translation>Officielle&#xa0;: quatre couleurs, sans annonces</translation>
    </message>
    <message>
        <source>No trumps ×2, all trumps ×3, contre</source>
        <translation>Sans atout ×2, tout atout ×3, contre</translation>
    </message>
    <message>
        <source>Coinche at any moment, no declarations</source>
        <translation>Coinche à la volée, sans annonces</translation>
    </message>
    <message>
        <source>Preview of the table</source>
        <translation>Aperçu de la table</translation>
    </message>
    <message>
        <source>Packs of KDE’s and GNOME’s games can be used too; there are none on this computer.</source>
        <translation>Les jeux de cartes de KDE et de GNOME peuvent servir aussi&#xa0;; il n’y en a pas sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Reset “%1”</source>
        <translation>Rétablir «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Le nôtre</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>← →</source>
        <translation>← →</translation>
    </message>
    <message>
        <source>Choose a card, a value or a trump</source>
        <translation>Choisir une carte, une valeur ou un atout</translation>
    </message>
    <message>
        <source>Ctrl+← →</source>
        <translation>Ctrl+← →</translation>
    </message>
    <message>
        <source>Go to any card: Enter says why it is not allowed</source>
        <translation>Aller à n’importe quelle carte&#xa0;: Entrée dit pourquoi elle est interdite</translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation>↑ ↓</translation>
    </message>
    <message>
        <source>Go from row to row of the bidding panel</source>
        <translation>Passer d’une rangée à l’autre des enchères</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Entrée ou Espace</translation>
    </message>
    <message>
        <source>Play the card, confirm the bid</source>
        <translation>Jouer la carte, confirmer l’enchère</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Take back the chosen trump, before you pass by key</source>
        <translation>Annuler l’atout choisi</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next part of the window</source>
        <translation>Aller à la partie suivante de la fenêtre</translation>
    </message>
    <message>
        <source>F10</source>
        <translation>F10</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Ouvrir les menus</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <source>Go to the first of the row, to the last</source>
        <translation>Aller au premier de la rangée, au dernier</translation>
    </message>
    <message>
        <source>8, 9, 0, 1 …</source>
        <translation>8, 9, 0, 1 …</translation>
    </message>
    <message>
        <source>Choose 80, 90, 100, 110 …</source>
        <translation>Choisir 80, 90, 100, 110 …</translation>
    </message>
    <message>
        <source>8, 9, 0, 1 … %1</source>
        <comment>digit</comment>
        <translation>8, 9, 0, 1 … %1</translation>
    </message>
    <message>
        <source>Choose 80, 90, 100, 110 … %1</source>
        <comment>value</comment>
        <translation>Choisir 80, 90, 100, 110 … %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between keys</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Choose the trump: %1</source>
        <comment>trumps</comment>
        <translation>Choisir l’atout&#xa0;: %1</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Match to %1</source>
        <translation>Partie en %1</translation>
    </message>
    <message>
        <source>%1 — %2 in dispute</source>
        <comment>match — points held</comment>
        <translation>%1 — litige&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 out of %3</source>
        <translation>%1&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Donne %1</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Declarations + belote</source>
        <translation>Annonces + belote</translation>
    </message>
    <message>
        <source>Belote</source>
        <translation>Belote</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>side, what, number</comment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Match, deal and auction</source>
        <translation>Partie, donne et enchères</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>team, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>side, what the deal has brought it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 + %2 points</source>
        <comment>of tricks, of declarations and belote</comment>
        <translation>%1 + %2 points</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between what the deal has brought a side</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>face-down card</source>
        <translation>carte cachée</translation>
    </message>
    <message>
        <source>%1, trump</source>
        <comment>card</comment>
        <translation>%1, atout</translation>
    </message>
    <message>
        <source>%1, playable</source>
        <comment>card</comment>
        <translation>%1, jouable</translation>
    </message>
    <message>
        <source>%1, not allowed now</source>
        <comment>card</comment>
        <translation>%1, pas permise maintenant</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>card, where it lies</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, advised</source>
        <comment>card</comment>
        <translation>%1, conseillée</translation>
    </message>
    <message>
        <source>D</source>
        <comment>mark of the dealer</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>taker</source>
        <translation>preneur</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a name plate</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat, what the player says or plays</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 takes the trick: %2</source>
        <comment>seat, points</comment>
        <translation>%1 fait le pli&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 — click, or press Space</source>
        <comment>who takes the trick</comment>
        <translation>%1 — cliquez, ou appuyez sur Espace</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between declarations</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat, cards held</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>card of %1</source>
        <comment>seat</comment>
        <translation>carte jouée par %1</translation>
    </message>
    <message>
        <source>turned up</source>
        <translation>la retourne</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>level, style</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>TakeUp</name>
    <message>
        <source>Go on with this match?</source>
        <translation>Reprendre cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>Carry on with it</source>
        <translation>La reprendre</translation>
    </message>
</context>
<context>
    <name>ThrowIn</name>
    <message>
        <source>Throw the cards in?</source>
        <translation>Redonner&#xa0;?</translation>
    </message>
    <message>
        <source>What was bid and played in this deal is lost. The same player deals again.</source>
        <translation>Ce qui a été dit et joué dans cette donne est perdu. Le même joueur redonne.</translation>
    </message>
    <message>
        <source>Keep these cards</source>
        <translation>Garder ces cartes</translation>
    </message>
    <message>
        <source>Throw in</source>
        <translation>Redonner</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Understood</source>
        <translation>Compris</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>the disk is full (%1).</source>
        <translation>le disque est plein (%1).</translation>
    </message>
    <message>
        <source>you have no permission for %1.</source>
        <translation>vous n’avez pas la permission d’utiliser %1.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>a file stands where a folder is needed (%1).</source>
        <translation>un fichier occupe la place d’un dossier (%1).</translation>
    </message>
    <message>
        <source>the disk can only be read (%1).</source>
        <translation>le disque est en lecture seule (%1).</translation>
    </message>
    <message>
        <source>another program is using %1.</source>
        <translation>un autre programme utilise %1.</translation>
    </message>
    <message>
        <source>something is wrong with %1; the log has the details.</source>
        <translation>un problème est survenu avec %1&#xa0;; le journal en donne le détail.</translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>double</source>
        <comment>verb, either game</comment>
        <translation>coincher (contrer)</translation>
    </message>
    <message>
        <source>double</source>
        <comment>verb, coinche</comment>
        <translation>coincher</translation>
    </message>
    <message>
        <source>double</source>
        <comment>verb, contrée</comment>
        <translation>contrer</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>either game</comment>
        <translation>coinché (contré)</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>coinche</comment>
        <translation>coinché</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>contrée</comment>
        <translation>contré</translation>
    </message>
    <message>
        <source>redoubled</source>
        <comment>either game</comment>
        <translation>surcoinché (surcontré)</translation>
    </message>
    <message>
        <source>redoubled</source>
        <comment>coinche</comment>
        <translation>surcoinché</translation>
    </message>
    <message>
        <source>redoubled</source>
        <comment>contrée</comment>
        <translation>surcontré</translation>
    </message>
    <message>
        <source>Doubling</source>
        <comment>either game</comment>
        <translation>La coinche (le contre)</translation>
    </message>
    <message>
        <source>Doubling</source>
        <comment>coinche</comment>
        <translation>La coinche</translation>
    </message>
    <message>
        <source>Doubling</source>
        <comment>contrée</comment>
        <translation>Le contre</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Something went wrong. Your match is saved; if cards no longer move, start again.</source>
        <translation>Quelque chose a mal tourné. Votre partie est enregistrée&#x202f;; si les cartes ne bougent plus, relancez le programme.</translation>
    </message>
    <message>
        <source>Details are in:</source>
        <translation>Détails dans&#xa0;:</translation>
    </message>
    <message>
        <source>Belote Desktop</source>
        <translation>Belote Desktop</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menus</translation>
    </message>
    <message>
        <source>To play, choose “New match”.</source>
        <translation>Pour jouer, choisissez «&#xa0;Nouvelle partie&#xa0;».</translation>
    </message>
    <message>
        <source>The deal is in the clipboard, as one line.</source>
        <translation>La donne est dans le presse-papiers, en une ligne.</translation>
    </message>
    <message>
        <source>The clipboard holds no deal: %1.</source>
        <translation>Le presse-papiers ne contient pas de donne valable&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Table and score</source>
        <translation>Table et score</translation>
    </message>
</context>
</TS>
