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

# GitHub reads the paths of annotations from the workspace, and the checker prints them from this folder.
here=$(pwd -P)
workspace=$(cd "${GITHUB_WORKSPACE:-.}" && pwd -P)
PREFIX=
case $here in
  "$workspace"/*)
    PREFIX=${here#"$workspace"/}/
    PREFIX=${PREFIX//'%'/%25}
    PREFIX=${PREFIX//:/%3A}
    PREFIX=${PREFIX//,/%2C}
    ;;
esac
export PREFIX

status=0
clads-lsp --check --output github ${options[@]+"${options[@]}"} -- ${paths[@]+"${paths[@]}"} \
  | awk 'match($0, /^::[a-z]+ file=/) && substr($0, RLENGTH + 1, 1) != "/" {
      $0 = substr($0, 1, RLENGTH) ENVIRON["PREFIX"] substr($0, RLENGTH + 1)
    }
    { print }' || status=$?
echo "exit-status=$status" >> "$GITHUB_OUTPUT"
exit "$status"
