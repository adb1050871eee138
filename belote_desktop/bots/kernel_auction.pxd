# So that the compiler sees the class below the auctioneer, and the ear. Its text is kernel_auction.py.
from .kernel_ears cimport Ear
from .kernel_talk cimport Speaker
