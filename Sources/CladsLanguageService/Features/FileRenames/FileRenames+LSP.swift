import CladsAnalysis
import CladsProject
package import JSONSyntax
package import LanguageServerProtocol
import SourceText

/// `workspace/willRenameFiles`.
package enum FileRenameFeature: WorkspaceFeature {
  package typealias Request = WillRenameFilesRequest

  /// Writes the member `fileOperations` of the server capability `workspace`, if the client sends the
  /// messages.
  package static func writeOperations(for client: ClientCapabilities, to json: inout JSONWriter) {
    let operations = ["willRename", "didRename"].filter { client.fileOperations.contains($0) }
    if operations.isEmpty { return }
    json.member(
      "fileOperations",
      object: { json in
        for operation in operations {
          json.member(operation, object: { $0.member("filters", filters) })
        }
      })
  }

  /// Documents, token files and samples, and folders with any of them.
  private static let filters = [
    FileOperationFilter(glob: "**/*.{json,jsonc,clads}", matches: "file"),
    FileOperationFilter(glob: "**", matches: "folder"),
  ]

  package static func respond(
    to params: RenameFilesParams, in context: WorkspaceContext
  ) async throws(ResponseError) -> WorkspaceEdit? {
    guard let first = params.files.first else { return nil }
    let workspace = context.workspace
    let renames = await FileRenames(params.files, in: workspace)
    let changes = renames.edits.filter { workspace.mayChange($0.file.uri, with: first.old) }.map {
      file, edits in
      let ranges = PositionMapper(file.file.source, encoding: context.encoding).ranges(edits.map(\.range))
      return TextDocumentEdit(
        uri: file.uri, version: file.version,
        edits: zip(edits, ranges).map { LSPTextEdit(range: $1, newText: $0.newText) })
    }
    let samples = renames.samples.filter { workspace.mayChange($0.old, with: first.old) }
    if !samples.isEmpty, !context.client.renamesFiles {
      let names = samples.map { "`\($0.old.name)`" }.joined(separator: ", ")
      let areSamples = samples.allSatisfy { $0.old.path.hasSuffix(FileKind.sampleExtension) }
      let noun = (areSamples ? "the sample" : "the file") + (samples.count == 1 ? "" : "s")
      context.showMessage("Rename \(noun) \(names) as well.")
    }
    let moves = context.client.renamesFiles ? samples : []
    if changes.isEmpty, moves.isEmpty { return nil }
    return WorkspaceEdit(changes, renames: moves, usesDocumentChanges: context.client.documentChanges)
  }
}
