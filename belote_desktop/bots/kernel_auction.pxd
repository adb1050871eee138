# So that the compiler sees the class below the auctioneer, the ear and the dice. Its text is kernel_auction.py.
from .kernel_ears cimport Ear
from .kernel_play cimport Dice
from .kernel_talk cimport Speaker
