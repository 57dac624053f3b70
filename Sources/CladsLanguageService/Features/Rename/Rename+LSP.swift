public import LanguageServerProtocol
import JSONSyntax
import SourceText

/// `textDocument/rename`, and with it `textDocument/prepareRename`.
public enum RenameFeature: DocumentFeature {
  /// The request it answers.
  public typealias Request = RenameRequest

  /// Says what it can do.
  public static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    guard client.prepareRename else { return capabilities.provide("renameProvider") }
    capabilities.provide("renameProvider") { json in json.member("prepareProvider", true) }
  }

  /// Answers.
  public static func respond(
    to params: RenameParams, in context: FeatureContext
  ) async throws(ResponseError) -> WorkspaceEdit? {
    let positions = context.positions
    guard let renaming = try await Renaming.at(positions.offset(params.position), in: context.document) else {
      throw ResponseError(
        .requestFailed,
        "nothing that can be renamed stands here: point at the name of a style, an action, a data source or "
          + "a component")
    }
    let edits = try renaming.edits(to: params.newName)
    let ranges = positions.ranges(edits.map(\.range))
    let changes = zip(edits, ranges).map { LSPTextEdit(range: $1, newText: $0.newText) }
    return WorkspaceEdit(
      [TextDocumentEdit(uri: context.document.uri, version: context.document.version, edits: changes)],
      usesDocumentChanges: context.client.documentChanges)
  }
}

/// `textDocument/prepareRename`.
public enum PrepareRenameFeature: DocumentFeature {
  /// The request it answers.
  public typealias Request = PrepareRenameRequest

  /// Answers.
  public static func respond(
    to params: PositionParams, in context: FeatureContext
  ) async throws(ResponseError) -> PrepareRename? {
    let positions = context.positions
    guard let renaming = try await Renaming.at(positions.offset(params.position), in: context.document) else {
      return nil
    }
    return PrepareRename(range: positions.range(renaming.range), placeholder: renaming.name)
  }
}
