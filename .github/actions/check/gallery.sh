#!/usr/bin/env bash
# Draws all states of the screens in PATHS, one path on each line, and outputs the folder with the pages. macOS has
# bash 3.2.
set -euo pipefail

paths=()
while IFS= read -r path; do
  if [ -n "$path" ]; then paths+=("$path"); fi
done <<< "${PATHS-}"

folder=$(mktemp -d "${RUNNER_TEMP:-/tmp}/clads-gallery.XXXXXX")
status=0
clads-lsp --gallery --output "$folder" -- "${paths[@]:-.}" || status=$?
if [ "$status" -ne 0 ]; then
  echo "::error title=clads-lsp::the screens could not be drawn; the log says why"
  exit "$status"
fi
echo "folder=$folder" >> "$GITHUB_OUTPUT"
