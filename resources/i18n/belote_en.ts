<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Belote Desktop</source>
        <translation>About Belote Desktop</translation>
    </message>
    <message>
        <source>The program&apos;s icon</source>
        <translation>The program&apos;s icon</translation>
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
        <translation>Coinche and classic belote, with no trumps and all trumps, against three opponents who see only their own cards.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Cards and signs are drawn by the program.</source>
        <translation>Free software under the MIT licence. Cards and signs are drawn by the program.</translation>
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
        <translation>I am thinking about it…</translation>
    </message>
    <message>
        <source>I have no advice here.</source>
        <translation>I have no advice here.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Taken back.</translation>
    </message>
    <message>
        <source>I would play %1.</source>
        <comment>card</comment>
        <translation>I would play %1.</translation>
    </message>
    <message>
        <source>I would say %1.</source>
        <comment>bid</comment>
        <translation>I would say %1.</translation>
    </message>
    <message>
        <source>I would double.</source>
        <comment>contrée</comment>
        <translation>I would double.</translation>
    </message>
    <message>
        <source>I would double.</source>
        <comment>coinche</comment>
        <translation>I would double.</translation>
    </message>
    <message>
        <source>I would redouble.</source>
        <comment>contrée</comment>
        <translation>I would redouble.</translation>
    </message>
    <message>
        <source>I would redouble.</source>
        <comment>coinche</comment>
        <translation>I would redouble.</translation>
    </message>
    <message>
        <source>I would say “belote”.</source>
        <translation>I would say “belote”.</translation>
    </message>
    <message>
        <source>I would say “rebelote”.</source>
        <translation>I would say “rebelote”.</translation>
    </message>
    <message>
        <source>I would pass.</source>
        <translation>I would pass.</translation>
    </message>
    <message>
        <source>I would declare: %1.</source>
        <comment>declarations</comment>
        <translation>I would declare: %1.</translation>
    </message>
    <message>
        <source>I would take %1.</source>
        <comment>on a trump</comment>
        <translation>I would take %1.</translation>
    </message>
    <message>
        <source>%1 lays down: %2.</source>
        <comment>seat, «4 tricks»</comment>
        <translation>%1 lays down: %2.</translation>
    </message>
    <message>
        <source>The rest is yours (%1): press %2 to lay down.</source>
        <comment>«4 tricks», key</comment>
        <translation>The rest is yours (%1): press %2 to lay down.</translation>
    </message>
    <message>
        <source>laid down by %1</source>
        <comment>seat</comment>
        <translation>laid down by %1</translation>
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
        <translation>Play this deal again?</translation>
    </message>
    <message>
        <source>The same cards from the start. The match then counts the new score only.</source>
        <translation>The same cards from the start. The match then counts the new score only.</translation>
    </message>
    <message>
        <source>The same cards from the start. What was played is kept in the record.</source>
        <translation>The same cards from the start. What was played is kept in the record.</translation>
    </message>
    <message>
        <source>No, go on</source>
        <translation>No, go on</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Play it again</translation>
    </message>
</context>
<context>
    <name>Auction</name>
    <message>
        <source>%1: %2</source>
        <comment>seat: call</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Auction</translation>
    </message>
    <message>
        <source>Turned up:</source>
        <translation>Turned up:</translation>
    </message>
</context>
<context>
    <name>Bidding</name>
    <message>
        <source>advised</source>
        <translation>advised</translation>
    </message>
    <message>
        <source>Your call</source>
        <translation>Your call</translation>
    </message>
    <message>
        <source>Escape takes this choice back</source>
        <translation>Escape takes this choice back</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <translation>Bid %1</translation>
    </message>
    <message>
        <source>No more bids</source>
        <translation>No more bids</translation>
    </message>
    <message>
        <source>Choose a trump</source>
        <translation>Choose a trump</translation>
    </message>
    <message>
        <source>Your call — you said %1</source>
        <comment>bid</comment>
        <translation>Your call — you said %1</translation>
    </message>
    <message>
        <source>Your call — %1 said %2</source>
        <comment>seat, bid</comment>
        <translation>Your call — %1 said %2</translation>
    </message>
    <message>
        <source>Your call — %1 takes %2</source>
        <comment>seat, on a trump</comment>
        <translation>Your call — %1 takes %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat, bid</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, %1</source>
        <comment>redoubled</comment>
        <translation>, %1</translation>
    </message>
    <message>
        <source>, %1 by %2</source>
        <comment>doubled, seat</comment>
        <translation>, %1 by %2</translation>
    </message>
    <message>
        <source>Second round: take at another suit, or pass</source>
        <translation>Second round: take on another suit, or pass</translation>
    </message>
    <message>
        <source>Turned up: %1</source>
        <comment>card</comment>
        <translation>Turned up: %1</translation>
    </message>
    <message>
        <source>Your call — nobody has bid yet</source>
        <translation>Your call — nobody has bid yet</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumps</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Lower values</source>
        <translation>Lower values</translation>
    </message>
    <message>
        <source>Higher values</source>
        <translation>Higher values</translation>
    </message>
    <message>
        <source>Out of turn: %1</source>
        <comment>coinche or contre</comment>
        <translation>Out of turn: %1</translation>
    </message>
</context>
<context>
    <name>CallKeys</name>
    <message>
        <source>S</source>
        <comment>letter of spades</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>H</source>
        <comment>letter of hearts</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>D</source>
        <comment>letter of diamonds</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>C</source>
        <comment>letter of clubs</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>N</source>
        <comment>letter of no trumps</comment>
        <translation>N</translation>
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
        <translation>With Shift: %1.</translation>
    </message>
    <message>
        <source>Enter will say “%1”; Escape takes this choice back.</source>
        <comment>call</comment>
        <translation>Enter will say “%1”; Escape takes this choice back.</translation>
    </message>
    <message>
        <source>Choose the trump first.</source>
        <translation>Choose the trump first.</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <comment>value, digit</comment>
        <translation>%1 (key %2)</translation>
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
        <translation>Pass</translation>
    </message>
    <message>
        <source>Contre</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>Coinche</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>Surcontre</source>
        <translation>Redouble</translation>
    </message>
    <message>
        <source>Surcoinche</source>
        <translation>Redouble</translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>exclamation</comment>
        <translation>%1!</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>value, trump</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Belote!</source>
        <translation>Belote!</translation>
    </message>
    <message>
        <source>Rebelote!</source>
        <translation>Rebelote!</translation>
    </message>
    <message>
        <source>I take %1</source>
        <comment>on a trump</comment>
        <translation>I take %1</translation>
    </message>
    <message>
        <source>I declare</source>
        <translation>I declare</translation>
    </message>
    <message>
        <source>I pass</source>
        <comment>in a bubble</comment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>I take</source>
        <translation>I take</translation>
    </message>
    <message>
        <source>Trumps: %1</source>
        <comment>contract of the turn-up game</comment>
        <translation>Trumps: %1</translation>
    </message>
    <message>
        <source>surcontré ×%1</source>
        <translation>redoubled ×%1</translation>
    </message>
    <message>
        <source>surcoinché ×%1</source>
        <translation>redoubled ×%1</translation>
    </message>
    <message>
        <source>contré ×%1</source>
        <translation>doubled ×%1</translation>
    </message>
    <message>
        <source>coinché ×%1</source>
        <translation>doubled ×%1</translation>
    </message>
    <message>
        <source>Taken by %1 (%2)</source>
        <comment>seat, role</comment>
        <translation>Taken by %1 (%2)</translation>
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
        <translation>spades</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hearts</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamonds</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>clubs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>seven</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>eight</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nine</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>ten</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jack</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>queen</translation>
    </message>
    <message>
        <source>king</source>
        <translation>king</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ace</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sevens</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>eights</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nines</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>tens</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jacks</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>queens</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>kings</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>aces</translation>
    </message>
    <message>
        <source>the seven</source>
        <translation>the seven</translation>
    </message>
    <message>
        <source>the eight</source>
        <translation>the eight</translation>
    </message>
    <message>
        <source>the nine</source>
        <translation>the nine</translation>
    </message>
    <message>
        <source>the ten</source>
        <translation>the ten</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>the jack</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>the queen</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>the king</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>the ace</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>rank of suit</comment>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>no trumps</translation>
    </message>
    <message>
        <source>all trumps</source>
        <translation>all trumps</translation>
    </message>
    <message>
        <source>NT</source>
        <translation>NT</translation>
    </message>
    <message>
        <source>AT</source>
        <translation>AT</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>a suit that is taken</comment>
        <translation>on %1</translation>
    </message>
    <message>
        <source>at %1</source>
        <comment>no trumps or all trumps that is taken</comment>
        <translation>at %1</translation>
    </message>
    <message>
        <source>North</source>
        <translation>North</translation>
    </message>
    <message>
        <source>East</source>
        <translation>East</translation>
    </message>
    <message>
        <source>South</source>
        <translation>South</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>you</source>
        <translation>you</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partner</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>opponent</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Us</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Them</translation>
    </message>
    <message>
        <source>North-South</source>
        <translation>North-South</translation>
    </message>
    <message>
        <source>East-West</source>
        <translation>East-West</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Match</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;New match…</translation>
    </message>
    <message>
        <source>&amp;Restart with the same rules</source>
        <translation>&amp;Restart with the same rules</translation>
    </message>
    <message>
        <source>&amp;Copy the deal</source>
        <translation>&amp;Copy the deal</translation>
    </message>
    <message>
        <source>&amp;Paste a deal</source>
        <translation>&amp;Paste a deal</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Settings…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Pass</translation>
    </message>
    <message>
        <source>&amp;Coinche</source>
        <translation>Dou&amp;ble</translation>
    </message>
    <message>
        <source>&amp;Declare</source>
        <translation>&amp;Declare</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Take back</translation>
    </message>
    <message>
        <source>L&amp;ay down: the rest is mine</source>
        <translation>L&amp;ay down: the rest is mine</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>P&amp;ause</translation>
    </message>
    <message>
        <source>&amp;Throw in and deal other cards…</source>
        <translation>&amp;Throw in and deal other cards…</translation>
    </message>
    <message>
        <source>Play the &amp;deal again…</source>
        <translation>Play the &amp;deal again…</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Score sheet</translation>
    </message>
    <message>
        <source>Look bac&amp;k at the deal</source>
        <translation>Look bac&amp;k at the deal</translation>
    </message>
    <message>
        <source>Played &amp;matches…</source>
        <translation>Played &amp;matches…</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Last trick</translation>
    </message>
    <message>
        <source>Card &amp;order</source>
        <translation>Card &amp;order</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Lay down</translation>
    </message>
    <message>
        <source>With high contrast the table is black</source>
        <translation>With high contrast the table is black</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Next deal</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>&amp;Side panel</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Full screen</translation>
    </message>
    <message>
        <source>F&amp;our colours</source>
        <translation>F&amp;our colours</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Rules of this game</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Keyboard</translation>
    </message>
    <message>
        <source>&amp;About Belote Desktop</source>
        <translation>&amp;About Belote Desktop</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>New match</translation>
    </message>
</context>
<context>
    <name>Contract</name>
    <message>
        <source>Every suit is trumps</source>
        <translation>Every suit is trumps</translation>
    </message>
    <message>
        <source>There are no trumps</source>
        <translation>There are no trumps</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>suit, its cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>At large: click, or press %1.</source>
        <comment>key</comment>
        <translation>At large: click, or press %1.</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Auction</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>taker — doubled</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>No bid yet</translation>
    </message>
    <message>
        <source>Card order in %1</source>
        <translation>Card order in %1</translation>
    </message>
    <message>
        <source>other</source>
        <translation>other</translation>
    </message>
    <message>
        <source>%1 are trumps: they beat every other card</source>
        <translation>%1 are trumps: they beat every other card</translation>
    </message>
    <message>
        <source>All the cards together: %1 points, and 10 for the last trick</source>
        <translation>All the cards together: %1 points, and 10 for the last trick</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
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
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) short</source>
        <translation>
            <numerusform>%n point short</numerusform>
            <numerusform>%n points short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n declaration(s)</source>
        <translation>
            <numerusform>%n declaration</numerusform>
            <numerusform>%n declarations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n rule changed</numerusform>
            <numerusform>%n rules changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>taken back %n time(s)</source>
        <translation>
            <numerusform>taken back once</numerusform>
            <numerusform>taken back %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>thrown in %n time(s)</source>
        <translation>
            <numerusform>thrown in once</numerusform>
            <numerusform>thrown in %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>played %n time(s) before</source>
        <translation>
            <numerusform>played once before</numerusform>
            <numerusform>played %n times before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>advice asked for %n time(s)</source>
        <translation>
            <numerusform>advice asked for once</numerusform>
            <numerusform>advice asked for %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) cannot be read and stay in %1.</source>
        <translation>
            <numerusform>%n match cannot be read and stays in %1.</numerusform>
            <numerusform>%n matches cannot be read and stay in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) of a newer version of the program are kept for it.</source>
        <translation>
            <numerusform>%n match of a newer version of the program is kept for it.</numerusform>
            <numerusform>%n matches of a newer version of the program are kept for it.</numerusform>
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
        <translation>The cards are covered and nobody thinks on.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>%1’s turn to look at the cards</source>
        <comment>player</comment>
        <translation>%1’s turn to look at the cards</translation>
    </message>
    <message>
        <source>Only %1 looks at the screen now.</source>
        <comment>player</comment>
        <translation>Only %1 looks at the screen now.</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Show my cards</translation>
    </message>
</context>
<context>
    <name>DealEnd</name>
    <message>
        <source>End of the deal</source>
        <translation>End of the deal</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>End of the match</translation>
    </message>
    <message>
        <source>Look back at the deal</source>
        <translation>Look back at the deal</translation>
    </message>
    <message>
        <source>Play it again…</source>
        <translation>Play it again…</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Look back</translation>
    </message>
    <message>
        <source>Again…</source>
        <comment>play the deal</comment>
        <translation>Again…</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Next deal</translation>
    </message>
    <message>
        <source>Look back at the deals</source>
        <translation>Look back at the deals</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Another game…</source>
        <translation>Another game…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Play again</translation>
    </message>
</context>
<context>
    <name>DealLine</name>
    <message>
        <source>action %1 cannot be read</source>
        <translation>action %1 cannot be read</translation>
    </message>
    <message>
        <source>action %1 is not allowed</source>
        <translation>action %1 is not allowed</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <comment>part of the line</comment>
        <translation>%1 is missing</translation>
    </message>
    <message>
        <source>the line is not written as a deal is</source>
        <translation>the line is not written as a deal is</translation>
    </message>
    <message>
        <source>%1 has not the right number of cards (%2 instead of %3)</source>
        <comment>hand</comment>
        <translation>%1 has not the right number of cards (%2 instead of %3)</translation>
    </message>
    <message>
        <source>%1 has not the right number of cards (%2 instead of %3 or %4)</source>
        <comment>hand</comment>
        <translation>%1 has not the right number of cards (%2 instead of %3 or %4)</translation>
    </message>
    <message>
        <source>the game is unknown</source>
        <translation>the game is unknown</translation>
    </message>
    <message>
        <source>no cards fit what was said and played</source>
        <translation>no cards fit what was said and played</translation>
    </message>
    <message>
        <source>a card is there twice</source>
        <translation>a card is there twice</translation>
    </message>
    <message>
        <source>the rest of the pack has not eleven cards</source>
        <translation>the rest of the pack has not eleven cards</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <comment>part of the line</comment>
        <translation>%1 cannot be read</translation>
    </message>
    <message>
        <source>a card cannot be read (%1)</source>
        <comment>part of the line</comment>
        <translation>a card cannot be read (%1)</translation>
    </message>
    <message>
        <source>a card is there twice (%1)</source>
        <comment>part of the line</comment>
        <translation>a card is there twice (%1)</translation>
    </message>
    <message>
        <source>one card is wanted for %1</source>
        <comment>part of the line</comment>
        <translation>one card is wanted for %1</translation>
    </message>
    <message>
        <source>an option of the rules cannot be read or does not fit</source>
        <translation>an option of the rules cannot be read or does not fit</translation>
    </message>
    <message>
        <source>the hand of North</source>
        <translation>the hand of North</translation>
    </message>
    <message>
        <source>the hand of East</source>
        <translation>the hand of East</translation>
    </message>
    <message>
        <source>the hand of South</source>
        <translation>the hand of South</translation>
    </message>
    <message>
        <source>the hand of West</source>
        <translation>the hand of West</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>the dealer</translation>
    </message>
    <message>
        <source>the turned-up card</source>
        <translation>the turned-up card</translation>
    </message>
    <message>
        <source>the rest of the pack</source>
        <translation>the rest of the pack</translation>
    </message>
    <message>
        <source>the number of points held over</source>
        <translation>the number of points held over</translation>
    </message>
    <message>
        <source>the list of what was said and played</source>
        <translation>the list of what was said and played</translation>
    </message>
    <message>
        <source>the four hands</source>
        <translation>the four hands</translation>
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
        <translation>fifty</translation>
    </message>
    <message>
        <source>hundred</source>
        <translation>hundred</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>four of a kind</translation>
    </message>
    <message>
        <source>nine high</source>
        <translation>nine high</translation>
    </message>
    <message>
        <source>ten high</source>
        <translation>ten high</translation>
    </message>
    <message>
        <source>jack high</source>
        <translation>jack high</translation>
    </message>
    <message>
        <source>queen high</source>
        <translation>queen high</translation>
    </message>
    <message>
        <source>king high</source>
        <translation>king high</translation>
    </message>
    <message>
        <source>ace high</source>
        <translation>ace high</translation>
    </message>
    <message>
        <source>four nines</source>
        <translation>four nines</translation>
    </message>
    <message>
        <source>four tens</source>
        <translation>four tens</translation>
    </message>
    <message>
        <source>four jacks</source>
        <translation>four jacks</translation>
    </message>
    <message>
        <source>four queens</source>
        <translation>four queens</translation>
    </message>
    <message>
        <source>four kings</source>
        <translation>four kings</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>four aces</translation>
    </message>
    <message>
        <source>Played without declaring: %1.</source>
        <comment>declarations</comment>
        <translation>Played without declaring: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind of declaration, seat</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>declaration, points, seat</comment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>Equal declarations: none counts</source>
        <translation>Equal declarations: none counts</translation>
    </message>
    <message>
        <source>Litige: the declarations wait too</source>
        <translation>Litige: the declarations wait too</translation>
    </message>
    <message>
        <source>%1: declarations go to the others</source>
        <comment>side</comment>
        <translation>%1: declarations go to the others</translation>
    </message>
    <message>
        <source>Our declarations go to them</source>
        <translation>Our declarations go to them</translation>
    </message>
    <message>
        <source>Their declarations go to us</source>
        <translation>Their declarations go to us</translation>
    </message>
    <message>
        <source>%1: declarations count</source>
        <comment>side</comment>
        <translation>%1: declarations count</translation>
    </message>
    <message>
        <source>%1: declarations beaten</source>
        <comment>side</comment>
        <translation>%1: declarations beaten</translation>
    </message>
    <message>
        <source>Our declarations count</source>
        <translation>Our declarations count</translation>
    </message>
    <message>
        <source>Our declarations are beaten</source>
        <translation>Our declarations are beaten</translation>
    </message>
    <message>
        <source>Their declarations count</source>
        <translation>Their declarations count</translation>
    </message>
    <message>
        <source>Their declarations are beaten</source>
        <translation>Their declarations are beaten</translation>
    </message>
    <message>
        <source>equal declarations</source>
        <translation>equal declarations</translation>
    </message>
    <message>
        <source>declarations beaten</source>
        <translation>declarations beaten</translation>
    </message>
    <message>
        <source>Declarations that count: %1.</source>
        <translation>Declarations that count: %1.</translation>
    </message>
    <message>
        <source>That do not count: %1.</source>
        <translation>That do not count: %1.</translation>
    </message>
    <message>
        <source>tierce, %1, in %2</source>
        <translation>tierce, %1, in %2</translation>
    </message>
    <message>
        <source>fifty, %1, in %2</source>
        <translation>fifty, %1, in %2</translation>
    </message>
    <message>
        <source>hundred, %1, in %2</source>
        <translation>hundred, %1, in %2</translation>
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
        <translation>Declarations</translation>
    </message>
    <message>
        <source>You can declare</source>
        <translation>You can declare</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Say nothing</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>declaration, points</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Now you only say what it is. If yours are the best, you show them with your second card.</source>
        <translation>Now you only say what it is. If yours are the best, you show them with your second card.</translation>
    </message>
    <message>
        <source>Now you only say what it is. If yours are the best, they are shown after the first trick.</source>
        <translation>Now you only say what it is. If yours are the best, they are shown after the first trick.</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Declare</translation>
    </message>
    <message>
        <source>Declare “%1” (%2)</source>
        <comment>what is said, points</comment>
        <translation>Declare “%1” (%2)</translation>
    </message>
    <message>
        <source>Declare (%1)</source>
        <comment>points</comment>
        <translation>Declare (%1)</translation>
    </message>
    <message>
        <source>Say it before you play the card: a belote not said is lost.</source>
        <translation>Say it before you play the card: a belote not said is lost.</translation>
    </message>
    <message>
        <source>Belote and rebelote</source>
        <translation>Belote and rebelote</translation>
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
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>FormCounts</name>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>%n option changed</numerusform>
            <numerusform>%n options changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GiveUp</name>
    <message>
        <source>The match on the table is kept in the history, where you can take it up again.</source>
        <translation>The match on the table is kept in the history, where you can take it up again.</translation>
    </message>
    <message>
        <source>Begin another match?</source>
        <translation>Begin another match?</translation>
    </message>
    <message>
        <source>Keep my match</source>
        <translation>Keep my match</translation>
    </message>
    <message>
        <source>Begin another</source>
        <translation>Begin another</translation>
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
        <translation>Delete this match?</translation>
    </message>
    <message>
        <source>%1 is deleted for good, with all its deals.</source>
        <comment>match</comment>
        <translation>%1 is deleted for good, with all its deals.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Keep it</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Played matches</source>
        <translation>Played matches</translation>
    </message>
    <message>
        <source>The history is being read…</source>
        <translation>The history is being read…</translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation>Carry on</translation>
    </message>
    <message>
        <source>Take this match up again where it was left</source>
        <translation>Take this match up again where it was left</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Write the record of this match to a file</source>
        <translation>Write the record of this match to a file</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Delete…</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Look at it</translation>
    </message>
    <message>
        <source>Score sheet, with every deal</source>
        <translation>Score sheet, with every deal</translation>
    </message>
    <message>
        <source>No match yet: those that you finish, or leave for another one, will be found here.</source>
        <translation>No match yet: those that you finish, or leave for another one, will be found here.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>«12 matches»</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The match being played is on its own sheet (%1).</source>
        <comment>key</comment>
        <translation>The match being played is on its own sheet (%1).</translation>
    </message>
    <message>
        <source>Records of belote matches (%1)</source>
        <translation>Records of belote matches (%1)</translation>
    </message>
    <message>
        <source>Export the match</source>
        <translation>Export the match</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Written to %1.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>%1 took it: %2</source>
        <comment>seat, points</comment>
        <translation>%1 took it: %2</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Last trick</translation>
    </message>
</context>
<context>
    <name>MatchSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>Deals of the match</source>
        <translation>Deals of the match</translation>
    </message>
    <message>
        <source>Look at this deal</source>
        <translation>Look at this deal</translation>
    </message>
    <message>
        <source>This deal is not over yet.</source>
        <translation>This deal is not over yet.</translation>
    </message>
    <message>
        <source>%1 %2 — %3 %4, to %5</source>
        <comment>side, points, side, points, target</comment>
        <translation>%1 %2 — %3 %4, to %5</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Deal</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contract</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Totals</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>Passed by all</source>
        <translation>Passed by all</translation>
    </message>
    <message>
        <source>In the auction</source>
        <translation>In the auction</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a deal</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>being played</source>
        <translation>being played</translation>
    </message>
    <message>
        <source>made</source>
        <translation>made</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>failed</translation>
    </message>
    <message>
        <source>in dispute</source>
        <translation>in dispute</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Match of a newer version</source>
        <translation>Match of a newer version</translation>
    </message>
    <message>
        <source>Match that cannot be read</source>
        <translation>Match that cannot be read</translation>
    </message>
    <message>
        <source>%1 — cannot be read</source>
        <comment>game</comment>
        <translation>%1 — cannot be read</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>game, result</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>left at %1 to %2</source>
        <comment>points, points</comment>
        <translation>left at %1 to %2</translation>
    </message>
    <message>
        <source>%3 won, %1 to %2</source>
        <comment>points, points, side</comment>
        <translation>%3 won, %1 to %2</translation>
    </message>
    <message>
        <source>won, %1 to %2</source>
        <comment>points, points</comment>
        <translation>won, %1 to %2</translation>
    </message>
    <message>
        <source>lost, %1 to %2</source>
        <comment>points, points</comment>
        <translation>lost, %1 to %2</translation>
    </message>
    <message>
        <source>Only the newer version reads it; it can be exported or deleted</source>
        <translation>Only the newer version reads it; it can be exported or deleted</translation>
    </message>
    <message>
        <source>It is damaged: it can only be exported or deleted</source>
        <translation>It is damaged: it can only be exported or deleted</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between what is told of a match</comment>
        <translation> · </translation>
    </message>
    <message>
        <source> and </source>
        <comment>between partners</comment>
        <translation> and </translation>
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
        <translation>The file has other scores for these deals: %1.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>match, a sentence</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1, begun %2</source>
        <comment>game, when</comment>
        <translation>%1, begun %2</translation>
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
        <translation>New match</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>All the rules…</source>
        <translation>All the rules…</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Points to reach</translation>
    </message>
    <message>
        <source>My rules, from: %1</source>
        <comment>game</comment>
        <translation>My rules, from: %1</translation>
    </message>
    <message>
        <source>Declarations (tierce, fifty, hundred, four of a kind)</source>
        <translation>Declarations (tierce, fifty, hundred, four of a kind)</translation>
    </message>
    <message>
        <source>The belote counts towards the contract</source>
        <translation>The belote counts towards the contract</translation>
    </message>
    <message>
        <source>Restore</source>
        <comment>the game&apos;s own rules</comment>
        <translation>Restore</translation>
    </message>
    <message>
        <source>Strength of the players</source>
        <translation>Strength of the players</translation>
    </message>
    <message>
        <source>They think for</source>
        <translation>They think for</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>The match on the table is kept in the history.</source>
        <translation>The match on the table is kept in the history.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Change…</source>
        <comment>who plays</comment>
        <translation>Change…</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Players: %1</source>
        <comment>names</comment>
        <translation>Players: %1</translation>
    </message>
    <message>
        <source>Tricks alone count; elsewhere belote and declarations too.</source>
        <translation>Tricks alone count; elsewhere belote and declarations too.</translation>
    </message>
    <message>
        <source>Tricks and belote count; elsewhere the tricks alone.</source>
        <translation>Tricks and belote count; elsewhere the tricks alone.</translation>
    </message>
    <message>
        <source>Tricks, belote and declarations count; elsewhere the tricks alone.</source>
        <translation>Tricks, belote and declarations count; elsewhere the tricks alone.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game: what it is</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>NotNow</name>
    <message>
        <source>The auction is over.</source>
        <translation>The auction is over.</translation>
    </message>
    <message>
        <source>You have nothing to declare now.</source>
        <translation>You have nothing to declare now.</translation>
    </message>
    <message>
        <source>Ask for advice when it is your turn.</source>
        <translation>Ask for advice when it is your turn.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>There is nothing to take back.</translation>
    </message>
    <message>
        <source>Lay your cards down when it is your turn to play.</source>
        <translation>Lay your cards down when it is your turn to play.</translation>
    </message>
    <message>
        <source>No trick has been made in this deal yet.</source>
        <translation>No trick has been made in this deal yet.</translation>
    </message>
    <message>
        <source>This deal is not over yet.</source>
        <translation>This deal is not over yet.</translation>
    </message>
    <message>
        <source>No deal of this match is over yet.</source>
        <translation>No deal of this match is over yet.</translation>
    </message>
    <message>
        <source>This deal is over: go on to the next one.</source>
        <translation>This deal is over: go on to the next one.</translation>
    </message>
    <message>
        <source>Nothing has been said or played in this deal yet.</source>
        <translation>Nothing has been said or played in this deal yet.</translation>
    </message>
    <message>
        <source>The match is over and in the history: nothing of it is taken back any more.</source>
        <translation>The match is over and in the history: nothing of it is taken back any more.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>The match is over.</translation>
    </message>
    <message>
        <source>I am looking whether the rest is yours…</source>
        <translation>I am looking whether the rest is yours…</translation>
    </message>
    <message>
        <source>You cannot lay down: an opponent may still take a trick.</source>
        <translation>You cannot lay down: an opponent may still take a trick.</translation>
    </message>
    <message>
        <source>You have one card left: just play it.</source>
        <translation>You have one card left: just play it.</translation>
    </message>
    <message>
        <source>Choose a trump first: it decides the order of the cards.</source>
        <translation>Choose a trump first: it decides the order of the cards.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The settings file was damaged and was put aside: %1</source>
        <translation>The settings file was damaged and was put aside: %1</translation>
    </message>
    <message>
        <source>The settings come from a newer version: they are used, but changes will not be kept.</source>
        <translation>The settings come from a newer version: they are used, but changes will not be kept.</translation>
    </message>
    <message>
        <source>The setting “%1” had a wrong value; the usual one is used.</source>
        <translation>The setting “%1” had a wrong value; the usual one is used.</translation>
    </message>
    <message>
        <source>Your settings cannot be saved: %1</source>
        <translation>Your settings cannot be saved: %1</translation>
    </message>
    <message>
        <source>The saved match could not be read and was put aside: %1</source>
        <translation>The saved match could not be read and was put aside: %1</translation>
    </message>
    <message>
        <source>The saved match comes from a newer version; it is kept in %1</source>
        <translation>The saved match comes from a newer version; it is kept in %1</translation>
    </message>
    <message>
        <source>The match cannot be saved, play goes on: %1</source>
        <translation>The match cannot be saved, play goes on: %1</translation>
    </message>
    <message>
        <source>There is a saved match, but it cannot be read; it is left as it is, and what you play now will not be kept: %1</source>
        <translation>There is a saved match, but it cannot be read; it is left as it is, and what you play now will not be kept: %1</translation>
    </message>
    <message>
        <source>The match before this one is kept in %1</source>
        <translation>The match before this one is kept in %1</translation>
    </message>
    <message>
        <source>Another window has the saved match: what you play here will not be kept.</source>
        <translation>Another window has the saved match: what you play here will not be kept.</translation>
    </message>
    <message>
        <source>Last time the program stopped by itself; your match was saved. The trace is in %1</source>
        <translation>Last time the program stopped by itself; your match was saved. The trace is in %1</translation>
    </message>
    <message>
        <source>Everybody passed: the cards are dealt again.</source>
        <translation>Everybody passed: the cards are dealt again.</translation>
    </message>
    <message>
        <source>%1 lost the thread and plays a simple card.</source>
        <translation>%1 lost the thread and plays a simple card.</translation>
    </message>
    <message>
        <source>%1 took too long and plays a simple card.</source>
        <translation>%1 took too long and plays a simple card.</translation>
    </message>
    <message>
        <source>%1 wanted something that is not allowed and plays a simple card.</source>
        <translation>%1 wanted something that is not allowed and plays a simple card.</translation>
    </message>
    <message>
        <source>This match is not there any more: it was deleted in another window.</source>
        <translation>This match is not there any more: it was deleted in another window.</translation>
    </message>
    <message>
        <source>This match is damaged and cannot be shown; it stays in %1</source>
        <translation>This match is damaged and cannot be shown; it stays in %1</translation>
    </message>
    <message>
        <source>This match comes from a newer version of the program; it stays in %1</source>
        <translation>This match comes from a newer version of the program; it stays in %1</translation>
    </message>
    <message>
        <source>The history cannot be read: %1</source>
        <translation>The history cannot be read: %1</translation>
    </message>
    <message>
        <source>The match could not be deleted: %1</source>
        <translation>The match could not be deleted: %1</translation>
    </message>
    <message>
        <source>The match could not be exported: %1</source>
        <translation>The match could not be exported: %1</translation>
    </message>
    <message>
        <source>The match did not reach the history: %1</source>
        <translation>The match did not reach the history: %1</translation>
    </message>
    <message>
        <source>The pack “%1” is no longer on this computer: ours is used.</source>
        <translation>The pack “%1” is no longer on this computer: ours is used.</translation>
    </message>
    <message>
        <source>Cards are missing from the pack “%1”: ours is used.</source>
        <translation>Cards are missing from the pack “%1”: ours is used.</translation>
    </message>
    <message>
        <source>The pack “%1” cannot be read: ours is used.</source>
        <translation>The pack “%1” cannot be read: ours is used.</translation>
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
        <translation>The deal</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>The auction</translation>
    </message>
    <message>
        <source>The play of the card</source>
        <translation>The play of the card</translation>
    </message>
    <message>
        <source>What the cards are worth</source>
        <translation>What the cards are worth</translation>
    </message>
    <message>
        <source>Belote and rebelote</source>
        <translation>Belote and rebelote</translation>
    </message>
    <message>
        <source>Declarations</source>
        <comment>section</comment>
        <translation>Declarations</translation>
    </message>
    <message>
        <source>Contract and score</source>
        <translation>Contract and score</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>The match</translation>
    </message>
    <message>
        <source>The classic game: a card is turned up, somebody takes, and his side must have more points than the other.</source>
        <translation>The classic game: a card is turned up, somebody takes, and his side must have more points than the other.</translation>
    </message>
    <message>
        <source>The official belote: a turned-up card, no trumps and all trumps; the belote counts towards the contract.</source>
        <translation>The official belote: a turned-up card, no trumps and all trumps; the belote counts towards the contract.</translation>
    </message>
    <message>
        <source>The official coinche: bids from 80 to capot, declarations, no trumps and all trumps.</source>
        <translation>The official coinche: bids from 80 to capot, declarations, no trumps and all trumps.</translation>
    </message>
    <message>
        <source>Coinche among friends: doubling at any moment, under-ruffing, no declarations.</source>
        <translation>Coinche among friends: doubling at any moment, under-ruffing, no declarations.</translation>
    </message>
    <message>
        <source>The official contrée: four suits, no declarations; the tricks are worth 320 when doubled, 640 when redoubled.</source>
        <translation>The official contrée: four suits, no declarations; the tricks are worth 320 when doubled, 640 when redoubled.</translation>
    </message>
    <message>
        <source>The old game: no trumps counts twice, all trumps three times; contre and surcontre over the take.</source>
        <translation>The old game: no trumps counts twice, all trumps three times; doubling and redoubling over the take.</translation>
    </message>
    <message>
        <source>Official rules of coinche (2015)</source>
        <translation>Official rules of coinche (2015)</translation>
    </message>
    <message>
        <source>Official rules of contrée (2016)</source>
        <translation>Official rules of contrée (2016)</translation>
    </message>
    <message>
        <source>Official rules of belote (2016)</source>
        <translation>Official rules of belote (2016)</translation>
    </message>
    <message>
        <source>Common usage</source>
        <translation>Common usage</translation>
    </message>
    <message>
        <source>The old book</source>
        <translation>The old book</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>House rule</translation>
    </message>
    <message>
        <source>Who says the belote</source>
        <translation>Who says the belote</translation>
    </message>
    <message>
        <source>Whether the words come by themselves or are left to the player.</source>
        <translation>Whether the words come by themselves or are left to the player.</translation>
    </message>
    <message>
        <source>It says itself</source>
        <translation>It says itself</translation>
    </message>
    <message>
        <source>Belote and rebelote are said of themselves as the king and the queen of trump are played.</source>
        <translation>“Belote” and “rebelote” are said automatically as the two cards are played.</translation>
    </message>
    <message>
        <source>The player</source>
        <translation>The player</translation>
    </message>
    <message>
        <source>The player says “belote” with the first card and “rebelote” with the second; what is not said is lost.</source>
        <translation>The player says “belote” with the first card and “rebelote” with the second; what is not said is lost.</translation>
    </message>
    <message>
        <source>First card of the belote</source>
        <translation>First card of the belote</translation>
    </message>
    <message>
        <source>Whether the king must be played before the queen.</source>
        <translation>Whether the king must be played before the queen.</translation>
    </message>
    <message>
        <source>King or queen</source>
        <translation>King or queen</translation>
    </message>
    <message>
        <source>The belote may begin with the king or with the queen.</source>
        <translation>The belote may begin with the king or with the queen.</translation>
    </message>
    <message>
        <source>The king</source>
        <translation>The king</translation>
    </message>
    <message>
        <source>The belote counts only when the king is played before the queen.</source>
        <translation>The belote counts only when the king is played before the queen.</translation>
    </message>
    <message>
        <source>Belote of the loser</source>
        <translation>Belote of the loser</translation>
    </message>
    <message>
        <source>Who marks the belote of a side that has lost the deal.</source>
        <translation>Who marks the belote of a side that has lost the deal.</translation>
    </message>
    <message>
        <source>Kept by its holder</source>
        <translation>Kept by its holder</translation>
    </message>
    <message>
        <source>The belote always stays with the side that holds it, even when it fails.</source>
        <translation>The belote always stays with the side that holds it, even when it fails.</translation>
    </message>
    <message>
        <source>To the defence, if the taker fails</source>
        <translation>To the defence, if the taker fails</translation>
    </message>
    <message>
        <source>The belote of a taker who fails goes to the defence.</source>
        <translation>The belote of a taker who fails goes to the defence.</translation>
    </message>
    <message>
        <source>To the winner</source>
        <translation>To the winner</translation>
    </message>
    <message>
        <source>Not multiplied</source>
        <translation>Not multiplied</translation>
    </message>
    <message>
        <source>Multiplied</source>
        <translation>Multiplied</translation>
    </message>
    <message>
        <source>The belote goes to the defence when the taker fails, and to the winner when the contract is %1.</source>
        <translation>The belote goes to the defence when the taker fails, and to the winner when the contract is %1.</translation>
    </message>
    <message>
        <source>Belote in a contract that is %1</source>
        <translation>Belote in a contract that is %1</translation>
    </message>
    <message>
        <source>Whether coinche or contre multiplies the winner&apos;s belote too.</source>
        <translation>Whether doubling multiplies the winner&apos;s belote too.</translation>
    </message>
    <message>
        <source>The belote counts 20, whether the contract is %1 or not.</source>
        <translation>The belote counts 20, whether the contract is %1 or not.</translation>
    </message>
    <message>
        <source>When the contract is %1, the winner&apos;s belote is multiplied too.</source>
        <translation>When the contract is %1, the winner&apos;s belote is multiplied too.</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Declarations</translation>
    </message>
    <message>
        <source>Points for sequences and fours of a kind found in the hand.</source>
        <translation>Points for sequences and fours of a kind found in the hand.</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Without</translation>
    </message>
    <message>
        <source>There are no declarations; only the belote counts.</source>
        <translation>There are no declarations; only the belote counts.</translation>
    </message>
    <message>
        <source>With</source>
        <translation>With</translation>
    </message>
    <message>
        <source>Declarations are played.</source>
        <translation>Declarations are played.</translation>
    </message>
    <message>
        <source>Declarations count: tierce 20, fifty 50, hundred 100, four of a kind 100 to 200.</source>
        <translation>Declarations count: tierce 20, fifty 50, hundred 100, four of a kind 100 to 200.</translation>
    </message>
    <message>
        <source>Equal declarations</source>
        <translation>Equal declarations</translation>
    </message>
    <message>
        <source>Which of two equal declarations wins when neither is in trumps.</source>
        <translation>Which of two equal declarations wins when neither is in trumps.</translation>
    </message>
    <message>
        <source>Nobody scores</source>
        <translation>Nobody scores</translation>
    </message>
    <message>
        <source>Of two equal declarations the one in trumps wins; if neither is, nobody scores any.</source>
        <translation>Of two equal declarations the one in trumps wins; if neither is, nobody scores any.</translation>
    </message>
    <message>
        <source>First to speak</source>
        <translation>First to speak</translation>
    </message>
    <message>
        <source>Of two equal declarations the one in trumps wins; if neither is, the one named first.</source>
        <translation>Of two equal declarations the one in trumps wins; if neither is, the one named first.</translation>
    </message>
    <message>
        <source>Showing the declarations</source>
        <translation>Showing the declarations</translation>
    </message>
    <message>
        <source>When the side whose declarations count lays them open.</source>
        <translation>When the side whose declarations count lays them open.</translation>
    </message>
    <message>
        <source>With the second card</source>
        <translation>With the second card</translation>
    </message>
    <message>
        <source>Declarations are named with one&apos;s first card; the better side shows them, each player with the second card.</source>
        <translation>Declarations are named with one&apos;s first card; the better side shows them, each player with the second card.</translation>
    </message>
    <message>
        <source>After the first trick</source>
        <translation>After the first trick</translation>
    </message>
    <message>
        <source>Declarations are named with one&apos;s first card; the better side shows them as soon as the first trick is over.</source>
        <translation>Declarations are named with one&apos;s first card; the better side shows them as soon as the first trick is over.</translation>
    </message>
    <message>
        <source>Fours of a kind at no trumps</source>
        <translation>Fours of a kind at no trumps</translation>
    </message>
    <message>
        <source>What four of a kind are worth when no suit is trump.</source>
        <translation>What four of a kind are worth when no suit is trump.</translation>
    </message>
    <message>
        <source>Four nines 100</source>
        <translation>Four nines 100</translation>
    </message>
    <message>
        <source>At no trumps four aces are worth 200, four tens 150, four kings, queens, jacks or nines 100.</source>
        <translation>At no trumps four aces are worth 200, four tens 150, four kings, queens, jacks or nines 100.</translation>
    </message>
    <message>
        <source>Four nines nothing</source>
        <translation>Four nines nothing</translation>
    </message>
    <message>
        <source>At no trumps four aces are worth 200, four tens 150, four kings, queens or jacks 100, four nines nothing.</source>
        <translation>At no trumps four aces are worth 200, four tens 150, four kings, queens or jacks 100, four nines nothing.</translation>
    </message>
    <message>
        <source>Declarations of a side without a trick</source>
        <translation>Declarations of a side without a trick</translation>
    </message>
    <message>
        <source>Who marks the declarations of a side that takes no trick.</source>
        <translation>Who marks the declarations of a side that takes no trick.</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Kept</translation>
    </message>
    <message>
        <source>A side that takes no trick keeps its declarations.</source>
        <translation>A side that takes no trick keeps its declarations.</translation>
    </message>
    <message>
        <source>To the side that took all</source>
        <translation>To the side that took all</translation>
    </message>
    <message>
        <source>A side that takes all eight tricks marks the other side&apos;s declarations too.</source>
        <translation>A side that takes all eight tricks marks the other side&apos;s declarations too.</translation>
    </message>
    <message>
        <source>When one cannot overruff</source>
        <translation>When one cannot overruff</translation>
    </message>
    <message>
        <source>What one plays on an opponent&apos;s ruff that one cannot beat.</source>
        <translation>What one plays on an opponent&apos;s ruff that one cannot beat.</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Any card</translation>
    </message>
    <message>
        <source>Who cannot overruff an opponent may play any card.</source>
        <translation>A player who cannot overruff an opponent may play any card.</translation>
    </message>
    <message>
        <source>Under-ruff</source>
        <translation>Under-ruff</translation>
    </message>
    <message>
        <source>Who cannot overruff an opponent must under-ruff: a trump is due, even a lower one.</source>
        <translation>A player who cannot overruff an opponent must under-ruff: play a trump, even a lower one.</translation>
    </message>
    <message>
        <source>Going higher over one&apos;s partner</source>
        <translation>Going higher over one&apos;s partner</translation>
    </message>
    <message>
        <source>Whether the duty to go higher in trumps holds when one&apos;s partner is winning the trick.</source>
        <translation>Whether the duty to go higher in trumps holds when one&apos;s partner is winning the trick.</translation>
    </message>
    <message>
        <source>Not required</source>
        <translation>Not required</translation>
    </message>
    <message>
        <source>In trumps one must go higher if one can, but never over one&apos;s own partner.</source>
        <translation>In trumps one must go higher if one can, but never over one&apos;s own partner.</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Required</translation>
    </message>
    <message>
        <source>In trumps one must go higher if one can, even over one&apos;s own partner.</source>
        <translation>In trumps one must go higher if one can, even over one&apos;s own partner.</translation>
    </message>
    <message>
        <source>When one&apos;s partner has ruffed</source>
        <translation>When one&apos;s partner has ruffed</translation>
    </message>
    <message>
        <source>What a player without the suit led may play on his partner&apos;s winning ruff.</source>
        <translation>What a player without the suit led may play on his partner&apos;s winning ruff.</translation>
    </message>
    <message>
        <source>Without the suit led, when one&apos;s partner is winning the trick, one may play any card.</source>
        <translation>Without the suit led, when one&apos;s partner is winning the trick, one may play any card.</translation>
    </message>
    <message>
        <source>No lower trump</source>
        <translation>No lower trump</translation>
    </message>
    <message>
        <source>On one&apos;s partner&apos;s winning ruff one may play any card, but no lower trump while holding a higher one.</source>
        <translation>On one&apos;s partner&apos;s winning ruff one may play any card, but no lower trump while holding a higher one.</translation>
    </message>
    <message>
        <source>Higher, with nothing but trumps</source>
        <translation>Higher, with nothing but trumps</translation>
    </message>
    <message>
        <source>On one&apos;s partner&apos;s winning ruff one may play any card; a hand of nothing but trumps must go higher if it can.</source>
        <translation>On one&apos;s partner&apos;s winning ruff one may play any card; a hand of nothing but trumps must go higher if it can.</translation>
    </message>
    <message>
        <source>Card points at no trumps</source>
        <translation>Card points at no trumps</translation>
    </message>
    <message>
        <source>What the cards are worth when no suit is trump.</source>
        <translation>What the cards are worth when no suit is trump.</translation>
    </message>
    <message>
        <source>Ace 19: 162 in all</source>
        <translation>Ace 19: 162 in all</translation>
    </message>
    <message>
        <source>At no trumps the ace is worth 19; with the last trick the pack makes 162 points.</source>
        <translation>At no trumps the ace is worth 19; with the last trick the pack makes 162 points.</translation>
    </message>
    <message>
        <source>Ace 11: 130 in all</source>
        <translation>Ace 11: 130 in all</translation>
    </message>
    <message>
        <source>At no trumps the ace is worth 11, as in a plain suit; with the last trick the pack makes 130 points.</source>
        <translation>At no trumps the ace is worth 11, as in a plain suit; with the last trick the pack makes 130 points.</translation>
    </message>
    <message>
        <source>Ace 11, brought to 162</source>
        <translation>Ace 11, brought to 162</translation>
    </message>
    <message>
        <source>At no trumps the ace is worth 11 and the pack 130 points; the taker&apos;s points are multiplied by 162/130, the defence has the rest of 162.</source>
        <translation>At no trumps the ace is worth 11 and the pack 130 points; the taker&apos;s points are multiplied by 162/130, the defence has the rest of 162.</translation>
    </message>
    <message>
        <source>Card points at all trumps</source>
        <translation>Card points at all trumps</translation>
    </message>
    <message>
        <source>What the cards are worth when every suit is trump.</source>
        <translation>What the cards are worth when every suit is trump.</translation>
    </message>
    <message>
        <source>Jack 13: 162 in all</source>
        <translation>Jack 13: 162 in all</translation>
    </message>
    <message>
        <source>At all trumps jack 13, nine 9, ace 6, ten 5, king 3, queen 2; with the last trick the pack makes 162 points.</source>
        <translation>At all trumps jack 13, nine 9, ace 6, ten 5, king 3, queen 2; with the last trick the pack makes 162 points.</translation>
    </message>
    <message>
        <source>Jack 14: 162 in all</source>
        <translation>Jack 14: 162 in all</translation>
    </message>
    <message>
        <source>At all trumps jack 14, nine 9, ace 6, ten 5, king 3, queen 1; with the last trick the pack makes 162 points.</source>
        <translation>At all trumps jack 14, nine 9, ace 6, ten 5, king 3, queen 1; with the last trick the pack makes 162 points.</translation>
    </message>
    <message>
        <source>Jack 20: 258 in all</source>
        <translation>Jack 20: 258 in all</translation>
    </message>
    <message>
        <source>At all trumps every suit counts as trumps do, jack 20 and nine 14; with the last trick the pack makes 258 points.</source>
        <translation>At all trumps every suit counts as trumps do, jack 20 and nine 14; with the last trick the pack makes 258 points.</translation>
    </message>
    <message>
        <source>Jack 20, brought to 162</source>
        <translation>Jack 20, brought to 162</translation>
    </message>
    <message>
        <source>At all trumps every suit counts as trumps do, 258 points; the taker&apos;s points are multiplied by 162/258 (198 gives 124), the defence has the rest of 162.</source>
        <translation>At all trumps every suit counts as trumps do, 258 points; the taker&apos;s points are multiplied by 162/258 (198 gives 124), the defence has the rest of 162.</translation>
    </message>
    <message>
        <source>A deal at no trumps counts</source>
        <translation>A deal at no trumps counts</translation>
    </message>
    <message>
        <source>By how much all the points of a deal at no trumps are multiplied.</source>
        <translation>By how much all the points of a deal at no trumps are multiplied.</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Once</translation>
    </message>
    <message>
        <source>A deal at no trumps counts like any other.</source>
        <translation>A deal at no trumps counts like any other.</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Twice</translation>
    </message>
    <message>
        <source>All the points of a deal at no trumps count twice.</source>
        <translation>All the points of a deal at no trumps count twice.</translation>
    </message>
    <message>
        <source>All the points of a deal at no trumps count three times.</source>
        <translation>All the points of a deal at no trumps count three times.</translation>
    </message>
    <message>
        <source>All the points of a deal at all trumps count twice.</source>
        <translation>All the points of a deal at all trumps count twice.</translation>
    </message>
    <message>
        <source>All the points of a deal at all trumps count three times.</source>
        <translation>All the points of a deal at all trumps count three times.</translation>
    </message>
    <message>
        <source>For all eight tricks, the last one counts 100 instead of 10: 252 points at a suit.</source>
        <translation>For all eight tricks, the last one counts 100 instead of 10: 252 points at a suit.</translation>
    </message>
    <message>
        <source>For all eight tricks, the last one counts 98 instead of 10: 250 points at a suit.</source>
        <translation>For all eight tricks, the last one counts 98 instead of 10: 250 points at a suit.</translation>
    </message>
    <message>
        <source>Three times</source>
        <translation>Three times</translation>
    </message>
    <message>
        <source>A deal at all trumps counts</source>
        <translation>A deal at all trumps counts</translation>
    </message>
    <message>
        <source>By how much all the points of a deal at all trumps are multiplied.</source>
        <translation>By how much all the points of a deal at all trumps are multiplied.</translation>
    </message>
    <message>
        <source>A deal at all trumps counts like any other.</source>
        <translation>A deal at all trumps counts like any other.</translation>
    </message>
    <message>
        <source>Capot that was not bid</source>
        <translation>Capot that was not bid</translation>
    </message>
    <message>
        <source>What the last trick counts for a side that takes all eight.</source>
        <translation>What the last trick counts for a side that takes all eight.</translation>
    </message>
    <message>
        <source>Last trick 100: 252 in all</source>
        <translation>Last trick 100: 252 in all</translation>
    </message>
    <message>
        <source>250 in all</source>
        <translation>250 in all</translation>
    </message>
    <message>
        <source>The contract is made with</source>
        <translation>The contract is made with</translation>
    </message>
    <message>
        <source>What the taker&apos;s side must reach.</source>
        <translation>What the taker&apos;s side must reach.</translation>
    </message>
    <message>
        <source>Bid, and more than the defence</source>
        <translation>Bid, and more than the defence</translation>
    </message>
    <message>
        <source>The bid</source>
        <translation>The bid</translation>
    </message>
    <message>
        <source>The bid, and 82 for 80</source>
        <translation>The bid, and 82 for 80</translation>
    </message>
    <message>
        <source>The contract is made when the taker&apos;s side reaches the points bid and has more than the defence.</source>
        <translation>The contract is made when the taker&apos;s side reaches the points bid and has more than the defence.</translation>
    </message>
    <message>
        <source>The contract is made when the taker&apos;s side reaches the points bid, whatever the defence has.</source>
        <translation>The contract is made when the taker&apos;s side reaches the points bid, whatever the defence has.</translation>
    </message>
    <message>
        <source>The contract is made when the taker&apos;s side reaches the points bid; a bid of 80 wants 82.</source>
        <translation>The contract is made when the taker&apos;s side reaches the points bid; a bid of 80 wants 82.</translation>
    </message>
    <message>
        <source>More than the defence</source>
        <translation>More than the defence</translation>
    </message>
    <message>
        <source>The taker&apos;s side must have more points than the defence.</source>
        <translation>The taker&apos;s side must have more points than the defence.</translation>
    </message>
    <message>
        <source>What counts towards it</source>
        <translation>What counts towards it</translation>
    </message>
    <message>
        <source>Which points are added up to see whether the contract is made.</source>
        <translation>Which points are added up to see whether the contract is made.</translation>
    </message>
    <message>
        <source>Tricks, belote, declarations</source>
        <translation>Tricks, belote, declarations</translation>
    </message>
    <message>
        <source>Tricks, belote and declarations count towards the contract.</source>
        <translation>Tricks, belote and declarations count towards the contract.</translation>
    </message>
    <message>
        <source>Tricks and belote count towards the contract.</source>
        <translation>Tricks and belote count towards the contract.</translation>
    </message>
    <message>
        <source>Tricks and belote</source>
        <translation>Tricks and belote</translation>
    </message>
    <message>
        <source>Tricks and belote count towards the contract, declarations do not.</source>
        <translation>Tricks and belote count towards the contract, declarations do not.</translation>
    </message>
    <message>
        <source>Tricks alone</source>
        <translation>Tricks alone</translation>
    </message>
    <message>
        <source>Only the tricks with the last one&apos;s ten count towards the contract.</source>
        <translation>Only the tricks with the last one&apos;s ten count towards the contract.</translation>
    </message>
    <message>
        <source>At equal points</source>
        <translation>At equal points</translation>
    </message>
    <message>
        <source>What happens when both sides have the same total.</source>
        <translation>What happens when both sides have the same total.</translation>
    </message>
    <message>
        <source>The taker fails</source>
        <translation>The taker fails</translation>
    </message>
    <message>
        <source>At equal points the taker fails.</source>
        <translation>At equal points the taker fails.</translation>
    </message>
    <message>
        <source>Litige</source>
        <translation>Litige</translation>
    </message>
    <message>
        <source>At equal points there is a litige: the defence marks its points, the taker&apos;s wait for the winners of the next deal.</source>
        <translation>At equal points there is a litige: the defence marks its points, the taker&apos;s wait for the winners of the next deal.</translation>
    </message>
    <message>
        <source>The contract is made</source>
        <translation>The contract is made</translation>
    </message>
    <message>
        <source>At equal points the contract is made.</source>
        <translation>At equal points the contract is made.</translation>
    </message>
    <message>
        <source>A made contract marks</source>
        <translation>A made contract marks</translation>
    </message>
    <message>
        <source>What both sides mark when a contract of points is made.</source>
        <translation>What both sides mark when a contract of points is made.</translation>
    </message>
    <message>
        <source>Points made and bid</source>
        <translation>Points made and bid</translation>
    </message>
    <message>
        <source>Contract made: the taker&apos;s side marks its points and its bid, the defence its points.</source>
        <translation>Contract made: the taker&apos;s side marks its points and its bid, the defence its points.</translation>
    </message>
    <message>
        <source>The bid only</source>
        <translation>The bid only</translation>
    </message>
    <message>
        <source>Contract made: the taker&apos;s side marks its bid, belote and declarations; the defence only belote and declarations.</source>
        <translation>Contract made: the taker&apos;s side marks its bid, belote and declarations; the defence only belote and declarations.</translation>
    </message>
    <message>
        <source>Contract made: the taker&apos;s side marks its bid and its belote; the defence only its belote.</source>
        <translation>Contract made: the taker&apos;s side marks its bid and its belote; the defence only its belote.</translation>
    </message>
    <message>
        <source>A failed contract marks</source>
        <translation>A failed contract marks</translation>
    </message>
    <message>
        <source>What the defence marks when the taker fails.</source>
        <translation>What the defence marks when the taker fails.</translation>
    </message>
    <message>
        <source>160 and the bid</source>
        <translation>160 and the bid</translation>
    </message>
    <message>
        <source>Contract failed: the defence marks 160 points and the bid.</source>
        <translation>Contract failed: the defence marks 160 points and the bid.</translation>
    </message>
    <message>
        <source>Contract failed: the defence marks 162 points (252 for all eight tricks) and the bid.</source>
        <translation>Contract failed: the defence marks 162 points (252 for all eight tricks) and the bid.</translation>
    </message>
    <message>
        <source>Contract failed: the defence marks 160 points, without the bid.</source>
        <translation>Contract failed: the defence marks 160 points, without the bid.</translation>
    </message>
    <message>
        <source>When a contract fails, the defence marks 160 for the tricks, even with all eight.</source>
        <translation>When a contract fails, the defence marks 160 for the tricks, even with all eight.</translation>
    </message>
    <message>
        <source>When a contract fails, a defence that took all eight tricks marks 250 instead of 160.</source>
        <translation>When a contract fails, a defence that took all eight tricks marks 250 instead of 160.</translation>
    </message>
    <message>
        <source>When a contract has failed or is %1, the winner marks 160 for the tricks, even with all eight.</source>
        <translation>When a contract has failed or is %1, the winner marks 160 for the tricks, even with all eight.</translation>
    </message>
    <message>
        <source>250 when the contract is %1</source>
        <translation>250 when the contract is %1</translation>
    </message>
    <message>
        <source>When a contract is %1, a winner who took all eight tricks marks 250 for them instead of 160.</source>
        <translation>When a contract is %1, a winner who took all eight tricks marks 250 for them instead of 160.</translation>
    </message>
    <message>
        <source>When a contract has failed or is %1, a winner who took all eight tricks marks 250 for them instead of 160.</source>
        <translation>When a contract has failed or is %1, a winner who took all eight tricks marks 250 for them instead of 160.</translation>
    </message>
    <message>
        <source>%1 multiplies</source>
        <comment>doubling</comment>
        <translation>%1 multiplies</translation>
    </message>
    <message>
        <source>Which points coinche or contre multiplies.</source>
        <translation>Which points doubling multiplies.</translation>
    </message>
    <message>
        <source>In a contract that is %1 the winner marks the tricks in a lump, the bid and the declarations, all multiplied; the loser marks nothing but its belote.</source>
        <translation>In a contract that is %1 the winner marks the tricks in a lump, the bid and the declarations, all multiplied; the loser marks nothing but its belote.</translation>
    </message>
    <message>
        <source>In a contract that is %1 the winner marks the tricks in a lump and the bid, all multiplied; the loser marks nothing but its belote.</source>
        <translation>In a contract that is %1 the winner marks the tricks in a lump and the bid, all multiplied; the loser marks nothing but its belote.</translation>
    </message>
    <message>
        <source>In a contract that is %1 the bid alone is multiplied; the winner adds the tricks in a lump and the declarations once.</source>
        <translation>In a contract that is %1 the bid alone is multiplied; the winner adds the tricks in a lump and the declarations once.</translation>
    </message>
    <message>
        <source>In a contract that is %1 the bid alone is multiplied; the winner adds the tricks in a lump once.</source>
        <translation>In a contract that is %1 the bid alone is multiplied; the winner adds the tricks in a lump once.</translation>
    </message>
    <message>
        <source>In a contract that is %1 the winner marks 320 points for the tricks (640 when it is %2) and the bid multiplied.</source>
        <translation>In a contract that is %1 the winner marks 320 points for the tricks (640 when it is %2) and the bid multiplied.</translation>
    </message>
    <message>
        <source>In a contract that is %1 the points of either side are multiplied.</source>
        <translation>In a contract that is %1 the points of either side are multiplied.</translation>
    </message>
    <message>
        <source>The side that has %1 points or more at the end of a deal wins the match; if both have, the one with more wins, and at a tie one more deal is played.</source>
        <translation>The side that has %1 points or more at the end of a deal wins the match; if both have, the one with more wins, and at a tie one more deal is played.</translation>
    </message>
    <message>
        <source>162 and the bid</source>
        <translation>162 and the bid</translation>
    </message>
    <message>
        <source>160, without the bid</source>
        <translation>160, without the bid</translation>
    </message>
    <message>
        <source>The whole pack</source>
        <translation>The whole pack</translation>
    </message>
    <message>
        <source>The 160 of a winner who took all</source>
        <translation>The 160 of a winner who took all</translation>
    </message>
    <message>
        <source>When the 160 points for all the tricks become 250.</source>
        <translation>When the 160 points for all the tricks become 250.</translation>
    </message>
    <message>
        <source>Always 160</source>
        <translation>Always 160</translation>
    </message>
    <message>
        <source>Always 250</source>
        <translation>Always 250</translation>
    </message>
    <message>
        <source>All that the winner marks</source>
        <translation>All that the winner marks</translation>
    </message>
    <message>
        <source>The bid, with 320 or 640</source>
        <translation>The bid, with 320 or 640</translation>
    </message>
    <message>
        <source>The points of either side</source>
        <translation>The points of either side</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Rounding</translation>
    </message>
    <message>
        <source>How a side&apos;s points become its mark; a contract is always judged before rounding.</source>
        <translation>How a side&apos;s points become its mark; a contract is always judged before rounding.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>Points are marked exactly as made.</source>
        <translation>Points are marked exactly as made.</translation>
    </message>
    <message>
        <source>Nearest ten, 5 up</source>
        <translation>Nearest ten, 5 up</translation>
    </message>
    <message>
        <source>Marks are rounded to the nearest ten, 5 going up: 95 gives 100.</source>
        <translation>Marks are rounded to the nearest ten, 5 going up: 95 gives 100.</translation>
    </message>
    <message>
        <source>Nearest ten, 5 down</source>
        <translation>Nearest ten, 5 down</translation>
    </message>
    <message>
        <source>Marks are rounded to the nearest ten, 5 going down: 95 gives 90.</source>
        <translation>Marks are rounded to the nearest ten, 5 going down: 95 gives 90.</translation>
    </message>
    <message>
        <source>It marks the declarations of both sides too.</source>
        <comment>the defence</comment>
        <translation>It marks the declarations of both sides too.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Contract failed: the defence marks the 162 points of the pack, or the capot if it takes all eight tricks.</source>
        <translation>Contract failed: the defence marks the 162 points of the pack, or the capot if it takes all eight tricks.</translation>
    </message>
    <message>
        <source>Contract failed: the defence marks all the points of the pack (162 at a suit), or the capot if it takes all eight tricks.</source>
        <translation>Contract failed: the defence marks all the points of the pack (162 at a suit), or the capot if it takes all eight tricks.</translation>
    </message>
    <message>
        <source>Points to reach</source>
        <translation>Points to reach</translation>
    </message>
    <message>
        <source>The score that wins the match.</source>
        <translation>The score that wins the match.</translation>
    </message>
    <message>
        <source>Deal that ends the match</source>
        <translation>Deal that ends the match</translation>
    </message>
    <message>
        <source>How the deal that would bring a side to the target is counted.</source>
        <translation>How the deal that would bring a side to the target is counted.</translation>
    </message>
    <message>
        <source>Rounded like the others</source>
        <translation>Rounded like the others</translation>
    </message>
    <message>
        <source>The deal that ends the match is counted like the others.</source>
        <translation>The deal that ends the match is counted like the others.</translation>
    </message>
    <message>
        <source>To the exact point</source>
        <translation>To the exact point</translation>
    </message>
    <message>
        <source>The deal that would end the match counts to the exact point: rounding cannot carry a side to the target.</source>
        <translation>The deal that would end the match counts to the exact point: rounding cannot carry a side to the target.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Direction of play</translation>
    </message>
    <message>
        <source>Which way the deal, the bids and the tricks go round.</source>
        <translation>Which way the deal, the bids and the tricks go round.</translation>
    </message>
    <message>
        <source>Anticlockwise (to the right)</source>
        <translation>Anticlockwise (to the right)</translation>
    </message>
    <message>
        <source>The game goes anticlockwise: after each player comes the one on the right.</source>
        <translation>The game goes anticlockwise: after each player comes the one on the right.</translation>
    </message>
    <message>
        <source>Clockwise (to the left)</source>
        <translation>Clockwise (to the left)</translation>
    </message>
    <message>
        <source>The game goes clockwise: after each player comes the one on the left.</source>
        <translation>The game goes clockwise: after each player comes the one on the left.</translation>
    </message>
    <message>
        <source>Packets of the deal</source>
        <translation>Packets of the deal</translation>
    </message>
    <message>
        <source>How many cards are dealt at a time.</source>
        <translation>How many cards are dealt at a time.</translation>
    </message>
    <message>
        <source>3, then 2, then 3</source>
        <translation>3, then 2, then 3</translation>
    </message>
    <message>
        <source>Bids go up by tens from 80, without a ceiling; above them comes capot.</source>
        <translation>Bids go up by tens from 80, without a ceiling; above them comes capot.</translation>
    </message>
    <message>
        <source>A capot that was bid brings 500 points to the winner, made or failed, in place of tricks and bid; they are multiplied when it is %1.</source>
        <translation>A capot that was bid brings 500 points to the winner, made or failed, in place of tricks and bid; they are multiplied when it is %1.</translation>
    </message>
    <message>
        <source>There is no générale.</source>
        <translation>There is no générale.</translation>
    </message>
    <message>
        <source>Whether and when an opponent may say coinche or contre.</source>
        <translation>Whether and when an opponent may double.</translation>
    </message>
    <message>
        <source>Nobody may %1.</source>
        <comment>double</comment>
        <translation>Nobody may %1.</translation>
    </message>
    <message>
        <source>An opponent may %1 the contract when it is his turn to speak.</source>
        <translation>An opponent may %1 the contract when it is his turn to speak.</translation>
    </message>
    <message>
        <source>An opponent may %1 the contract at any moment, without waiting for his turn.</source>
        <translation>An opponent may %1 the contract at any moment, without waiting for his turn.</translation>
    </message>
    <message>
        <source>How many times a contract counts after surcoinche or surcontre.</source>
        <translation>How many times a redoubled contract counts.</translation>
    </message>
    <message>
        <source>A contract that is %1 counts twice, one that is %2 three times.</source>
        <translation>A contract that is %1 counts twice, one that is %2 three times.</translation>
    </message>
    <message>
        <source>A contract that is %1 counts twice, one that is %2 four times.</source>
        <translation>A contract that is %1 counts twice, one that is %2 four times.</translation>
    </message>
    <message>
        <source>Coinche</source>
        <translation>Doubling</translation>
    </message>
    <message>
        <source>Contre</source>
        <translation>Doubling</translation>
    </message>
    <message>
        <source>Redoubling (surcoinche, surcontre)</source>
        <translation>Redoubling (surcoinche, surcontre)</translation>
    </message>
    <message>
        <source>Surcoinche</source>
        <translation>Redoubling</translation>
    </message>
    <message>
        <source>Surcontre</source>
        <translation>Redoubling</translation>
    </message>
    <message>
        <source>Three cards are dealt to each, then two, then three.</source>
        <translation>Three cards are dealt to each, then two, then three.</translation>
    </message>
    <message>
        <source>Three cards are dealt to each, then two, and the next is turned up; the rest is dealt after the take.</source>
        <translation>Three cards are dealt to each, then two, and the next is turned up; the rest is dealt after the take.</translation>
    </message>
    <message>
        <source>Three cards are dealt to each, then two, then three; with a turned-up card the last three come after the take.</source>
        <translation>Three cards are dealt to each, then two, then three; with a turned-up card the last three come after the take.</translation>
    </message>
    <message>
        <source>3, then 3, then 2</source>
        <translation>3, then 3, then 2</translation>
    </message>
    <message>
        <source>Three cards are dealt to each, then three, then two.</source>
        <translation>Three cards are dealt to each, then three, then two.</translation>
    </message>
    <message>
        <source>2, then 3, then 3</source>
        <translation>2, then 3, then 3</translation>
    </message>
    <message>
        <source>Two cards are dealt to each, then three, then three.</source>
        <translation>Two cards are dealt to each, then three, then three.</translation>
    </message>
    <message>
        <source>Two cards are dealt to each, then three, and the next is turned up; the rest is dealt after the take.</source>
        <translation>Two cards are dealt to each, then three, and the next is turned up; the rest is dealt after the take.</translation>
    </message>
    <message>
        <source>Two cards are dealt to each, then three, then three; with a turned-up card the last three come after the take.</source>
        <translation>Two cards are dealt to each, then three, then three; with a turned-up card the last three come after the take.</translation>
    </message>
    <message>
        <source>Pack between two deals</source>
        <translation>Pack between two deals</translation>
    </message>
    <message>
        <source>What is done with the cards before dealing again.</source>
        <translation>What is done with the cards before dealing again.</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <translation>Shuffled</translation>
    </message>
    <message>
        <source>The pack is shuffled before every deal.</source>
        <translation>The pack is shuffled before every deal.</translation>
    </message>
    <message>
        <source>Gathered and cut</source>
        <translation>Gathered and cut</translation>
    </message>
    <message>
        <source>The tricks are put one on the other and the pack is cut, three cards at least on either side; it is never shuffled.</source>
        <translation>The tricks are put one on the other and the pack is cut, three cards at least on either side; it is never shuffled.</translation>
    </message>
    <message>
        <source>How the trump is chosen</source>
        <translation>How the trump is chosen</translation>
    </message>
    <message>
        <source>A turned-up card to take, or bids of points.</source>
        <translation>A turned-up card to take, or bids of points.</translation>
    </message>
    <message>
        <source>Turned-up card</source>
        <translation>Turned-up card</translation>
    </message>
    <message>
        <source>Each has five cards and one is turned up: in two rounds, each player takes or passes.</source>
        <translation>Each has five cards and one is turned up: in two rounds, each player takes or passes.</translation>
    </message>
    <message>
        <source>Bids of points</source>
        <translation>Bids of points</translation>
    </message>
    <message>
        <source>Each has eight cards and bids the points that his side will make, from 80 to capot.</source>
        <translation>Each has eight cards and bids the points that his side will make, from 80 to capot.</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>No trumps</translation>
    </message>
    <message>
        <source>Whether no trumps may be called beside the four suits.</source>
        <translation>Whether no trumps may be called beside the four suits.</translation>
    </message>
    <message>
        <source>Not played</source>
        <comment>no trumps</comment>
        <translation>Not played</translation>
    </message>
    <message>
        <source>No trumps is not played.</source>
        <translation>No trumps is not played.</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>no trumps</comment>
        <translation>Played</translation>
    </message>
    <message>
        <source>No trumps may be called: no suit is trump and nobody ruffs.</source>
        <translation>No trumps may be called: no suit is trump and nobody ruffs.</translation>
    </message>
    <message>
        <source>All trumps</source>
        <translation>All trumps</translation>
    </message>
    <message>
        <source>Whether all trumps may be called beside the four suits.</source>
        <translation>Whether all trumps may be called beside the four suits.</translation>
    </message>
    <message>
        <source>Not played</source>
        <comment>all trumps</comment>
        <translation>Not played</translation>
    </message>
    <message>
        <source>All trumps is not played.</source>
        <translation>All trumps is not played.</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>all trumps</comment>
        <translation>Played</translation>
    </message>
    <message>
        <source>All trumps may be called: the jack and the nine are the highest in all four suits.</source>
        <translation>All trumps may be called: the jack and the nine are the highest in all four suits.</translation>
    </message>
    <message>
        <source>Highest bid of points</source>
        <translation>Highest bid of points</translation>
    </message>
    <message>
        <source>How far the bids go; capot stands above them in any case.</source>
        <translation>How far the bids go; capot stands above them in any case.</translation>
    </message>
    <message>
        <source>No ceiling</source>
        <translation>No ceiling</translation>
    </message>
    <message>
        <source>Capot that was bid</source>
        <translation>Capot that was bid</translation>
    </message>
    <message>
        <source>What a bid of all eight tricks is worth.</source>
        <translation>What a bid of all eight tricks is worth.</translation>
    </message>
    <message>
        <source>500 in all</source>
        <translation>500 in all</translation>
    </message>
    <message>
        <source>Générale</source>
        <translation>Générale</translation>
    </message>
    <message>
        <source>A bid to take all eight tricks alone, above capot.</source>
        <translation>A bid to take all eight tricks alone, above capot.</translation>
    </message>
    <message>
        <source>Not played</source>
        <comment>générale</comment>
        <translation>Not played</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>générale</comment>
        <translation>Played</translation>
    </message>
    <message>
        <source>A player may bid générale: to take all eight tricks alone, for 500 points.</source>
        <translation>A player may bid générale: to take all eight tricks alone, for 500 points.</translation>
    </message>
    <message>
        <source>Doubling (coinche, contre)</source>
        <translation>Doubling (coinche, contre)</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Never</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>In turn</translation>
    </message>
    <message>
        <source>At any moment</source>
        <translation>At any moment</translation>
    </message>
    <message>
        <source>Four times</source>
        <translation>Four times</translation>
    </message>
    <message>
        <source>Bids go up by tens from 80 to %1; above that there is only capot.</source>
        <translation>Bids go up by tens from 80 to %1; above them comes capot.</translation>
    </message>
    <message>
        <source>A capot that was bid is a contract of %1 points.</source>
        <translation>A capot that was bid is a contract of %1 points.</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>Deal %1</source>
        <translation>Deal %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Copy the deal as one line</source>
        <translation>Copy the deal as one line</translation>
    </message>
    <message>
        <source>Play it again…</source>
        <translation>Play it again…</translation>
    </message>
    <message>
        <source>Begin a match with these cards</source>
        <translation>Begin a match with these cards</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Auction</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Tricks</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Account</translation>
    </message>
    <message>
        <source>Triangle: leads. Frame: takes the trick.</source>
        <translation>Triangle: leads. Frame: takes the trick.</translation>
    </message>
    <message>
        <source>Attempts at this deal</source>
        <translation>Attempts at this deal</translation>
    </message>
    <message>
        <source>This attempt cannot be shown: the cards are not known any more.</source>
        <translation>This attempt cannot be shown: the cards are not known any more.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>The table</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>To the start</translation>
    </message>
    <message>
        <source>One card back</source>
        <translation>One card back</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Next card</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>To the end</translation>
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
        <translation>Trick %1: %2.</translation>
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
        <translation>The hands as dealt. %1 leads.</translation>
    </message>
    <message>
        <source>Everybody passed.</source>
        <translation>Everybody passed.</translation>
    </message>
    <message>
        <source>The auction was not played to its end.</source>
        <translation>The auction was not played to its end.</translation>
    </message>
    <message>
        <source>Trick %1. %2: %3.</source>
        <comment>number, player, card</comment>
        <translation>Trick %1. %2: %3.</translation>
    </message>
    <message>
        <source>%1 declares: %2.</source>
        <comment>player, declarations</comment>
        <translation>%1 declares: %2.</translation>
    </message>
    <message>
        <source>%1 shows: %2.</source>
        <comment>player, declarations</comment>
        <translation>%1 shows: %2.</translation>
    </message>
    <message>
        <source>%1 %2 – %3 %4</source>
        <comment>side, points, side, points</comment>
        <translation>%1 %2 – %3 %4</translation>
    </message>
    <message>
        <source>Turned up: %1.</source>
        <comment>card</comment>
        <translation>Turned up: %1.</translation>
    </message>
    <message>
        <source>Belote and rebelote: %1.</source>
        <comment>players</comment>
        <translation>Belote and rebelote: %1.</translation>
    </message>
    <message>
        <source>cannot be shown</source>
        <translation>cannot be shown</translation>
    </message>
    <message>
        <source>given up in the auction</source>
        <translation>given up in the auction</translation>
    </message>
    <message>
        <source>given up after %1</source>
        <comment>«3 tricks»</comment>
        <translation>given up after %1</translation>
    </message>
    <message>
        <source>Attempt %1 (it counts): %2</source>
        <translation>Attempt %1 (it counts): %2</translation>
    </message>
    <message>
        <source>Attempt %1: %2</source>
        <translation>Attempt %1: %2</translation>
    </message>
</context>
<context>
    <name>PlayAgain</name>
    <message>
        <source>A match begins with these cards.</source>
        <translation>A match begins with these cards.</translation>
    </message>
    <message>
        <source>Play this deal again?</source>
        <translation>Play this deal again?</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Play it again</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>As usual</source>
        <comment>players</comment>
        <translation>As usual</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sit down</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <comment>seat</comment>
        <translation>Name of %1</translation>
    </message>
    <message>
        <source>Plays at this screen</source>
        <translation>Plays at this screen</translation>
    </message>
    <message>
        <source>As the others: %1</source>
        <comment>level</comment>
        <translation>As the others: %1</translation>
    </message>
    <message>
        <source>As the others</source>
        <translation>As the others</translation>
    </message>
    <message>
        <source>Who plays %1</source>
        <comment>seat</comment>
        <translation>Who plays %1</translation>
    </message>
    <message>
        <source>Two players cannot both be called %1.</source>
        <comment>name</comment>
        <translation>Two players cannot both be called %1.</translation>
    </message>
    <message>
        <source>Somebody must play at this screen.</source>
        <translation>Somebody must play at this screen.</translation>
    </message>
    <message>
        <source>The player at this screen always sits below.</source>
        <translation>The player at this screen always sits below.</translation>
    </message>
    <message>
        <source>A curtain hides the cards whenever it is another player’s turn at this screen.</source>
        <translation>A curtain hides the cards whenever it is another player’s turn at this screen.</translation>
    </message>
    <message>
        <source>How high %1 bids</source>
        <comment>seat</comment>
        <translation>How high %1 bids</translation>
    </message>
    <message>
        <source>How often %1 doubles</source>
        <comment>seat</comment>
        <translation>How often %1 doubles</translation>
    </message>
    <message>
        <source>Boldness</source>
        <translation>Boldness</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Doubling</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Look in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Files of &amp;type:</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>You have %1: you must follow suit.</source>
        <translation>You have %1: you must follow suit.</translation>
    </message>
    <message>
        <source>At all trumps you must go over %1: you have a higher card of this suit.</source>
        <translation>At all trumps you must go over %1: you have a higher card of this suit.</translation>
    </message>
    <message>
        <source>Trumps are led: you must go over %1, and you can.</source>
        <translation>Trumps are led: you must go over %1, and you can.</translation>
    </message>
    <message>
        <source>You must overruff %1: you have a higher trump.</source>
        <translation>You must overruff %1: you have a higher trump.</translation>
    </message>
    <message>
        <source>You cannot go over %1, but you must still play a trump.</source>
        <translation>You cannot go over %1, but you must still play a trump.</translation>
    </message>
    <message>
        <source>Your partner has ruffed with %1: no trump below it while you hold a higher one.</source>
        <translation>Your partner has ruffed with %1: no trump below it while you hold a higher one.</translation>
    </message>
    <message>
        <source>You do not hold %1.</source>
        <translation>You do not hold %1.</translation>
    </message>
    <message>
        <source>You cannot follow suit and an opponent holds the trick: ruff with %1.</source>
        <translation>You cannot follow suit and an opponent holds the trick: ruff with %1.</translation>
    </message>
    <message>
        <source>Not yet: it is the turn of %1.</source>
        <translation>Not yet: it is the turn of %1.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>The deal is over.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>It is not your turn.</translation>
    </message>
    <message>
        <source>This is not the moment for it.</source>
        <translation>This is not the moment for it.</translation>
    </message>
    <message>
        <source>You do not hold this card.</source>
        <translation>You do not hold this card.</translation>
    </message>
    <message>
        <source>You must follow suit.</source>
        <translation>You must follow suit.</translation>
    </message>
    <message>
        <source>You must go higher.</source>
        <translation>You must go higher.</translation>
    </message>
    <message>
        <source>You must ruff.</source>
        <translation>You must ruff.</translation>
    </message>
    <message>
        <source>You must overruff.</source>
        <translation>You must overruff.</translation>
    </message>
    <message>
        <source>You must play a trump.</source>
        <translation>You must play a trump.</translation>
    </message>
    <message>
        <source>You may not under-ruff your partner.</source>
        <translation>You may not under-ruff your partner.</translation>
    </message>
    <message>
        <source>You must bid more than the last bid.</source>
        <translation>You must bid more than the last bid.</translation>
    </message>
    <message>
        <source>The rules of this match do not go that high.</source>
        <translation>The rules of this match do not go that high.</translation>
    </message>
    <message>
        <source>This trump cannot be called now.</source>
        <translation>This trump cannot be called now.</translation>
    </message>
    <message>
        <source>The contract is %1: no more bids.</source>
        <translation>The contract is %1: no more bids.</translation>
    </message>
    <message>
        <source>There is no bid to %1 yet.</source>
        <translation>There is no bid to %1 yet.</translation>
    </message>
    <message>
        <source>The contract is not %1.</source>
        <translation>The contract is not %1.</translation>
    </message>
    <message>
        <source>Only the other side can %1.</source>
        <translation>Only the other side can %1.</translation>
    </message>
    <message>
        <source>The contract is %1: only the taker&apos;s side may answer.</source>
        <translation>The contract is %1: only the taker&apos;s side may answer.</translation>
    </message>
    <message>
        <source>The rules of this match do not have it.</source>
        <translation>The rules of this match do not have it.</translation>
    </message>
    <message>
        <source>This declaration is not in your hand.</source>
        <translation>This declaration is not in your hand.</translation>
    </message>
    <message>
        <source>Too late: declarations are made before your first card.</source>
        <translation>Too late: declarations are made before your first card.</translation>
    </message>
    <message>
        <source>That was said already.</source>
        <translation>That was said already.</translation>
    </message>
    <message>
        <source>There is no belote to say.</source>
        <translation>There is no belote to say.</translation>
    </message>
    <message>
        <source>You said belote: play the king or the queen of trumps.</source>
        <translation>You said belote: play the king or the queen of trumps.</translation>
    </message>
    <message>
        <source>Your turn: your last card</source>
        <translation>Your turn: your last card</translation>
    </message>
    <message>
        <source>Your turn: your partner holds the trick, play any card</source>
        <translation>Your turn: your partner holds the trick, play any card</translation>
    </message>
    <message>
        <source>Your turn: play any card</source>
        <translation>Your turn: play any card</translation>
    </message>
    <message>
        <source>Your turn: only %1 can be played</source>
        <translation>Your turn: only %1 can be played</translation>
    </message>
    <message>
        <source>Your turn: follow in %1</source>
        <translation>Your turn: follow in %1</translation>
    </message>
    <message>
        <source>Your turn: ruff with %1</source>
        <translation>Your turn: ruff with %1</translation>
    </message>
    <message>
        <source>Your turn: go over %1</source>
        <translation>Your turn: go over %1</translation>
    </message>
    <message>
        <source>Your turn: overruff %1</source>
        <translation>Your turn: overruff %1</translation>
    </message>
    <message>
        <source>Your turn: play a trump, even below %1</source>
        <translation>Your turn: play a trump, even below %1</translation>
    </message>
    <message>
        <source>Your turn: no trump below %1</source>
        <translation>Your turn: no trump below %1</translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation>Your turn: play a card</translation>
    </message>
    <message>
        <source>Your turn: take %1 or pass</source>
        <translation>Your turn: take %1 or pass</translation>
    </message>
    <message>
        <source>Your turn to bid</source>
        <translation>Your turn to bid</translation>
    </message>
    <message>
        <source>Your turn: lead any card</source>
        <translation>Your turn: lead any card</translation>
    </message>
    <message>
        <source>Your turn: lead any card</source>
        <comment>after the first trick</comment>
        <translation>Your turn: lead any card</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <comment>seat</comment>
        <translation>%1 is thinking…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat: card</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>No ruffing, no belote</source>
        <translation>No ruffing, no belote</translation>
    </message>
    <message>
        <source>Every suit is trumps: go higher, even over your partner</source>
        <translation>Every suit is trumps: go higher, even over your partner</translation>
    </message>
    <message>
        <source>Every suit is trumps: go over the opponents</source>
        <translation>Every suit is trumps: go over the opponents</translation>
    </message>
    <message>
        <source>%1 is trumps</source>
        <translation>%1 is trumps</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Contract and score</source>
        <translation>Contract and score</translation>
    </message>
    <message>
        <source>In a suit, 82 points are enough; 81 all is a tie.</source>
        <translation>In a suit, 82 points are enough; 81 all is a tie.</translation>
    </message>
    <message>
        <source>So 82 points are enough; 81 all is a tie.</source>
        <translation>So the taker needs 82 points; 81 all is a tie.</translation>
    </message>
    <message>
        <source>Tables differ here: others add the belote, and the declarations, to the tricks. “New match” has a tick for it.</source>
        <translation>Tables differ here: others add the belote to the tricks, and the declarations. The tick “The belote counts towards the contract” of “New match” decides; for the declarations see “All the rules…”.</translation>
    </message>
    <message>
        <source>Tables differ here: others count the tricks alone. “New match” has a tick for it.</source>
        <translation>Tables differ here: others count the tricks alone. The tick “The belote counts towards the contract” of “New match” decides.</translation>
    </message>
    <message>
        <source>Contract made: each side marks the points it made.</source>
        <translation>Contract made: each side marks the points it made.</translation>
    </message>
    <message>
        <source>Rounding never helps to make a contract: with 89 points a bid of 90 fails.</source>
        <translation>Rounding never helps to make a contract: with 89 points a bid of 90 fails.</translation>
    </message>
    <message>
        <source>Rounding never helps to make a contract.</source>
        <translation>Rounding never helps to make a contract.</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <translation>Worked examples</translation>
    </message>
    <message>
        <source>Every figure here is counted by the program with the rules of this table.</source>
        <translation>Every figure here is counted by the program with the rules of this table.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>End of the match</translation>
    </message>
    <message>
        <source>The old book plays to 1000 points, or to 3000 when all trumps is played.</source>
        <translation>The old book plays to 1,000 points, or to 3,000 when all trumps is played.</translation>
    </message>
    <message>
        <source>The play of the card</source>
        <translation>The play of the card</translation>
    </message>
    <message>
        <source>Follow.</source>
        <translation>Follow.</translation>
    </message>
    <message>
        <source>The leader of a trick plays any card; the winner of a trick leads to the next. The highest trump wins; if there is none, the highest card of the suit led.</source>
        <translation>The leader of a trick plays any card; the winner of a trick leads to the next. The highest trump wins; if there is none, the highest card of the suit led.</translation>
    </message>
    <message>
        <source>Who has the suit led must play a card of it.</source>
        <translation>A player who has the suit led must play it.</translation>
    </message>
    <message>
        <source>Who has not the suit led must ruff while an opponent is winning the trick, and go over a trump that already lies there if he can.</source>
        <translation>A player without the suit led must ruff while an opponent is winning the trick, and must go over a trump already played if he can.</translation>
    </message>
    <message>
        <source>Ruff.</source>
        <translation>Ruff.</translation>
    </message>
    <message>
        <source>Who has neither the suit led nor a trump plays any card.</source>
        <translation>A player with neither the suit led nor a trump plays any card.</translation>
    </message>
    <message>
        <source>Discard.</source>
        <translation>Discard.</translation>
    </message>
    <message>
        <source>Nobody ruffs: one follows suit, and otherwise plays any card; there is no duty to go higher.</source>
        <translation>Nobody ruffs: one follows suit, and otherwise plays any card; there is no duty to go higher.</translation>
    </message>
    <message>
        <source>At no trumps.</source>
        <translation>At no trumps.</translation>
    </message>
    <message>
        <source>Every suit is trump: in the suit led one must go higher if one can, as in trumps; without that suit nobody ruffs, one plays any card.</source>
        <translation>Every suit is trump: in the suit led one must go higher if one can, as in trumps; without that suit nobody ruffs, one plays any card.</translation>
    </message>
    <message>
        <source>At all trumps.</source>
        <translation>At all trumps.</translation>
    </message>
    <message>
        <source>What may be played?</source>
        <translation>What may be played?</translation>
    </message>
    <message>
        <source>Order and value of cards</source>
        <translation>Order and value of cards</translation>
    </message>
    <message>
        <source>From the strongest to the weakest, with their points:</source>
        <translation>From the strongest to the weakest, with their points:</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Trump suit</translation>
    </message>
    <message>
        <source>Plain suit</source>
        <translation>Plain suit</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>No trumps</translation>
    </message>
    <message>
        <source>All trumps</source>
        <translation>All trumps</translation>
    </message>
    <message>
        <source>The last trick brings %1 points, the dix de der. So a deal in a suit makes %2 points: 62 in trumps, 30 in each of the three other suits, and the dix de der.</source>
        <translation>The last trick brings %1 points, the dix de der. So a deal in a suit makes %2 points: 62 in trumps, 30 in each of the three other suits, and the dix de der.</translation>
    </message>
    <message>
        <source>King and queen of trump in one hand bring their side 20 points: “belote” is said with the first, “rebelote” with the second.</source>
        <translation>King and queen of trump in one hand bring their side 20 points: “belote” is said with the first, “rebelote” with the second.</translation>
    </message>
    <message>
        <source>A card serves in one declaration only. Sequences follow the order seven, eight, nine, ten, jack, queen, king, ace, in trumps too.</source>
        <translation>A card serves in one declaration only. Sequences follow the order seven, eight, nine, ten, jack, queen, king, ace, in trumps too.</translation>
    </message>
    <message>
        <source>A suit</source>
        <translation>A suit</translation>
    </message>
    <message>
        <source>All the points</source>
        <translation>All the points</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>With the last trick</source>
        <translation>With the last trick</translation>
    </message>
    <message>
        <source>With all eight tricks</source>
        <translation>With all eight tricks</translation>
    </message>
    <message>
        <source>The old book prints a total of 120 at no trumps “with the last trick”. That is the 4 × 30 = 120 of the cards alone: with the ten of the last trick the right total is %1, and this program counts %1. The book&apos;s 258 at all trumps does include the last trick.</source>
        <translation>The old book prints a total of 120 at no trumps “with the last trick”. That is the 4 × 30 = 120 of the cards alone: with the ten of the last trick the right total is %1, and this program counts %1. The book&apos;s 258 at all trumps does include the last trick.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>card, its points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Suit: %1</source>
        <comment>its points</comment>
        <translation>Suit: %1</translation>
    </message>
    <message>
        <source>%1, counted as %2</source>
        <translation>%1, counted as %2</translation>
    </message>
    <message>
        <source>Belote and rebelote</source>
        <translation>Belote and rebelote</translation>
    </message>
    <message>
        <source>At no trumps there is no belote.</source>
        <translation>At no trumps there is no belote.</translation>
    </message>
    <message>
        <source>At all trumps every suit has its belote: up to four in a deal, 80 points.</source>
        <translation>At all trumps every suit has its belote: up to four in a deal, 80 points.</translation>
    </message>
    <message>
        <source>Declarations</source>
        <comment>section</comment>
        <translation>Declarations</translation>
    </message>
    <message>
        <source>Sequence in a suit</source>
        <translation>Sequence in a suit</translation>
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
        <translation>Fifty</translation>
    </message>
    <message>
        <source>Hundred</source>
        <translation>Hundred</translation>
    </message>
    <message>
        <source>5 or more</source>
        <translation>5 or more</translation>
    </message>
    <message>
        <source>Only the side with the best declaration scores, and it scores all its own. A four of a kind beats any sequence; of two sequences the longer wins, then the one with the higher top card.</source>
        <translation>Only the side with the best declaration scores, and it scores all its own. A four of a kind beats any sequence; of two sequences the longer wins, then the one with the higher top card.</translation>
    </message>
    <message>
        <source>One may keep silent: what is not named is not counted.</source>
        <translation>One may keep silent: what is not named is not counted.</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Four of a kind</translation>
    </message>
    <message>
        <source>Suit, all trumps</source>
        <translation>Suit, all trumps</translation>
    </message>
    <message>
        <source>Four eights or sevens are worth nothing.</source>
        <translation>Four eights or sevens are worth nothing.</translation>
    </message>
    <message>
        <source>Of two fours of a kind the one worth more wins; at the same value, the one of the stronger cards.</source>
        <translation>Of two fours of a kind the one worth more wins; at the same value, the one of the stronger cards.</translation>
    </message>
    <message>
        <source>From the highest: %1.</source>
        <comment>fours of a kind</comment>
        <translation>From the highest: %1.</translation>
    </message>
    <message>
        <source>From the highest, in a suit and at all trumps: %1; at no trumps: %2.</source>
        <translation>From the highest, in a suit and at all trumps: %1; at no trumps: %2.</translation>
    </message>
    <message>
        <source>From the highest, in a suit: %1; at no trumps: %2.</source>
        <translation>From the highest, in a suit: %1; at no trumps: %2.</translation>
    </message>
    <message>
        <source>At this table: %1.</source>
        <comment>«3 options changed»</comment>
        <translation>At this table: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option: value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Aim of the game</translation>
    </message>
    <message>
        <source>Four play, two against two; partners sit opposite each other: North and South, East and West.</source>
        <translation>Four play, two against two; partners sit opposite each other: North and South, East and West.</translation>
    </message>
    <message>
        <source>The pack has 32 cards, from the seven to the ace.</source>
        <translation>The pack has 32 cards, from the seven to the ace.</translation>
    </message>
    <message>
        <source>In each deal one side undertakes to make enough points with a trump of its choice, and the other defends.</source>
        <translation>In each deal one side undertakes to make enough points with a trump of its choice, and the other defends.</translation>
    </message>
    <message>
        <source>Text followed: %1.</source>
        <comment>a document</comment>
        <translation>Text followed: %1.</translation>
    </message>
    <message>
        <source>Points come from the cards taken in tricks, from the dix de der (ten points for the last trick) and from the belote (twenty points for king and queen of trump in one hand).</source>
        <translation>Points come from the cards taken in tricks, from the dix de der (ten points for the last trick) and from the belote (twenty points for king and queen of trump in one hand).</translation>
    </message>
    <message>
        <source>Declarations come on top.</source>
        <translation>Declarations come on top.</translation>
    </message>
    <message>
        <source>The match is played to %1.</source>
        <comment>«1,000 points»</comment>
        <translation>The match is played to %1.</translation>
    </message>
    <message>
        <source>In each deal a card is turned up: one side takes its suit as trump or, in a second round, another suit, and undertakes to make enough points; the other defends.</source>
        <translation>In each deal a card is turned up: one side takes its suit as trump or, in a second round, another suit, and undertakes to make enough points; the other defends.</translation>
    </message>
    <message>
        <source>No trumps and all trumps may be called from the first round on.</source>
        <translation>No trumps and all trumps may be called from the first round on.</translation>
    </message>
    <message>
        <source>No trumps may be called from the first round on.</source>
        <translation>No trumps may be called from the first round on.</translation>
    </message>
    <message>
        <source>All trumps may be called from the first round on.</source>
        <translation>All trumps may be called from the first round on.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>The deal</translation>
    </message>
    <message>
        <source>The player after the dealer speaks first and leads to the first trick, whoever takes. The deal passes to that player next.</source>
        <translation>The player after the dealer speaks first and leads to the first trick, whoever takes. The deal passes to that player next.</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>The auction</translation>
    </message>
    <message>
        <source>The take</source>
        <translation>The take</translation>
    </message>
    <message>
        <source>Only suits are played: neither no trumps nor all trumps.</source>
        <translation>Only suits are played: neither no trumps nor all trumps.</translation>
    </message>
    <message>
        <source>Each in turn passes, or bids a value and a trump, higher than the bid before. Only the value counts: no trump outranks another.</source>
        <translation>Each in turn passes, or bids a value and a trump, higher than the bid before. Only the value counts: no trump outranks another.</translation>
    </message>
    <message>
        <source>One may raise one&apos;s partner and come back after a pass, but not go over one&apos;s own standing bid. Three passes end the auction; when all four pass, the next player deals.</source>
        <translation>One may raise one&apos;s partner and come back after a pass, but not go over one&apos;s own standing bid. Three passes end the auction; when all four pass, the next player deals.</translation>
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
        <translation>The ladder of bids</translation>
    </message>
    <message>
        <source>First round: one takes in the suit of the turned card, or passes.</source>
        <translation>First round: one takes in the suit of the turned card, or passes.</translation>
    </message>
    <message>
        <source>Second round, when all four have passed: one takes in another suit, or passes. When all pass again, the next player deals.</source>
        <translation>Second round, when all four have passed: one takes in another suit, or passes. When all pass again, the next player deals.</translation>
    </message>
    <message>
        <source>The taker picks up the turned card and is dealt two more; the others are dealt three.</source>
        <translation>The taker picks up the turned card and is dealt two more; the others are dealt three.</translation>
    </message>
    <message>
        <source>The ladder of trumps</source>
        <translation>The ladder of trumps</translation>
    </message>
    <message>
        <source>The steps above a suit may be called at any turn from the first round on, over one&apos;s partner too, never over oneself. The last to call is the taker and picks up the turned card.</source>
        <translation>The steps above a suit may be called at any turn from the first round on, over one&apos;s partner too, never over oneself. The last to call is the taker and picks up the turned card.</translation>
    </message>
    <message>
        <source>The first take ends the auction.</source>
        <translation>The first take ends the auction.</translation>
    </message>
    <message>
        <source>After “%1” nobody bids any more. Only the side that is %2 may answer “%3”, which ends the auction.</source>
        <translation>After “%1” nobody bids any more. Only the side that is %2 may answer “%3”, which ends the auction.</translation>
    </message>
    <message>
        <source>After “%1” each player passes, or, on the side that is %2, answers “%3”.</source>
        <translation>After “%1” each player passes, or, on the side that is %2, answers “%3”.</translation>
    </message>
    <message>
        <source>After “%1” each player answers: pass, a higher step, or, on the side that is %2, “%3”. A higher step undoes it.</source>
        <translation>After “%1” each player answers: pass, a higher step, or, on the side that is %2, “%3”. A higher step undoes “%1”.</translation>
    </message>
    <message>
        <source>After a take, three passes end the auction.</source>
        <translation>After a take, three passes end the auction.</translation>
    </message>
    <message>
        <source>After a take, three passes end the auction; the highest step ends it at once.</source>
        <translation>After a take, three passes end the auction; the highest step ends it at once.</translation>
    </message>
    <message>
        <source>suit</source>
        <translation>suit</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>no trumps</translation>
    </message>
    <message>
        <source>all trumps</source>
        <translation>all trumps</translation>
    </message>
    <message>
        <source>Changed at this table.</source>
        <translation>Changed at this table.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>document: its rule</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The suit led is there</source>
        <translation>The suit led is there</translation>
    </message>
    <message>
        <source>Without the suit, an opponent winning</source>
        <translation>Without the suit, an opponent winning</translation>
    </message>
    <message>
        <source>Without the suit, one&apos;s partner winning</source>
        <translation>Without the suit, one&apos;s partner winning</translation>
    </message>
    <message>
        <source>An opponent has ruffed</source>
        <translation>An opponent has ruffed</translation>
    </message>
    <message>
        <source>A ruff that cannot be beaten</source>
        <translation>A ruff that cannot be beaten</translation>
    </message>
    <message>
        <source>Trumps led by one&apos;s partner</source>
        <translation>Trumps led by one&apos;s partner</translation>
    </message>
    <message>
        <source>One&apos;s partner has ruffed</source>
        <translation>One&apos;s partner has ruffed</translation>
    </message>
    <message>
        <source>At no trumps</source>
        <comment>title</comment>
        <translation>At no trumps</translation>
    </message>
    <message>
        <source>At all trumps</source>
        <comment>title</comment>
        <translation>At all trumps</translation>
    </message>
    <message>
        <source>Trumps: %1.</source>
        <translation>Trumps: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>seat, card played</comment>
        <translation>%2 (%1)</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>On the table: %1.</translation>
    </message>
    <message>
        <source>South holds %1.</source>
        <translation>South holds %1.</translation>
    </message>
    <message>
        <source>South may play any of them.</source>
        <translation>South may play any of them.</translation>
    </message>
    <message>
        <source>South must play: %1.</source>
        <translation>South must play: %1.</translation>
    </message>
    <message>
        <source>South may play: %1.</source>
        <translation>South may play: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Contract made</source>
        <translation>Contract made</translation>
    </message>
    <message>
        <source>Contract failed</source>
        <translation>Contract failed</translation>
    </message>
    <message>
        <source>Equal points</source>
        <translation>Equal points</translation>
    </message>
    <message>
        <source>With a fifty</source>
        <translation>With a fifty</translation>
    </message>
    <message>
        <source>All eight tricks</source>
        <comment>title</comment>
        <translation>All eight tricks</translation>
    </message>
    <message>
        <source>All eight tricks, not bid</source>
        <translation>All eight tricks, not bid</translation>
    </message>
    <message>
        <source>Capot bid and made</source>
        <translation>Capot bid and made</translation>
    </message>
    <message>
        <source>%1 and made</source>
        <comment>doubled</comment>
        <translation>%1 and made</translation>
    </message>
    <message>
        <source>%1 and failed</source>
        <comment>redoubled</comment>
        <translation>%1 and failed</translation>
    </message>
    <message>
        <source>North-South have %1 points in their tricks, dix de der included, East-West %2.</source>
        <translation>They have %1 points in their tricks, dix de der included, East-West %2.</translation>
    </message>
    <message>
        <source>North-South have %1 points in their tricks, East-West %2, dix de der included.</source>
        <translation>They have %1 points in their tricks, East-West %2, dix de der included.</translation>
    </message>
    <message>
        <source>At all trumps, with two belotes</source>
        <translation>At all trumps, with two belotes</translation>
    </message>
    <message>
        <source>North-South took %1</source>
        <comment>on a trump</comment>
        <translation>North-South took %1</translation>
    </message>
    <message>
        <source>North-South play %1</source>
        <comment>contract</comment>
        <translation>North-South play %1</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>contract, doubled</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>They take all eight tricks.</source>
        <translation>They take all eight tricks.</translation>
    </message>
    <message>
        <source>North-South have the belote.</source>
        <translation>North-South have the belote.</translation>
    </message>
    <message>
        <source>North-South have %1 belotes.</source>
        <translation>North-South have %1 belotes.</translation>
    </message>
    <message>
        <source>Their declarations are worth %1.</source>
        <translation>Their declarations are worth %1.</translation>
    </message>
    <message>
        <source>Rules of the game being played</source>
        <translation>Rules of the game being played</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <comment>game</comment>
        <translation>Rules: %1</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Search in the rules</source>
        <translation>Search in the rules</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Previous</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Next</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
</context>
<context>
    <name>RuleProblems</name>
    <message>
        <source>“%1: %2” does not go with “%3: %4”: %5</source>
        <comment>option: value, option: value, reason</comment>
        <translation>“%1: %2” does not go with “%3: %4”: %5</translation>
    </message>
    <message>
        <source>there the belote stays outside the multiplication.</source>
        <translation>there the belote stays outside the multiplication.</translation>
    </message>
    <message>
        <source>a bid of points must be reached.</source>
        <translation>a bid of points must be reached.</translation>
    </message>
    <message>
        <source>the first two packets must give five cards.</source>
        <translation>the first two packets must give five cards.</translation>
    </message>
    <message>
        <source>it is a bid of the auction of points.</source>
        <translation>it is a bid of the auction of points.</translation>
    </message>
    <message>
        <source>no points are bid there.</source>
        <translation>no points are bid there.</translation>
    </message>
    <message>
        <source>Choose “%1”</source>
        <comment>a value</comment>
        <translation>Choose “%1”</translation>
    </message>
    <message>
        <source>“%1” and “%2” do not go together.</source>
        <comment>two options</comment>
        <translation>“%1” and “%2” do not go together.</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1</source>
        <translation>The file cannot be opened: %1</translation>
    </message>
    <message>
        <source>The file is too long to be a file of rules.</source>
        <translation>The file is too long to be a file of rules.</translation>
    </message>
    <message>
        <source>The file is damaged at line %1, column %2.</source>
        <translation>The file is damaged at line %1, column %2.</translation>
    </message>
    <message>
        <source>This is not a file of rules.</source>
        <translation>This is not a file of rules.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of the program.</source>
        <translation>The file was written by a newer version of the program.</translation>
    </message>
    <message>
        <source>The file is damaged: the field “%1” is missing, unknown or wrong.</source>
        <translation>The file is damaged: the field “%1” is missing, unknown or wrong.</translation>
    </message>
    <message>
        <source>A name has 1 to 60 characters.</source>
        <translation>A name has 1 to 60 characters.</translation>
    </message>
    <message>
        <source>There are rules called “%1” already.</source>
        <translation>There are rules called “%1” already.</translation>
    </message>
    <message>
        <source>There are no rules called “%1” any more.</source>
        <translation>There are no rules called “%1” any more.</translation>
    </message>
    <message>
        <source>The file builds on the game “%1”, which is not known.</source>
        <translation>The file builds on the game “%1”, which is not known.</translation>
    </message>
    <message>
        <source>The file has an option “%1”, which is not known.</source>
        <translation>The file has an option “%1”, which is not known.</translation>
    </message>
    <message>
        <source>The file gives the option “%1” a value it cannot have: %2</source>
        <translation>The file gives the option “%1” a value it cannot have: %2</translation>
    </message>
    <message>
        <source>In the file, “%1” and “%2” do not go together.</source>
        <translation>In the file, “%1” and “%2” do not go together.</translation>
    </message>
    <message>
        <source>There are too many rules: delete some first.</source>
        <translation>There are too many rules: delete some first.</translation>
    </message>
    <message>
        <source>Another window is writing the rules: try again.</source>
        <translation>Another window is writing the rules: try again.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Name of the rules</source>
        <translation>Name of the rules</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Save</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Rules of the game</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>My rules</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>the contradiction</comment>
        <translation>Show</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Use these rules</translation>
    </message>
    <message>
        <source>Your own rules could not all be read; the file was put aside. %1</source>
        <translation>Your own rules could not all be read; the file was put aside. %1</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Save as…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Rename…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Delete…</translation>
    </message>
    <message>
        <source>Export to a file…</source>
        <translation>Export to a file…</translation>
    </message>
    <message>
        <source>Import from a file…</source>
        <translation>Import from a file…</translation>
    </message>
    <message>
        <source>“%1” is saved.</source>
        <translation>“%1” is saved.</translation>
    </message>
    <message>
        <source>Now called “%1”.</source>
        <translation>Now called “%1”.</translation>
    </message>
    <message>
        <source>“%1” is deleted.</source>
        <translation>“%1” is deleted.</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exported to %1.</translation>
    </message>
    <message>
        <source>“%1” is imported.</source>
        <translation>“%1” is imported.</translation>
    </message>
    <message>
        <source>“%1” will be replaced.</source>
        <translation>“%1” will be replaced.</translation>
    </message>
    <message>
        <source>Save these rules</source>
        <translation>Save these rules</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>Rename “%1”</translation>
    </message>
    <message>
        <source>Delete rules</source>
        <translation>Delete rules</translation>
    </message>
    <message>
        <source>Delete “%1”? This cannot be undone.</source>
        <translation>Delete “%1”? This cannot be undone.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Export rules</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Import rules</translation>
    </message>
    <message>
        <source>Rules of belote (%1)</source>
        <translation>Rules of belote (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>All files (%1)</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>Without effect here: “%1: %2”.</source>
        <comment>option: value</comment>
        <translation>Without effect here: “%1: %2”.</translation>
    </message>
    <message>
        <source>Another choice, “%1”: %2</source>
        <comment>value: rule</comment>
        <translation>Another choice, “%1”: %2</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Changed</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>an option back to the preset&apos;s value</comment>
        <translation>Undo</translation>
    </message>
    <message>
        <source> points</source>
        <comment>after a number, with the space before it</comment>
        <translation> points</translation>
    </message>
    <message>
        <source>Back to “%1”</source>
        <comment>a value</comment>
        <translation>Back to “%1”</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>option: what the button does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Comes to the same as “%1” here: “%2: %3”.</source>
        <comment>value, option: value</comment>
        <translation>Comes to the same as “%1” here: “%2: %3”.</translation>
    </message>
    <message>
        <source>As in the rule book</source>
        <translation>As in the rule book</translation>
    </message>
    <message>
        <source>As kept</source>
        <comment>own rules</comment>
        <translation>As kept</translation>
    </message>
    <message>
        <source>No option has “%1”.</source>
        <translation>No option has “%1”.</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>Nothing is changed.</translation>
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
        <translation>Your own rules, made from: %1.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Game to start from</source>
        <translation>Game to start from</translation>
    </message>
    <message>
        <source>Undo all</source>
        <translation>Undo all</translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation>Search the options</translation>
    </message>
    <message>
        <source>Only what is changed</source>
        <translation>Only what is changed</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>“%1” exists already. Replace it?</source>
        <translation>“%1” exists already. Replace it?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Replace</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Litige: points in dispute</source>
        <translation>Litige: points in dispute</translation>
    </message>
    <message>
        <source>Capot! All eight tricks for us</source>
        <translation>Capot! All eight tricks for us</translation>
    </message>
    <message>
        <source>Capot: all eight tricks for them</source>
        <translation>Capot: all eight tricks for them</translation>
    </message>
    <message>
        <source>Contract made!</source>
        <translation>Contract made!</translation>
    </message>
    <message>
        <source>They made their contract</source>
        <translation>They made their contract</translation>
    </message>
    <message>
        <source>We went down</source>
        <translation>We went down</translation>
    </message>
    <message>
        <source>They went down!</source>
        <translation>They went down!</translation>
    </message>
    <message>
        <source>%1 went down</source>
        <comment>side</comment>
        <translation>%1 went down</translation>
    </message>
    <message>
        <source>Capot: all eight tricks for %1</source>
        <comment>side</comment>
        <translation>Capot: all eight tricks for %1</translation>
    </message>
    <message>
        <source>%1 made their contract</source>
        <comment>side</comment>
        <translation>%1 made their contract</translation>
    </message>
    <message>
        <source>Belotes (%1)</source>
        <translation>Belotes (%1)</translation>
    </message>
    <message>
        <source>Cards of the tricks</source>
        <translation>Cards of the tricks</translation>
    </message>
    <message>
        <source>Last trick (dix de der)</source>
        <translation>Last trick (dix de der)</translation>
    </message>
    <message>
        <source>Capot: the last trick</source>
        <translation>Capot: the last trick</translation>
    </message>
    <message>
        <source>Brought to 162</source>
        <translation>Brought to 162</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contract</translation>
    </message>
    <message>
        <source>Lump for the tricks</source>
        <translation>Lump for the tricks</translation>
    </message>
    <message>
        <source>Capot bid</source>
        <translation>Capot bid</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Declarations</translation>
    </message>
    <message>
        <source>Declarations of the other side</source>
        <translation>Declarations of the other side</translation>
    </message>
    <message>
        <source>Belote-rebelote</source>
        <translation>Belote-rebelote</translation>
    </message>
    <message>
        <source>Belote of the other side</source>
        <translation>Belote of the other side</translation>
    </message>
    <message>
        <source>Belote not said: lost</source>
        <translation>Belote not said: lost</translation>
    </message>
    <message>
        <source>Points in dispute, won</source>
        <translation>Points in dispute, won</translation>
    </message>
    <message>
        <source>Rounded</source>
        <translation>Rounded</translation>
    </message>
    <message>
        <source>%1 win the match</source>
        <comment>side</comment>
        <translation>%1 win the match</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>You win the match!</translation>
    </message>
    <message>
        <source>They win the match</source>
        <translation>They win the match</translation>
    </message>
    <message>
        <source>%1 to %2, in %3.</source>
        <comment>points, points, «7 deals»</comment>
        <translation>%1 to %2, in %3.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Litige: %1 all.</source>
        <translation>Litige: %1 all.</translation>
    </message>
    <message>
        <source>%1 make their contract: %2 for %3 bid.</source>
        <translation>%1 make their contract: %2 for %3 bid.</translation>
    </message>
    <message>
        <source>%1 fail: %2 for %3 bid.</source>
        <translation>%1 fail: %2 for %3 bid.</translation>
    </message>
    <message>
        <source>%1 fail: %2, and a bid of 80 wants 82.</source>
        <translation>%1 fail: %2, and a bid of 80 wants 82.</translation>
    </message>
    <message>
        <source>%1 fail: %2 for %3 bid, but the defence has as many.</source>
        <translation>%1 fail: %2 for %3 bid, but the defence has as many.</translation>
    </message>
    <message>
        <source>%1 fail: %2 for %3 bid, but the defence has %4.</source>
        <translation>%1 fail: %2 for %3 bid, but the defence has %4.</translation>
    </message>
    <message>
        <source>%1 make all eight tricks, as they bid.</source>
        <translation>%1 make all eight tricks, as they bid.</translation>
    </message>
    <message>
        <source>%1 fail: the taker did not take all eight tricks alone.</source>
        <translation>%1 fail: the taker did not take all eight tricks alone.</translation>
    </message>
    <message>
        <source>%1 fail: they bid all eight tricks and do not take them.</source>
        <translation>%1 fail: they bid all eight tricks and do not take them.</translation>
    </message>
    <message>
        <source>%1 fail: they bid all eight tricks and take none.</source>
        <translation>%1 fail: they bid all eight tricks and take none.</translation>
    </message>
    <message>
        <source>%1 fail: they bid all eight tricks and take only one.</source>
        <translation>%1 fail: they bid all eight tricks and take only one.</translation>
    </message>
    <message>
        <source>%1 fail: they bid all eight tricks and take only %2.</source>
        <translation>%1 fail: they bid all eight tricks and take only %2.</translation>
    </message>
    <message>
        <source>two</source>
        <translation>two</translation>
    </message>
    <message>
        <source>three</source>
        <translation>three</translation>
    </message>
    <message>
        <source>four</source>
        <translation>four</translation>
    </message>
    <message>
        <source>five</source>
        <translation>five</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>seven</translation>
    </message>
    <message>
        <source>%1 make it: %2 all, and a tie is enough.</source>
        <translation>%1 make it: %2 all, and a tie is enough.</translation>
    </message>
    <message>
        <source>%1 make it: %2 to %3.</source>
        <translation>%1 make it: %2 to %3.</translation>
    </message>
    <message>
        <source>%1 are down: %2 all, and the taker loses a tie.</source>
        <translation>%1 are down: %2 all, and the taker loses a tie.</translation>
    </message>
    <message>
        <source>%1 are down: %2 to %3.</source>
        <translation>%1 are down: %2 to %3.</translation>
    </message>
    <message>
        <source>%1 are held for the winners of the next deal.</source>
        <comment>«81 points»</comment>
        <translation>%1 are held for the winners of the next deal.</translation>
    </message>
    <message>
        <source>Belote and declarations are marked, but do not count for the contract.</source>
        <translation>Belote and declarations are marked, but do not count for the contract.</translation>
    </message>
    <message>
        <source>The belote is marked, but does not count for the contract.</source>
        <translation>The belote is marked, but does not count for the contract.</translation>
    </message>
    <message>
        <source>The declarations are marked, but do not count for the contract.</source>
        <translation>The declarations are marked, but do not count for the contract.</translation>
    </message>
    <message>
        <source>%1 × %2 = %3</source>
        <translation>%1 × %2 = %3</translation>
    </message>
    <message>
        <source>The best declaration is on this side, which marks all its own.</source>
        <translation>The best declaration is on this side, which marks all its own.</translation>
    </message>
    <message>
        <source>The winner marks the declarations of the other side too.</source>
        <translation>The winner marks the declarations of the other side too.</translation>
    </message>
    <message>
        <source>The side that takes the last trick marks ten points more, the dix de der.</source>
        <translation>The side that takes the last trick marks ten points more, the dix de der.</translation>
    </message>
    <message>
        <source>The points of the cards that the side took in tricks.</source>
        <translation>The points of the cards that the side took in tricks.</translation>
    </message>
    <message>
        <source>lump for the tricks</source>
        <comment>term of a sum</comment>
        <translation>lump for the tricks</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>King and queen of trump in one hand, said as they were played: 20 points.</source>
        <translation>King and queen of trump in one hand, said as they were played: 20 points.</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <comment>trump ×factor</comment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>Multiplied: %1.</source>
        <comment>by what</comment>
        <translation>Multiplied: %1.</translation>
    </message>
    <message>
        <source>%1 mark nothing.</source>
        <translation>%1 mark nothing.</translation>
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
        <translation>%1 mark %2.</translation>
    </message>
    <message>
        <source>%1 mark %2 = %3.</source>
        <translation>%1 mark %2 = %3.</translation>
    </message>
    <message>
        <source>cards</source>
        <comment>term of a sum</comment>
        <translation>cards</translation>
    </message>
    <message>
        <source>last trick</source>
        <comment>term of a sum</comment>
        <translation>last trick</translation>
    </message>
    <message>
        <source>last trick of a capot</source>
        <comment>term of a sum</comment>
        <translation>last trick of a capot</translation>
    </message>
    <message>
        <source>brought to 162</source>
        <comment>term of a sum</comment>
        <translation>brought to 162</translation>
    </message>
    <message>
        <source>contract</source>
        <comment>term of a sum</comment>
        <translation>contract</translation>
    </message>
    <message>
        <source>capot bid</source>
        <comment>term of a sum</comment>
        <translation>capot bid</translation>
    </message>
    <message>
        <source>declarations</source>
        <comment>term of a sum</comment>
        <translation>declarations</translation>
    </message>
    <message>
        <source>declarations of the other side</source>
        <comment>term of a sum</comment>
        <translation>declarations of the other side</translation>
    </message>
    <message>
        <source>belote</source>
        <comment>term of a sum</comment>
        <translation>belote</translation>
    </message>
    <message>
        <source>belote of the other side</source>
        <comment>term of a sum</comment>
        <translation>belote of the other side</translation>
    </message>
    <message>
        <source>belote not said</source>
        <comment>term of a sum</comment>
        <translation>belote not said</translation>
    </message>
    <message>
        <source>litige won</source>
        <comment>term of a sum</comment>
        <translation>points in dispute</translation>
    </message>
    <message>
        <source>rounding</source>
        <comment>term of a sum</comment>
        <translation>rounding</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>line of the score: points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2. Opens the rule.</source>
        <comment>why, document</comment>
        <translation>%1 %2. Opens the rule.</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>Open the rule</translation>
    </message>
    <message>
        <source>Score of the deal</source>
        <translation>Score of the deal</translation>
    </message>
    <message>
        <source>Opens the rule.</source>
        <translation>Opens the rule.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>side (us or them)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No points</source>
        <translation>No points</translation>
    </message>
    <message>
        <source>%1 mark %2</source>
        <comment>side, «220 points»</comment>
        <translation>%1 mark %2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <comment>document</comment>
        <translation>Source: %1</translation>
    </message>
    <message>
        <source>Source, where nothing else is said: %1</source>
        <comment>document</comment>
        <translation>Source, where nothing else is said: %1</translation>
    </message>
    <message>
        <source>Hide the reasons</source>
        <translation>Hide the reasons</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Why?</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Search the settings</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>No setting is called that.</source>
        <translation>No setting is called that.</translation>
    </message>
    <message>
        <source>What was found, from all pages</source>
        <translation>What was found, from all pages</translation>
    </message>
    <message>
        <source>Undo the reset</source>
        <translation>Undo the reset</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Reset all</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Appearance</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Opponents</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colours</translation>
    </message>
    <message>
        <source>Table top</source>
        <translation>Table top</translation>
    </message>
    <message>
        <source>Four colours: one for each suit</source>
        <translation>Four colours: one for each suit</translation>
    </message>
    <message>
        <source>Size of the corner signs</source>
        <translation>Size of the corner signs</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Back of the cards</translation>
    </message>
    <message>
        <source>Pack of cards</source>
        <translation>Pack of cards</translation>
    </message>
    <message>
        <source>Order of the suits in the hand</source>
        <translation>Order of the suits in the hand</translation>
    </message>
    <message>
        <source>Trumps at the left of the hand</source>
        <translation>Trumps at the left of the hand</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>Speed of the cards</translation>
    </message>
    <message>
        <source>Moving pictures</source>
        <translation>Moving pictures</translation>
    </message>
    <message>
        <source>Time to look at a finished trick</source>
        <translation>Time to look at a finished trick</translation>
    </message>
    <message>
        <source>A finished trick waits for a click or a key</source>
        <translation>A finished trick waits for a click or a key</translation>
    </message>
    <message>
        <source>Strength of the other players</source>
        <translation>Strength of the other players</translation>
    </message>
    <message>
        <source>Time they think</source>
        <translation>Time they think</translation>
    </message>
    <message>
        <source>Diamonds in blue and clubs in green: easier to tell apart.</source>
        <translation>Diamonds in blue and clubs in green: easier to tell apart.</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Letters on the cards</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Play the last card for me</source>
        <translation>Play the last card for me</translation>
    </message>
    <message>
        <source>Play for me when only one card is allowed</source>
        <translation>Play for me when only one card is allowed</translation>
    </message>
    <message>
        <source>Tell me when the rest is certain</source>
        <translation>Tell me when the rest is certain</translation>
    </message>
    <message>
        <source>Count the points of the deal as it goes</source>
        <translation>Count the points of the deal as it goes</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Rules of the last match</source>
        <translation>Rules of the last match</translation>
    </message>
    <message>
        <source>How high they bid</source>
        <translation>How high they bid</translation>
    </message>
    <message>
        <source>How often they double</source>
        <translation>How often they double</translation>
    </message>
    <message>
        <source>With high contrast the table is black, whatever is chosen here.</source>
        <translation>With high contrast the table is black, whatever is chosen here.</translation>
    </message>
    <message>
        <source>Other texts are as large as this computer has its type.</source>
        <translation>Other texts are as large as this computer has its type.</translation>
    </message>
    <message>
        <source>Packs of other games on this computer can be used too. They keep their own letters.</source>
        <translation>Packs of other games on this computer can be used too. They keep their own letters.</translation>
    </message>
    <message>
        <source>Calm: cards do not fly, they are simply where they belong.</source>
        <translation>Calm: cards do not fly, they are simply where they belong.</translation>
    </message>
    <message>
        <source>Click the table, or press Space or Enter.</source>
        <translation>Click the table, or press Space or Enter.</translation>
    </message>
    <message>
        <source>Then one key lays your cards down and the deal is counted.</source>
        <translation>Then one key lays your cards down and the deal is counted.</translation>
    </message>
    <message>
        <source>Without it one counts in one’s head, as at a real table.</source>
        <translation>Without it one counts in one’s head, as at a real table.</translation>
    </message>
    <message>
        <source>Holds from the next match on.</source>
        <translation>Holds from the next match on.</translation>
    </message>
    <message>
        <source>Balanced, they play best; the other ways are for a change. From the next match on.</source>
        <translation>Balanced, they play best; the other ways are for a change. From the next match on.</translation>
    </message>
    <message>
        <source>Coinche or contre. Holds from the next match on.</source>
        <translation>Doubling: coinche or contre. Holds from the next match on.</translation>
    </message>
    <message>
        <source>At most, for each card. Holds from the next match on.</source>
        <translation>At most, for each card. Holds from the next match on.</translation>
    </message>
    <message>
        <source>tongue, translation, English, French</source>
        <comment>looked for</comment>
        <translation>tongue, translation, English, French</translation>
    </message>
    <message>
        <source>theme, dark mode, night, brightness, accessibility, eyesight</source>
        <comment>looked for</comment>
        <translation>theme, dark mode, night, brightness, accessibility, eyesight</translation>
    </message>
    <message>
        <source>background, cloth, carpet, baize, colour, color</source>
        <comment>looked for</comment>
        <translation>background, cloth, carpet, baize, colour, color</translation>
    </message>
    <message>
        <source>colour blind, color blind, colour blindness, daltonism, accessibility, ink</source>
        <comment>looked for</comment>
        <translation>colour blind, color blind, colour blindness, daltonism, accessibility, ink</translation>
    </message>
    <message>
        <source>index, initials, ace, king, queen, jack</source>
        <comment>looked for</comment>
        <translation>index, initials, ace, king, queen, jack</translation>
    </message>
    <message>
        <source>font, text size, type, bigger, larger, big, zoom, large print, accessibility, eyesight, readable</source>
        <comment>looked for</comment>
        <translation>font, text size, type, bigger, larger, big, zoom, large print, accessibility, eyesight, readable</translation>
    </message>
    <message>
        <source>pattern, design, backs</source>
        <comment>looked for</comment>
        <translation>pattern, design, backs</translation>
    </message>
    <message>
        <source>card set, card faces, pictures, deck</source>
        <comment>looked for</comment>
        <translation>card set, card faces, pictures, deck</translation>
    </message>
    <message>
        <source>sort, sorting, arrange</source>
        <comment>looked for</comment>
        <translation>sort, sorting, arrange</translation>
    </message>
    <message>
        <source>animation, slow, quick, pace</source>
        <comment>looked for</comment>
        <translation>animation, slow, quick, pace</translation>
    </message>
    <message>
        <source>animation, reduced motion, dizzy, still, accessibility</source>
        <comment>looked for</comment>
        <translation>animation, reduced motion, dizzy, still, accessibility</translation>
    </message>
    <message>
        <source>pause, wait, duration, seconds</source>
        <comment>looked for</comment>
        <translation>pause, wait, duration, seconds</translation>
    </message>
    <message>
        <source>pause, confirm, go on</source>
        <comment>looked for</comment>
        <translation>pause, confirm, go on</translation>
    </message>
    <message>
        <source>automatic, by itself</source>
        <comment>looked for</comment>
        <translation>automatic, by itself</translation>
    </message>
    <message>
        <source>claim, lay down, concede</source>
        <comment>looked for</comment>
        <translation>claim, lay down, concede</translation>
    </message>
    <message>
        <source>score, counter, running total</source>
        <comment>looked for</comment>
        <translation>score, counter, running total</translation>
    </message>
    <message>
        <source>difficulty, level, easy, hard, computer, robots, bots</source>
        <comment>looked for</comment>
        <translation>difficulty, level, easy, hard, computer, robots, bots</translation>
    </message>
    <message>
        <source>style, prudent, aggressive, auction, bids</source>
        <comment>looked for</comment>
        <translation>style, prudent, aggressive, auction, bids</translation>
    </message>
    <message>
        <source>style, contre, coinche, redouble</source>
        <comment>looked for</comment>
        <translation>style, contre, coinche, redouble</translation>
    </message>
    <message>
        <source>speed, slow, wait, duration, reflection</source>
        <comment>looked for</comment>
        <translation>speed, slow, wait, duration, reflection</translation>
    </message>
    <message>
        <source>As on this computer</source>
        <translation>As on this computer</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>High contrast</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Green felt</translation>
    </message>
    <message>
        <source>Blue felt</source>
        <translation>Blue felt</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Wood</translation>
    </message>
    <message>
        <source>Plain, light or dark</source>
        <translation>Plain, light or dark</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>As the language</translation>
    </message>
    <message>
        <source>French: A, R, D, V</source>
        <translation>French: A, R, D, V</translation>
    </message>
    <message>
        <source>English: A, K, Q, J</source>
        <translation>English: A, K, Q, J</translation>
    </message>
    <message>
        <source>French and English</source>
        <translation>French and English</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>size of the corner signs</comment>
        <translation>Small</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>size of the corner signs</comment>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>size of the corner signs</comment>
        <translation>Large</translation>
    </message>
    <message>
        <source>Red lozenges</source>
        <translation>Red lozenges</translation>
    </message>
    <message>
        <source>Blue waves</source>
        <translation>Blue waves</translation>
    </message>
    <message>
        <source>Green rosette</source>
        <translation>Green rosette</translation>
    </message>
    <message>
        <source>Purple tartan</source>
        <translation>Purple tartan</translation>
    </message>
    <message>
        <source>Plain grey</source>
        <translation>Plain grey</translation>
    </message>
    <message>
        <source>Black and red in turn</source>
        <translation>Black and red in turn</translation>
    </message>
    <message>
        <source>With a figure: 1, R, D, V</source>
        <translation>With a figure: 1, R, D, V</translation>
    </message>
    <message>
        <source>Spades, hearts, diamonds, clubs</source>
        <translation>Spades, hearts, diamonds, clubs</translation>
    </message>
    <message>
        <source>Lively</source>
        <translation>Lively</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calm</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instant</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <translation>Leisurely</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Amateur</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Regular</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Strong</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>Careful</source>
        <comment>bidding</comment>
        <translation>Careful</translation>
    </message>
    <message>
        <source>Balanced</source>
        <comment>bidding</comment>
        <translation>Balanced</translation>
    </message>
    <message>
        <source>Bold</source>
        <comment>bidding</comment>
        <translation>Bold</translation>
    </message>
    <message>
        <source>Doubles rarely</source>
        <translation>Doubles rarely</translation>
    </message>
    <message>
        <source>Doubles normally</source>
        <translation>Doubles normally</translation>
    </message>
    <message>
        <source>Doubles gladly</source>
        <translation>Doubles gladly</translation>
    </message>
    <message>
        <source>careful</source>
        <comment>a bot</comment>
        <translation>careful</translation>
    </message>
    <message>
        <source>bold</source>
        <comment>a bot</comment>
        <translation>bold</translation>
    </message>
    <message>
        <source>doubles rarely</source>
        <comment>a bot</comment>
        <translation>doubles rarely</translation>
    </message>
    <message>
        <source>doubles gladly</source>
        <comment>a bot</comment>
        <translation>doubles gladly</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between words for a bot</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Classic belote</source>
        <translation>Classic belote</translation>
    </message>
    <message>
        <source>Official belote</source>
        <translation>Official belote</translation>
    </message>
    <message>
        <source>Coinche</source>
        <translation>Coinche</translation>
    </message>
    <message>
        <source>House coinche</source>
        <translation>House coinche</translation>
    </message>
    <message>
        <source>Contrée</source>
        <translation>Contrée</translation>
    </message>
    <message>
        <source>Old belote</source>
        <translation>Old belote</translation>
    </message>
    <message>
        <source>A card is turned up: take it or pass</source>
        <translation>A card is turned up: take it or pass</translation>
    </message>
    <message>
        <source>Turned-up card, no trumps and all trumps</source>
        <translation>Turned-up card, no trumps and all trumps</translation>
    </message>
    <message>
        <source>Official: bids from 80 to capot, declarations</source>
        <translation>Official: bids from 80 to capot, declarations</translation>
    </message>
    <message>
        <source>Official: four suits, no declarations</source>
        <translation>Official: four suits, no declarations</translation>
    </message>
    <message>
        <source>No trumps ×2, all trumps ×3, contre</source>
        <translation>No trumps ×2, all trumps ×3, doubling</translation>
    </message>
    <message>
        <source>Coinche at any moment, no declarations</source>
        <translation>Doubling at any moment, no declarations</translation>
    </message>
    <message>
        <source>Preview of the table</source>
        <translation>Preview of the table</translation>
    </message>
    <message>
        <source>Packs of KDE’s and GNOME’s games can be used too; there are none on this computer.</source>
        <translation>Packs of KDE’s and GNOME’s games can be used too; there are none on this computer.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reset</translation>
    </message>
    <message>
        <source>Reset “%1”</source>
        <translation>Reset “%1”</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Ours</translation>
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
        <translation>Choose a card, a value or a trump</translation>
    </message>
    <message>
        <source>Ctrl+← →</source>
        <translation>Ctrl+← →</translation>
    </message>
    <message>
        <source>Go to any card: Enter says why it is not allowed</source>
        <translation>Go to any card: Enter says why it is not allowed</translation>
    </message>
    <message>
        <source>↑ ↓</source>
        <translation>↑ ↓</translation>
    </message>
    <message>
        <source>Go from row to row of the bidding panel</source>
        <translation>Go from row to row of the bidding panel</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter or Space</translation>
    </message>
    <message>
        <source>Play the card, confirm the bid</source>
        <translation>Play the card, confirm the bid</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Take back the chosen trump, before you pass by key</source>
        <translation>Take back the chosen trump, before you pass by key</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next part of the window</source>
        <translation>Go to the next part of the window</translation>
    </message>
    <message>
        <source>F10</source>
        <translation>F10</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Open the menus</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>Go to the first of the row, to the last</source>
        <translation>Go to the first of the row, to the last</translation>
    </message>
    <message>
        <source>8, 9, 0, 1 …</source>
        <translation>8, 9, 0, 1 …</translation>
    </message>
    <message>
        <source>Choose 80, 90, 100, 110 …</source>
        <translation>Choose 80, 90, 100, 110 …</translation>
    </message>
    <message>
        <source>8, 9, 0, 1 … %1</source>
        <comment>digit</comment>
        <translation>8, 9, 0, 1 … %1</translation>
    </message>
    <message>
        <source>Choose 80, 90, 100, 110 … %1</source>
        <comment>value</comment>
        <translation>Choose 80, 90, 100, 110 … %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between keys</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Choose the trump: %1</source>
        <comment>trumps</comment>
        <translation>Choose the trump: %1</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Keyboard</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>At the table</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Match to %1</source>
        <translation>Match to %1</translation>
    </message>
    <message>
        <source>%1 — %2 in dispute</source>
        <comment>match — points held</comment>
        <translation>%1 — %2 in dispute</translation>
    </message>
    <message>
        <source>%1: %2 out of %3</source>
        <translation>%1: %2 out of %3</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Deal %1</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Tricks</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Declarations + belote</source>
        <translation>Declarations + belote</translation>
    </message>
    <message>
        <source>Belote</source>
        <translation>Belote</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>side, what, number</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Match, deal and auction</source>
        <translation>Match, deal and auction</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Auction</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Last trick</translation>
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
        <translation>%1: %2</translation>
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
        <translation>face-down card</translation>
    </message>
    <message>
        <source>%1, trump</source>
        <comment>card</comment>
        <translation>%1, trump</translation>
    </message>
    <message>
        <source>%1, playable</source>
        <comment>card</comment>
        <translation>%1, playable</translation>
    </message>
    <message>
        <source>%1, not allowed now</source>
        <comment>card</comment>
        <translation>%1, not allowed now</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>card, where it lies</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, advised</source>
        <comment>card</comment>
        <translation>%1, advised</translation>
    </message>
    <message>
        <source>D</source>
        <comment>mark of the dealer</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>taker</source>
        <translation>taker</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>thinking</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>to play</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a name plate</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>seat, what the player says or plays</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 takes the trick: %2</source>
        <comment>seat, points</comment>
        <translation>%1 takes the trick: %2</translation>
    </message>
    <message>
        <source>%1 — click, or press Space</source>
        <comment>who takes the trick</comment>
        <translation>%1 — click, or press Space</translation>
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
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>card of %1</source>
        <comment>seat</comment>
        <translation>card of %1</translation>
    </message>
    <message>
        <source>turned up</source>
        <translation>turned up</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Card table</translation>
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
        <translation>Go on with this match?</translation>
    </message>
    <message>
        <source>Carry on with it</source>
        <translation>Carry on with it</translation>
    </message>
</context>
<context>
    <name>ThrowIn</name>
    <message>
        <source>Throw the cards in?</source>
        <translation>Throw the cards in?</translation>
    </message>
    <message>
        <source>What was bid and played in this deal is lost. The same player deals again.</source>
        <translation>What was bid and played in this deal is lost. The same player deals again.</translation>
    </message>
    <message>
        <source>Keep these cards</source>
        <translation>Keep these cards</translation>
    </message>
    <message>
        <source>Throw in</source>
        <translation>Throw in</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Understood</source>
        <translation>Understood</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>the disk is full (%1).</source>
        <translation>the disk is full (%1).</translation>
    </message>
    <message>
        <source>you have no permission for %1.</source>
        <translation>you have no permission for %1.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 is a folder, not a file.</translation>
    </message>
    <message>
        <source>a file stands where a folder is needed (%1).</source>
        <translation>a file stands where a folder is needed (%1).</translation>
    </message>
    <message>
        <source>the disk can only be read (%1).</source>
        <translation>the disk can only be read (%1).</translation>
    </message>
    <message>
        <source>another program is using %1.</source>
        <translation>another program is using %1.</translation>
    </message>
    <message>
        <source>something is wrong with %1; the log has the details.</source>
        <translation>something is wrong with %1; the log has the details.</translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>double</source>
        <comment>verb, either game</comment>
        <translation>double</translation>
    </message>
    <message>
        <source>double</source>
        <comment>verb, coinche</comment>
        <translation>double</translation>
    </message>
    <message>
        <source>double</source>
        <comment>verb, contrée</comment>
        <translation>double</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>either game</comment>
        <translation>doubled</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>coinche</comment>
        <translation>doubled</translation>
    </message>
    <message>
        <source>doubled</source>
        <comment>contrée</comment>
        <translation>doubled</translation>
    </message>
    <message>
        <source>redoubled</source>
        <comment>either game</comment>
        <translation>redoubled</translation>
    </message>
    <message>
        <source>redoubled</source>
        <comment>coinche</comment>
        <translation>redoubled</translation>
    </message>
    <message>
        <source>redoubled</source>
        <comment>contrée</comment>
        <translation>redoubled</translation>
    </message>
    <message>
        <source>Doubling</source>
        <comment>either game</comment>
        <translation>Doubling</translation>
    </message>
    <message>
        <source>Doubling</source>
        <comment>coinche</comment>
        <translation>Doubling</translation>
    </message>
    <message>
        <source>Doubling</source>
        <comment>contrée</comment>
        <translation>Doubling</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Something went wrong. Your match is saved; if cards no longer move, start again.</source>
        <translation>Something went wrong. Your match is saved; if cards no longer move, start again.</translation>
    </message>
    <message>
        <source>Details are in:</source>
        <translation>Details are in:</translation>
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
        <translation>To play, choose “New match”.</translation>
    </message>
    <message>
        <source>The deal is in the clipboard, as one line.</source>
        <translation>The deal is in the clipboard, as one line.</translation>
    </message>
    <message>
        <source>The clipboard holds no deal: %1.</source>
        <translation>The clipboard holds no deal: %1.</translation>
    </message>
    <message>
        <source>Table and score</source>
        <translation>Table and score</translation>
    </message>
</context>
</TS>
