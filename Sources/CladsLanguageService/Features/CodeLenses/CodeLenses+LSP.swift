import CladsCheck
import CladsProject
import JSONSyntax
package import LanguageServerProtocol
import SourceText

/// `textDocument/codeLens`.
package enum CodeLensFeature: DocumentFeature {
  package typealias Request = CodeLensRequest

  /// The client command that shows a list of locations; it takes a URI, a position and the locations.
  package static let showReferences = "clads.showReferences"

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("codeLensProvider") { json in json.member("resolveProvider", false) }
  }

  package static func respond(
    to params: DocumentParams, in context: FeatureContext
  ) async throws(ResponseError) -> [CodeLens] {
    let tests = await TestLenses.all(in: context)
    guard context.workspace.settings.referenceLenses else { return tests }
    let counts = await context.document.codeLenses()
    let positions = context.positions
    let isClickable = context.client.clientCommands.contains(showReferences)
    let uri = context.document.uri
    return await tests + clientLenses(context)
      + zip(counts, positions.ranges(counts.map(\.declaration))).map { count, range in
        guard isClickable, !count.references.isEmpty else {
          return CodeLens(range: range, command: Command(title: count.title, command: ""))
        }
        let locations = positions.ranges(count.references).map { Location(uri: uri, range: $0) }
        return CodeLens(
          range: range,
          command: Command(
            title: count.title, command: showReferences,
            arguments: [LSPAny(uri), LSPAny(range.start), LSPAny(locations)]))
      }
  }

  /// The versions of the app that the document may be sent to, at its start.
  private static func clientLenses(_ context: FeatureContext) async -> [CodeLens] {
    let document = context.document
    guard document.context.kind == .document, !document.project.clients.isEmpty else { return [] }
    let requirement = document.context.clientRequirement(
      await document.analyses(), await document.diagnostics())
    guard let requirement, let range = context.positions.ranges([TextRange(utf8: 0, 1)]).first else {
      return []
    }
    return [CodeLens(range: range, command: Command(title: "for \(requirement.summary)", command: ""))]
  }
}
