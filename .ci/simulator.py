#!/usr/bin/env python3
"""Prints the identifier of the simulator to compare frames in.

    xcrun simctl list --json devices available | python3 .ci/simulator.py

It is an iPhone with three pixels per point, as the one that pictures are drawn for, with the latest iOS 18: controls
have other sizes from iOS 26 on. Without that it is one with the latest version there is.
"""

import json
import re
import sys

RUNTIME = re.compile(r"\.iOS-(\d+)-(\d+)(?:-(\d+))?$")
# The screens of other kinds, and of those before iPhone 12, have two pixels per point or other traits.
PHONE = re.compile(r"iPhone (\d+)")


def candidates(devices):
    """Yields the rank and the identifier of each usable device."""
    for runtime, simulators in devices.items():
        version = RUNTIME.search(runtime)
        if version is None:
            continue
        numbers = [int(number or 0) for number in version.groups()]
        for simulator in simulators:
            phone = PHONE.fullmatch(simulator["name"])
            if phone and int(phone[1]) >= 12 and simulator.get("isAvailable", True):
                yield (numbers[0] == 18, numbers, int(phone[1]), simulator["udid"])


def main():
    found = sorted(candidates(json.load(sys.stdin)["devices"]))
    if not found:
        sys.exit("there is no simulator of an iPhone; Xcode installs one with: xcodebuild -downloadPlatform iOS")
    print(found[-1][-1])


if __name__ == "__main__":
    main()
