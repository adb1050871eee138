"""The table: cards, hands, the trick, bubbles, and the director that moves them."""
