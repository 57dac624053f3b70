"""The real Neovim, headless."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SESSION = Path(__file__).parent / "neovim/session.lua"


@pytest.mark.timeout(60)
def test_neovim_shows_findings_hovers_completes_renames_and_formats(
    server: Path, folder: Path, tmp_path: Path
) -> None:
    nvim = shutil.which("nvim", path=Path(sys.executable).parent) or shutil.which("nvim")
    assert nvim, "no nvim; it is in requirements.txt"
    # `-u NONE` would never start a server; `--clean` ignores the user's settings.
    command = [nvim, "--headless", "--clean", "-c", "filetype plugin on", "-c", f"luafile {SESSION}"]
    environment = os.environ | {
        "CLADS_SERVER": str(server),
        "CLADS_FOLDER": str(folder.resolve()),
        "XDG_STATE_HOME": str(tmp_path / "state"),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
    }
    result = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=50)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "all passed" in result.stdout
