"""The names of settings, their values, levels and games."""

from __future__ import annotations

from belote_desktop.app.bot_style import BotStyle

from ..i18n import told_once, translate


def section_title(section: str) -> str:
    """The heading of a page of settings; empty for sections no dialog shows."""
    return {
        "appearance": translate("Settings", "Appearance"),
        "cards": translate("Settings", "Cards"),
        "table": translate("Settings", "Table"),
        "help": translate("Settings", "Help"),
        "opponents": translate("Settings", "Opponents"),
    }.get(section, "")


@told_once
def setting_label(key: str) -> str:
    """What a setting is called; the key itself when it has no name."""
    return {
        "language": translate("Settings", "Language"),
        "theme": translate("Settings", "Colours"),
        "table": translate("Settings", "Table top"),
        "four_colours": translate("Settings", "Four colours: one for each suit"),
        "indices": translate("Settings", "Letters on the cards"),
        "index_size": translate("Settings", "Size of the corner signs"),
        "card_back": translate("Settings", "Back of the cards"),
        "deck": translate("Settings", "Pack of cards"),
        "suit_order": translate("Settings", "Order of the suits in the hand"),
        "trumps_first": translate("Settings", "Trumps at the left of the hand"),
        "animation_speed": translate("Settings", "Speed of the cards"),
        "motion": translate("Settings", "Moving pictures"),
        "trick_delay_ms": translate("Settings", "Time to look at a finished trick"),
        "trick_waits": translate("Settings", "A finished trick waits for a click or a key"),
        "play_last_card": translate("Settings", "Play the last card for me"),
        "play_forced_cards": translate("Settings", "Play for me when only one card is allowed"),
        "tell_certain_tricks": translate("Settings", "Tell me when the rest is certain"),
        "points_so_far": translate("Settings", "Count the points of the deal as it goes"),
        "level": translate("Settings", "Strength of the other players"),
        "players": translate("Settings", "Players"),
        "last_rules": translate("Settings", "Rules of the last match"),
        "last_preset": translate("Settings", "Rules of the last match"),
        "boldness": translate("Settings", "How high they bid"),
        "doubling": translate("Settings", "How often they double"),
        "think_seconds": translate("Settings", "Time they think"),
    }.get(key, key)


def setting_help(key: str) -> str:
    """One line under a setting, where it needs one."""
    return {
        "four_colours": translate("Settings", "Diamonds in blue and clubs in green: easier to tell apart."),
        "table": translate("Settings", "With high contrast the table is black, whatever is chosen here."),
        "index_size": translate("Settings", "Other texts are as large as this computer has its type."),
        "deck": translate(
            "Settings", "Packs of other games on this computer can be used too. They keep their own letters."
        ),
        "motion": translate("Settings", "Calm: cards do not fly, they are simply where they belong."),
        "trick_waits": translate("Settings", "Click the table, or press Space or Enter."),
        "tell_certain_tricks": translate(
            "Settings", "Then one key lays your cards down and the deal is counted."
        ),
        "points_so_far": translate("Settings", "Without it one counts in one’s head, as at a real table."),
        "level": translate("Settings", "Holds from the next match on."),
        "boldness": translate(
            "Settings", "Balanced, they play best; the other ways are for a change. From the next match on."
        ),
        "doubling": translate("Settings", "Coinche or contre. Holds from the next match on."),
        "think_seconds": translate("Settings", "At most, for each card. Holds from the next match on."),
    }.get(key, "")


def setting_synonyms(key: str) -> str:
    """Other words under which a setting is looked for; the search knows the words of its name, help and values too."""
    return {
        "language": translate("Settings", "tongue, translation, English, French", "looked for"),
        "theme": translate(
            "Settings", "theme, dark mode, night, brightness, accessibility, eyesight", "looked for"
        ),
        "table": translate("Settings", "background, cloth, carpet, baize, colour, color", "looked for"),
        "four_colours": translate(
            "Settings",
            "colour blind, color blind, colour blindness, daltonism, accessibility, ink",
            "looked for",
        ),
        "indices": translate("Settings", "index, initials, ace, king, queen, jack", "looked for"),
        "index_size": translate(
            "Settings",
            "font, text size, type, bigger, larger, big, zoom, large print, accessibility, eyesight, readable",
            "looked for",
        ),
        "card_back": translate("Settings", "pattern, design, backs", "looked for"),
        "deck": translate("Settings", "card set, card faces, pictures, deck", "looked for"),
        "suit_order": translate("Settings", "sort, sorting, arrange", "looked for"),
        "trumps_first": translate("Settings", "sort, sorting, arrange", "looked for"),
        "animation_speed": translate("Settings", "animation, slow, quick, pace", "looked for"),
        "motion": translate(
            "Settings", "animation, reduced motion, dizzy, still, accessibility", "looked for"
        ),
        "trick_delay_ms": translate("Settings", "pause, wait, duration, seconds", "looked for"),
        "trick_waits": translate("Settings", "pause, confirm, go on", "looked for"),
        "play_last_card": translate("Settings", "automatic, by itself", "looked for"),
        "play_forced_cards": translate("Settings", "automatic, by itself", "looked for"),
        "tell_certain_tricks": translate("Settings", "claim, lay down, concede", "looked for"),
        "points_so_far": translate("Settings", "score, counter, running total", "looked for"),
        "level": translate("Settings", "difficulty, level, easy, hard, computer, robots, bots", "looked for"),
        "boldness": translate("Settings", "style, prudent, aggressive, auction, bids", "looked for"),
        "doubling": translate("Settings", "style, contre, coinche, redouble", "looked for"),
        "think_seconds": translate("Settings", "speed, slow, wait, duration, reflection", "looked for"),
    }.get(key, "")


@told_once
def choice_label(key: str, value: str) -> str:
    """What a value of a setting is called."""
    if key == "level":
        return level_name(value)
    if key == "boldness":
        return boldness_name(value)
    if key == "doubling":
        return doubling_name(value)
    return {
        ("language", "auto"): translate("Settings", "As on this computer"),
        ("language", "fr"): "Français",
        ("language", "en"): "English",
        ("theme", "auto"): translate("Settings", "As on this computer"),
        ("theme", "light"): translate("Settings", "Light"),
        ("theme", "dark"): translate("Settings", "Dark"),
        ("theme", "contrast"): translate("Settings", "High contrast"),
        ("table", "felt"): translate("Settings", "Green felt"),
        ("table", "blue"): translate("Settings", "Blue felt"),
        ("table", "wood"): translate("Settings", "Wood"),
        ("table", "plain"): translate("Settings", "Plain, light or dark"),
        ("indices", "auto"): translate("Settings", "As the language"),
        ("indices", "french"): translate("Settings", "French: A, R, D, V"),
        ("indices", "figure"): translate("Settings", "With a figure: 1, R, D, V"),
        ("indices", "english"): translate("Settings", "English: A, K, Q, J"),
        ("indices", "both"): translate("Settings", "French and English"),
        ("index_size", "small"): translate("Settings", "Small", "size of the corner signs"),
        ("index_size", "medium"): translate("Settings", "Medium", "size of the corner signs"),
        ("index_size", "large"): translate("Settings", "Large", "size of the corner signs"),
        ("card_back", "lozenges"): translate("Settings", "Red lozenges"),
        ("card_back", "waves"): translate("Settings", "Blue waves"),
        ("card_back", "rosette"): translate("Settings", "Green rosette"),
        ("card_back", "tartan"): translate("Settings", "Purple tartan"),
        ("card_back", "plain"): translate("Settings", "Plain grey"),
        ("suit_order", "alternating"): translate("Settings", "Black and red in turn"),
        ("suit_order", "fixed"): translate("Settings", "Spades, hearts, diamonds, clubs"),
        ("motion", "auto"): translate("Settings", "As on this computer"),
        ("motion", "full"): translate("Settings", "Lively"),
        ("motion", "reduced"): translate("Settings", "Calm"),
        ("animation_speed", "instant"): translate("Settings", "Instant"),
        ("animation_speed", "fast"): translate("Settings", "Fast"),
        ("animation_speed", "normal"): translate("Settings", "Normal", "speed"),
        ("animation_speed", "slow"): translate("Settings", "Leisurely"),
    }.get((key, value), value)


@told_once
def level_name(level: str) -> str:
    """A level of the bots."""
    return {
        "debutant": translate("Settings", "Beginner"),
        "amateur": translate("Settings", "Amateur"),
        "confirme": translate("Settings", "Regular"),
        "fort": translate("Settings", "Strong"),
        "expert": translate("Settings", "Expert"),
        "maitre": translate("Settings", "Master"),
    }.get(level, level)


def boldness_name(boldness: str) -> str:
    """How high a bot bids."""
    return {
        "careful": translate("Settings", "Careful", "bidding"),
        "balanced": translate("Settings", "Balanced", "bidding"),
        "bold": translate("Settings", "Bold", "bidding"),
    }.get(boldness, boldness)


def doubling_name(doubling: str) -> str:
    """How often a bot doubles, to stand beside how it bids."""
    return {
        "rarely": translate("Settings", "Doubles rarely"),
        "normally": translate("Settings", "Doubles normally"),
        "gladly": translate("Settings", "Doubles gladly"),
    }.get(doubling, doubling)


@told_once
def style_words(style: BotStyle) -> str:
    """How a bot bids, in a few words: only what is out of the ordinary; empty when nothing is."""
    words = {
        "careful": translate("Settings", "careful", "a bot"),
        "bold": translate("Settings", "bold", "a bot"),
        "rarely": translate("Settings", "doubles rarely", "a bot"),
        "gladly": translate("Settings", "doubles gladly", "a bot"),
    }
    said = [words[word] for word in (style.boldness, style.doubling) if word in words]
    return translate("Settings", ", ", "between words for a bot").join(said)


def preset_name(preset: str) -> str:
    """A game, as its button names it."""
    return {
        "belote": translate("Settings", "Classic belote"),
        "belote-officielle": translate("Settings", "Official belote"),
        "coinche": translate("Settings", "Coinche"),
        "coinche-maison": translate("Settings", "House coinche"),
        "contree": translate("Settings", "Contrée"),
        "ancienne": translate("Settings", "Old belote"),
    }.get(preset, preset)


def preset_summary(preset: str) -> str:
    """One line about a game."""
    return {
        "belote": translate("Settings", "A card is turned up: take it or pass"),
        "belote-officielle": translate("Settings", "Turned-up card, no trumps and all trumps"),
        "coinche": translate("Settings", "Official: bids from 80 to capot, declarations"),
        "coinche-maison": translate("Settings", "Coinche at any moment, no declarations"),
        "contree": translate("Settings", "Official: four suits, no declarations"),
        "ancienne": translate("Settings", "No trumps ×2, all trumps ×3, contre"),
    }.get(preset, "")
