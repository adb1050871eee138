from .kernel_sure cimport Sure
