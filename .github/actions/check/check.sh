#!/usr/bin/env bash
# Checks the documents in PATHS, one path on each line, with ARGUMENTS as further arguments. The checker prints the
# annotations, and adds the summary of the job. macOS has bash 3.2.
set -euo pipefail

options=()
if [[ ${ARGUMENTS-} =~ [^[:space:]] ]]; then
  arguments=$(xargs -n 1 printf '%s\n' <<< "$ARGUMENTS")
  while IFS= read -r argument; do options+=("$argument"); done <<< "$arguments"
fi
paths=()
while IFS= read -r path; do
  if [ -n "$path" ]; then paths+=("$path"); fi
done <<< "${PATHS-}"

status=0
clads-lsp --check --output github ${options[@]+"${options[@]}"} -- ${paths[@]+"${paths[@]}"} || status=$?
echo "exit-status=$status" >> "$GITHUB_OUTPUT"
exit "$status"
