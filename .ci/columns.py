"""Reports lines of Swift that are longer than 110 columns.

Lines that cannot be split are exempt: those inside a multi-line string, and those that consist of one string literal,
with at most a label or an operator before it and closing brackets after it.
"""

import re
import subprocess
import sys

LIMIT = 110
LITERAL = re.compile(r"""\s*(?:\w+:|[-+=?:]+)?\s*#*".*"#*[])},]*""")

files = subprocess.run(["git", "ls-files", "-z", "*.swift"], stdout=subprocess.PIPE, check=True).stdout
found = []
for path in files.decode().split("\0")[:-1]:
    is_in_string = False
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            line = line.rstrip("\n")
            if len(line) > LIMIT and not is_in_string and not LITERAL.fullmatch(line):
                found.append(f"{path}:{number}: {len(line)} columns, at most {LIMIT}")
            text = line.strip()
            if is_in_string and text.startswith('"""'):
                is_in_string, text = False, text[3:]
            is_in_string = is_in_string or text.endswith('"""')
print("\n".join(found) or f"no line of Swift has more than {LIMIT} columns")
sys.exit(1 if found else 0)
