"""Clients based on `pytest-lsp`, each with the capabilities of a real editor."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from lsprotocol import types as lsp
from lsprotocol.converters import get_converter
from pytest_lsp import LanguageClient, client_capabilities
from pytest_lsp.client import register_lsp_features
from pytest_lsp.protocol import LanguageClientProtocol

from .meta_model import problems_of_message
from .requests import offers

Json = Any

PROFILES = ("visual-studio-code", "neovim", "emacs")

CONVERTER = get_converter()


class CheckedProtocol(LanguageClientProtocol):
    """The `pytest-lsp` protocol, with a strict check of every message from the server."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.problems: list[str] = []
        self._methods: dict[Json, str] = {}

    def _send_data(self, data: Any) -> None:
        if hasattr(data, "id") and hasattr(data, "method"):
            self._methods[data.id] = data.method
        super()._send_data(data)

    def structure_message(self, data: dict[str, Json]) -> Any:
        """Checks a message before it is decoded; objects nested in it also arrive here and are skipped."""
        if "jsonrpc" in data:
            method = None if "method" in data else self._methods.get(data.get("id"))
            self.problems += problems_of_message(data, method)
        return super().structure_message(data)


class Editor(LanguageClient):
    """An editor with its own server."""

    protocol: CheckedProtocol

    def __init__(self) -> None:
        super().__init__(converter_factory=lambda: CONVERTER, protocol_cls=CheckedProtocol)
        register_lsp_features(self)
        self.server_capabilities: Json = {}
        self.versions: dict[str, int] = {}

        for method in (
            lsp.CLIENT_REGISTER_CAPABILITY,
            lsp.WORKSPACE_SEMANTIC_TOKENS_REFRESH,
            lsp.WORKSPACE_CODE_LENS_REFRESH,
        ):
            self.feature(method)(lambda *_: None)

    async def call(self, method: str, params: Json) -> Json:
        """Sends a request with JSON parameters, and returns the JSON result."""
        typed = CONVERTER.structure(params, lsp.METHOD_TO_TYPES[method][2])
        result = await self.protocol.send_request_async(method, typed)
        return CONVERTER.unstructure(result)

    async def until(self, condition: Callable[[], Any], what: str = "it", seconds: float = 10) -> Any:
        """Waits until a condition is true, and returns its value."""
        deadline = time.monotonic() + seconds
        while not (value := condition()):
            assert time.monotonic() < deadline, f"timed out waiting for {what}"
            await asyncio.sleep(0.01)
        return value

    def offers(self, path: str) -> bool:
        """Returns whether the server has a capability."""
        return offers(self.server_capabilities, path)

    def open(self, uri: str, text: str, language: str = "clads") -> None:
        """Opens a document."""
        self.versions[uri] = 1
        item = lsp.TextDocumentItem(uri=uri, language_id=language, version=1, text=text)
        self.text_document_did_open(lsp.DidOpenTextDocumentParams(text_document=item))

    def change(self, uri: str, text: str) -> None:
        """Replaces the text of a document."""
        self.versions[uri] += 1
        self.diagnostics.pop(uri, None)
        self.text_document_did_change(
            lsp.DidChangeTextDocumentParams(
                text_document=lsp.VersionedTextDocumentIdentifier(uri=uri, version=self.versions[uri]),
                content_changes=[lsp.TextDocumentContentChangeWholeDocument(text=text)],
            )
        )

    def close(self, uri: str) -> None:
        """Closes a document."""
        document = lsp.TextDocumentIdentifier(uri=uri)
        self.text_document_did_close(lsp.DidCloseTextDocumentParams(text_document=document))

    async def findings(self, uri: str) -> list[Json]:
        """Returns the findings in a document, pushed or pulled as this editor prefers."""
        if self.capabilities.text_document.diagnostic is not None:
            return (await self.call("textDocument/diagnostic", {"textDocument": {"uri": uri}}))["items"]
        await self.until(lambda: uri in self.diagnostics, f"diagnostics of {uri}")
        return CONVERTER.unstructure(list(self.diagnostics[uri]))

    async def codes(self, uri: str) -> set[str]:
        """Returns the rules with findings in a document."""
        return {finding["code"] for finding in await self.findings(uri)}


@contextlib.asynccontextmanager
async def editor(server: Path, profile: str, folder: Path | None = None) -> AsyncIterator[Editor]:
    """Starts an editor and its server, shuts both down at the end, and fails if any message was invalid."""
    client = Editor()
    await client.start_io(str(server), "--stdio")
    try:
        folders = [lsp.WorkspaceFolder(uri=folder.as_uri(), name=folder.name)] if folder else None
        result = await client.initialize_session(
            lsp.InitializeParams(capabilities=client_capabilities(profile), workspace_folders=folders)
        )
        client.server_capabilities = CONVERTER.unstructure(result.capabilities)
        yield client
        await client.shutdown_session()
        assert not client.protocol.problems, "\n".join(client.protocol.problems[:20])
    finally:
        if client._server and client._server.returncode is None:
            # After a failure the server has not been shut down, and `stop` would wait forever.
            client._server.kill()
        await client.stop()
