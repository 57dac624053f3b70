"""Tests of the real server by real clients of the protocol."""
