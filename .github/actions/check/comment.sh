#!/usr/bin/env bash
# Posts what the pull request changes on screen in PATHS, one path on each line, as a comment on it; a later run
# updates its earlier comment. BASE is the commit to compare with, NUMBER the number of the pull request, GALLERY the
# address of all screens as pictures, if there is one. macOS has bash 3.2.
set -euo pipefail

if [ -z "${NUMBER-}" ] || [ -z "${BASE-}" ]; then
  echo "not a pull request: no comment"
  exit 0
fi

paths=()
while IFS= read -r path; do
  if [ -n "$path" ]; then paths+=("$path"); fi
done <<< "${PATHS-}"

# A checkout of one commit does not have the one to compare with.
if ! git cat-file -e "$BASE^{commit}" 2> /dev/null; then
  git fetch --quiet --no-tags --depth=1 origin "$BASE"
fi

body=$(mktemp "${RUNNER_TEMP:-/tmp}/clads-comment.XXXXXX")
status=0
clads-lsp --compare --since "$BASE" --output markdown -- ${paths[@]+"${paths[@]}"} > "$body" || status=$?
if [ "$status" -gt 1 ]; then
  echo "::error title=clads-lsp::the screens could not be compared; the log says why"
  exit "$status"
fi

# Several jobs of a workflow, and folders of a repository, have a comment each.
marker="<!-- clads-lsp --compare ${COMMENT_ID-} -->"
{ echo "$marker"; tail -n +2 "$body"; } > "$body.marked"
mv "$body.marked" "$body"
if [ -n "${GALLERY-}" ]; then printf '\n[All states of all screens](%s)\n' "$GALLERY" >> "$body"; fi

# A token of a fork may not comment: what there is to say is in the summary of the job then.
refuse() {
  echo "::warning title=clads-lsp::the comment could not be posted; it is in the summary of the job"
  cat "$body" >> "${GITHUB_STEP_SUMMARY:-/dev/stdout}"
  rm -f "$body"
  exit 0
}

comments="repos/$GITHUB_REPOSITORY/issues/$NUMBER/comments"
export marker
earlier=$(gh api --paginate "$comments" \
  --jq '.[] | select(.user.type == "Bot") | select(.body | startswith(env.marker)) | .id') || refuse
earlier=${earlier%%$'\n'*}
if [ -n "$earlier" ]; then
  gh api --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$earlier" --field body=@"$body" --silent || refuse
  echo "updated comment $earlier"
elif [ "$status" -eq 1 ]; then
  gh api --method POST "$comments" --field body=@"$body" --silent || refuse
  echo "posted a comment"
else
  echo "nothing changed on screen: no comment"
fi
rm -f "$body"
