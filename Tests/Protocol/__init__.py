"""Tests of the real server with real clients."""
