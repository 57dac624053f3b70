"""Tests of what is published: of packages as users install them, on a system without Swift."""
