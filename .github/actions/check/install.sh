#!/usr/bin/env bash
# Installs clads-lsp from the archive of a release and adds it to the PATH of the steps that follow.
#
# VERSION is 1.2.3, v1.2.3, `latest`, or empty: then ACTION_REF decides, the tag or branch with which the action is
# used. An installed version is used again: its folder appears only after the checksum of the archive has been verified.
# macOS has bash 3.2.
set -euo pipefail

releases=${CLADS_RELEASES:-https://github.com/OWNER/clads-lsp/releases}

fail() {
  printf '::error::%s\n' "$*"
  exit 1
}
fetch() { curl --fail --silent --show-error --location --retry 3 "$@"; }
verify() { if command -v sha256sum > /dev/null; then sha256sum --check -; else shasum --algorithm 256 --check -; fi; }

case $RUNNER_OS-$RUNNER_ARCH in
  Linux-X64) platform=linux-x64 ;;
  Linux-ARM64) platform=linux-arm64 ;;
  macOS-*) platform=darwin-universal ;;
  *) fail "There is no clads-lsp for $RUNNER_OS on $RUNNER_ARCH." ;;
esac

is_version() { [[ $1 =~ ^v?[0-9]+\.[0-9]+\.[0-9]+$ ]]; }

version=${VERSION-}
if [ -z "$version" ]; then
  version=latest
  if is_version "${ACTION_REF-}"; then version=$ACTION_REF; fi
fi
if [ "$version" = latest ]; then
  # The page of the latest release is a redirection to that of its tag.
  page=$(fetch --output /dev/null --write-out '%{url_effective}' "$releases/latest") \
    || fail "The latest release of clads-lsp is not known: $releases/latest does not respond."
  version=${page##*/}
fi
is_version "$version" || fail "The version of clads-lsp is '$version', which is not of the form 1.2.3."
version=${version#v}

name=clads-lsp-$version-$platform
folder=$RUNNER_TOOL_CACHE/clads-lsp/$version/$platform
if [ ! -d "$folder" ]; then
  download=$(mktemp -d "${RUNNER_TEMP:-/tmp}/clads-lsp.XXXXXX")
  trap 'rm -rf "$download"' EXIT
  for file in "$name.tar.gz" SHA256SUMS; do
    fetch --output "$download/$file" "$releases/download/v$version/$file" \
      || fail "clads-lsp $version has no $file: see $releases."
  done
  (
    cd "$download"
    awk -v file="$name.tar.gz" '$2 == file' SHA256SUMS > expected
    [ -s expected ] && verify < expected
  ) || fail "The checksum of $name.tar.gz is not that of the release."
  tar -C "$download" -xzf "$download/$name.tar.gz"
  mkdir -p "${folder%/*}"
  mv "$download/$name" "$folder"
fi

echo "$folder/bin" >> "$GITHUB_PATH"
echo "version=$version" >> "$GITHUB_OUTPUT"
