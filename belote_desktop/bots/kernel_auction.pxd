# So that the compiler sees the class below the auctioneer. Its text is kernel_auction.py.
from .kernel_talk cimport Speaker
