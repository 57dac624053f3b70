"""Validates tables of documents against the published schemas with an independent validator.

Every document in `accepted-*.json` must be valid, and no document in `rejected-*.json`. Prints the exceptions.
"""

import json
import pathlib
import sys

import jsonschema

folder = pathlib.Path("Tests/Fixtures/Schema")
wrong = []
count = 0
for kind in ("document", "project"):
    schema = json.loads(pathlib.Path(f"schemas/clads-{kind}.schema.json").read_text())
    validator = jsonschema.Draft7Validator(schema)
    for verdict in ("accepted", "rejected"):
        path = folder / f"{verdict}-{kind}s.json"
        if not path.exists():
            continue
        for case in json.loads(path.read_text()):
            count += 1
            errors = [error.message for error in validator.iter_errors(case)]
            if (not errors) != (verdict == "accepted"):
                wrong.append(f"{path.name}: {json.dumps(case)} {errors[:1]}")
for line in wrong:
    print(line)
print(f"{count} documents compared with the published schemas, {len(wrong)} differ")
sys.exit(1 if wrong else 0)
