"""The formula with which a Homebrew tap installs the archives."""

from product import LICENSE, NAME, REPOSITORY, SUMMARY, version

FORMULA = """\
class CladsLsp < Formula
  desc "{summary}"
  homepage "{repository}"
  version "{version}"
  license "{license}"

  on_macos do
    {darwin-universal}
  end

  on_linux do
    on_intel do
      {linux-x64}
    end
    on_arm do
      {linux-arm64}
    end
  end

  def install
    bin.install "bin/clads-lsp"
    man1.install "share/man/man1/clads-lsp.1"
    bash_completion.install "share/bash-completion/completions/clads-lsp"
    zsh_completion.install "share/zsh/site-functions/_clads-lsp"
    fish_completion.install "share/fish/vendor_completions.d/clads-lsp.fish"
  end

  test do
    assert_equal "clads-lsp #{{version}}", shell_output("#{{bin}}/clads-lsp --version").chomp
    (testpath/"screen.clads.json").write '{{ "id": "a", "root": {{ "children": [{{ "type": "buton" }}] }} }}'
    assert_match "unknown-component-kind", shell_output("#{{bin}}/clads-lsp --check screen.clads.json", 1)
  end
end
"""


def formula(checksums):
    """Returns the text of the formula; the checksums of the archives are by platform."""
    sources = {}
    for platform, checksum in checksums.items():
        url = f"{REPOSITORY}/releases/download/v{version()}/{NAME}-{version()}-{platform}.tar.gz"
        indent = "    " if platform.startswith("darwin") else "      "
        sources[platform] = f'url "{url}"\n{indent}sha256 "{checksum}"'
    return FORMULA.format(summary=SUMMARY, repository=REPOSITORY, version=version(), license=LICENSE, **sources)
