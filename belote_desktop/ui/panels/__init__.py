"""What lies round the table: bidding, contract, score and auction record."""
