from .kernel_search cimport Search
