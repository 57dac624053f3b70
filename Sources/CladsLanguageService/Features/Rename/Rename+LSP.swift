import CladsAnalysis
import CladsProject
import JSONSyntax
package import LanguageServerProtocol
import SourceText

/// `textDocument/rename`; also advertises `textDocument/prepareRename`.
package enum RenameFeature: DocumentFeature {
  package typealias Request = RenameRequest

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    guard client.prepareRename else { return capabilities.provide("renameProvider") }
    capabilities.provide("renameProvider") { json in json.member("prepareProvider", true) }
  }

  package static func respond(
    to params: RenameParams, in context: FeatureContext
  ) async throws(ResponseError) -> WorkspaceEdit? {
    let positions = context.positions
    guard let renaming = try await context.document.renaming(at: positions.offset(params.position)) else {
      throw ResponseError(
        .requestFailed,
        "there is no name to rename here; place the cursor on the name of a style, an action, a data source, "
          + "a component or a key of the state, or of what clads.json declares")
    }
    let (encoding, workspace) = (context.workspace.encoding, context.workspace.workspace)
    var changes: [TextDocumentEdit] = []
    for (file, edits) in try await renaming.allEdits(to: params.newName, workspace) {
      if file.uri != context.document.uri, !workspace.mayChange(file.uri, with: context.document.uri) {
        if file.kind == .sample {
          context.workspace.showMessage(
            "The sample file `\(file.uri.path)` is not changed, because a link leads out of the workspace to "
              + "it.")
          continue
        }
        throw ResponseError(
          .requestFailed,
          "`\(file.uri.path)` also uses the name and cannot be changed, because a link leads out of the "
            + "workspace to it")
      }
      changes.append(change(file, edits, encoding))
    }
    if let warning = renaming.warning { context.workspace.showMessage(warning) }
    return WorkspaceEdit(changes, usesDocumentChanges: context.client.documentChanges)
  }

  private static func change(
    _ document: DocumentSnapshot, _ edits: [TextEdit], _ encoding: PositionEncoding
  ) -> TextDocumentEdit {
    let ranges = PositionMapper(document.file.source, encoding: encoding).ranges(edits.map(\.range))
    return TextDocumentEdit(
      uri: document.uri, version: document.version,
      edits: zip(edits, ranges).map { LSPTextEdit(range: $1, newText: $0.newText) })
  }
}

/// `textDocument/prepareRename`.
package enum PrepareRenameFeature: DocumentFeature {
  package typealias Request = PrepareRenameRequest

  package static func respond(
    to params: PositionParams, in context: FeatureContext
  ) async throws(ResponseError) -> PrepareRename? {
    let positions = context.positions
    guard let renaming = try await context.document.renaming(at: positions.offset(params.position)) else {
      return nil
    }
    // A client takes the name from the range; only a name that is written in another way is sent as well.
    let written = context.document.file.source.text(in: renaming.range)
    return PrepareRename(
      range: positions.range(renaming.range), placeholder: written == renaming.name ? nil : renaming.name)
  }
}
