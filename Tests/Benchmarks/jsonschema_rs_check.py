"""Validates the documents in a folder against a schema in two processes, to compare with `clads-bench`."""

import glob
import sys
from concurrent.futures import ProcessPoolExecutor

import jsonschema_rs
import orjson


def check(arguments):
    paths, schema_path = arguments
    with open(schema_path, "rb") as file:
        validator = jsonschema_rs.Draft7Validator(orjson.loads(file.read()))
    count = 0
    for path in paths:
        with open(path, "rb") as file:
            count += sum(1 for _ in validator.iter_errors(orjson.loads(file.read())))
    return count


if __name__ == "__main__":
    folder, schema = sys.argv[1:3]
    paths = sorted(glob.glob(folder + "/*.json"))
    half = len(paths) // 2
    with ProcessPoolExecutor(2) as pool:
        list(pool.map(check, [(paths[:half], schema), (paths[half:], schema)]))
