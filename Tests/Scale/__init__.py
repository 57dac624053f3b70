"""Large numbers of documents: the programs of documentation/at-scale.md in their engines."""
