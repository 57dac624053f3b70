import CladsPreview
import CladsProject
package import JSONSyntax
package import LanguageServerProtocol
import SourceText

/// `clads.preview.record`: records what is done in a preview as a test.
package enum PreviewRecordCommand: ServerCommand {
  package static let name = "clads.preview.record"

  private enum Action: String, CaseIterable {
    case start, expect, respond, undo, stop, cancel
  }

  /// Takes an `action`: `start`, `expect` (with `kind`, and `pointer` and `instance` of a node or the `path`
  /// of a state), `respond` (with `request` and `with`), `undo`, `stop` or `cancel`. `stop` returns the `uri`
  /// and the `text` of a test that is not there yet; the others return a snapshot.
  package static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let address = try await PreviewAddress(argument, in: context)
    guard let action = try argument.choice("action", Action.self) else {
      throw ResponseError(.invalidParams, "`action` is missing")
    }
    let change: RecordingChange
    switch action {
    case .start: change = .start
    case .undo: change = .undo
    case .cancel: change = .end
    case .stop: return try await stop(address, argument, in: context)
    case .respond:
      change = .respond(try argument.optional("request"), with: try argument.stateValue("with"))
    case .expect:
      let pointer: String? = try argument.optional("pointer")
      let kind = try argument.choice("kind", ExpectationKind.self)
      change = .expect(
        kind, pointer: pointer, instance: try argument.instance(), path: try argument.optional("path"))
    }
    return try await snapshot(in: context) {
      try await address.host.record(change, in: address.name, of: address.uri)
    }
  }

  private static func stop(
    _ address: PreviewAddress, _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let name: String? = try argument.optional("name")
    let text: String
    do throws(PreviewError) {
      text = try await address.host.endRecording(in: address.name, of: address.uri)
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
    let uri = await freeURI(of: address.uri, name, in: context)
    return LSPAny { json in
      json.member("uri", uri)
      json.member("text", text)
    }
  }

  /// Returns a name for a test of a document that no file has.
  private static func freeURI(
    of document: FileURI, _ name: String?, in context: WorkspaceContext
  ) async -> FileURI {
    let path = document.path
    let file = path.pathComponents.last ?? path
    let folder = path.dropLast(file.count)
    let names = TestLookup.newNames(ofDocumentNamed: file, about: name ?? "")
    for name in names {
      let uri = FileURI(path: folder + name)
      if await context.workspace.document(uri) == nil { return uri }
    }
    return FileURI(path: folder + (names.first ?? file + FileKind.testExtension))
  }
}
