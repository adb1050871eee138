"""What dialogs, rules and panels are made of: questions, sheets over the table, what scrolls, where a file goes."""
