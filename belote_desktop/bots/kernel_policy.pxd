from .kernel_advice cimport Advice
