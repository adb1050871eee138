"""The program without its widgets: match sequencing, worker thread, settings, storage. QtCore only."""
