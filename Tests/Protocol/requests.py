"""The requests of an editor: which capability each needs, and its parameters."""

from collections.abc import Callable
from typing import Any, NamedTuple

Json = Any


class Request(NamedTuple):
    """A request that a server may support."""

    method: str
    capability: str
    """The path of the server capability for it."""
    params: Callable[[str, Json], Json]
    """The parameters for a document and a position."""


def _document(uri: str, _: Json) -> Json:
    return {"textDocument": {"uri": uri}}


def _position(uri: str, position: Json) -> Json:
    return {"textDocument": {"uri": uri}, "position": position}


def _range(uri: str, position: Json) -> Json:
    return {"textDocument": {"uri": uri}, "range": {"start": {"line": 0, "character": 0}, "end": position}}


def _with(make: Callable[[str, Json], Json], **more: Json) -> Callable[[str, Json], Json]:
    return lambda uri, position: make(uri, position) | more


OPTIONS = {"tabSize": 2, "insertSpaces": True}
RED = {"red": 1, "green": 0, "blue": 0, "alpha": 1}

REQUESTS = [
    Request("textDocument/codeAction", "codeActionProvider", _with(_range, context={"diagnostics": []})),
    Request("textDocument/codeLens", "codeLensProvider", _document),
    Request("textDocument/colorPresentation", "colorProvider", _with(_range, color=RED)),
    Request("textDocument/completion", "completionProvider", _position),
    Request("textDocument/declaration", "declarationProvider", _position),
    Request("textDocument/definition", "definitionProvider", _position),
    Request("textDocument/diagnostic", "diagnosticProvider", _document),
    Request("textDocument/documentColor", "colorProvider", _document),
    Request("textDocument/documentHighlight", "documentHighlightProvider", _position),
    Request("textDocument/documentLink", "documentLinkProvider", _document),
    Request("textDocument/documentSymbol", "documentSymbolProvider", _document),
    Request("textDocument/foldingRange", "foldingRangeProvider", _document),
    Request("textDocument/formatting", "documentFormattingProvider", _with(_document, options=OPTIONS)),
    Request("textDocument/hover", "hoverProvider", _position),
    Request("textDocument/implementation", "implementationProvider", _position),
    Request("textDocument/inlayHint", "inlayHintProvider", _range),
    Request("textDocument/linkedEditingRange", "linkedEditingRangeProvider", _position),
    Request(
        "textDocument/onTypeFormatting",
        "documentOnTypeFormattingProvider",
        _with(_position, ch="\n", options=OPTIONS),
    ),
    Request("textDocument/prepareCallHierarchy", "callHierarchyProvider", _position),
    Request("textDocument/prepareRename", "renameProvider.prepareProvider", _position),
    Request("textDocument/prepareTypeHierarchy", "typeHierarchyProvider", _position),
    Request(
        "textDocument/rangeFormatting", "documentRangeFormattingProvider", _with(_range, options=OPTIONS)
    ),
    Request(
        "textDocument/references",
        "referencesProvider",
        _with(_position, context={"includeDeclaration": True}),
    ),
    Request("textDocument/rename", "renameProvider", _with(_position, newName="another")),
    Request(
        "textDocument/selectionRange",
        "selectionRangeProvider",
        lambda uri, position: {"textDocument": {"uri": uri}, "positions": [position]},
    ),
    Request("textDocument/semanticTokens/full", "semanticTokensProvider.full", _document),
    Request(
        "textDocument/semanticTokens/full/delta",
        "semanticTokensProvider.full.delta",
        _with(_document, previousResultId="none"),
    ),
    Request("textDocument/semanticTokens/range", "semanticTokensProvider.range", _range),
    Request("textDocument/signatureHelp", "signatureHelpProvider", _position),
    Request("textDocument/typeDefinition", "typeDefinitionProvider", _position),
    Request("workspace/symbol", "workspaceSymbolProvider", lambda *_: {"query": ""}),
    Request(
        "workspace/diagnostic",
        "diagnosticProvider.workspaceDiagnostics",
        lambda *_: {"previousResultIds": []},
    ),
]

MAY_REFUSE = {"textDocument/rename", "textDocument/prepareRename"}
"""The requests that may fail, because nothing at that position can be renamed."""

RESOLVES = {
    "textDocument/codeAction": ("codeAction/resolve", "codeActionProvider.resolveProvider"),
    "textDocument/codeLens": ("codeLens/resolve", "codeLensProvider.resolveProvider"),
    "textDocument/completion": ("completionItem/resolve", "completionProvider.resolveProvider"),
    "textDocument/documentLink": ("documentLink/resolve", "documentLinkProvider.resolveProvider"),
    "textDocument/inlayHint": ("inlayHint/resolve", "inlayHintProvider.resolveProvider"),
    "workspace/symbol": ("workspaceSymbol/resolve", "workspaceSymbolProvider.resolveProvider"),
}
"""The requests that resolve an item of another response, and their server capability."""

HIERARCHIES = {
    "textDocument/prepareCallHierarchy": ("callHierarchy/incomingCalls", "callHierarchy/outgoingCalls"),
    "textDocument/prepareTypeHierarchy": ("typeHierarchy/supertypes", "typeHierarchy/subtypes"),
}
"""The requests that take an item of a hierarchy."""


def offers(capabilities: Json, path: str) -> bool:
    """Returns whether the server capabilities have a value at a path."""
    value = capabilities
    for key in path.split("."):
        if not isinstance(value, dict) or key not in value:
            return False
        value = value[key]
    return value is not None and value is not False
