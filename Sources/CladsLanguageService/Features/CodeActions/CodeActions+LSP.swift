import Diagnostics
package import LanguageServerProtocol
import SourceText

/// `textDocument/codeAction`.
package enum CodeActionFeature: SwiftFeature {
  package typealias Request = CodeActionRequest

  package static func swiftSubject(of params: CodeActionParams) -> SwiftSubject {
    .document(at: params.range.start)
  }

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    guard client.codeActionLiterals else { return }
    capabilities.provide("codeActionProvider") { json in
      json.member("codeActionKinds", CodeAction.Kind.allCases.map(\.rawValue))
    }
  }

  package static func respond(
    to params: CodeActionParams, in context: FeatureContext
  ) async throws(ResponseError) -> [LSPCodeAction] {
    let range = context.positions.range(params.range)
    var result: [LSPCodeAction] = []
    var actions = await context.document.codeActions(in: range, wanted: params.only)
    if CodeAction.Kind.quickFix.isWanted(params.only) {
      // Quick fixes come before refactorings.
      let index = actions.firstIndex { $0.kind != .quickFix } ?? actions.endIndex
      actions.insert(contentsOf: await DescribeInProject.actions(in: range, context), at: index)
    }
    for action in actions {
      guard let edit = await context.workspaceEdit(action.edits, otherFiles: action.otherFiles) else {
        continue
      }
      let diagnostics = action.diagnostic.map { shown($0, in: params, context) } ?? []
      result.append(
        LSPCodeAction(
          title: action.title, kind: action.kind.rawValue, diagnostics: diagnostics,
          isPreferred: action.isPreferred && context.client.preferredCodeActions, edit: edit))
    }
    return result
  }

  /// Returns the diagnostics of the client that correspond to a finding.
  private static func shown(
    _ diagnostic: Diagnostic, in params: CodeActionParams, _ context: FeatureContext
  ) -> [LSPAny] {
    let range = context.positions.range(diagnostic.range)
    return params.diagnostics.filter { $0.code == diagnostic.id.rawValue && $0.range == range }.map(\.json)
  }
}

extension FeatureContext {
  /// Returns edits to the document and to other files, which are given by path; `nil` when one of those files
  /// cannot be read or must not be changed.
  func workspaceEdit(
    _ edits: [TextEdit], otherFiles: [String: [TextEdit]] = [:]
  ) async -> WorkspaceEdit? {
    let sorted = edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    var changes: [TextDocumentEdit] = []
    if !sorted.isEmpty {
      guard let own = positions.edits(sorted) else { return nil }
      changes.append(TextDocumentEdit(uri: document.uri, version: document.version, edits: own))
    }
    for path in otherFiles.keys.sorted() {
      let uri = FileURI(path: FilePath.resolved(path, besides: document.projectPath ?? ""))
      guard workspace.workspace.mayChange(uri, with: document.uri),
        let other = await workspace.workspace.document(uri), let edits = otherFiles[path]
      else {
        return nil
      }
      let context = FeatureContext(document: other, workspace: workspace)
      changes.append(
        TextDocumentEdit(uri: uri, version: other.version, edits: context.protocolEdits(edits)))
    }
    return WorkspaceEdit(changes, usesDocumentChanges: client.documentChanges)
  }
}
