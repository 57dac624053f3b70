import CladsAnalysis
package import LanguageServerProtocol
import SourceText

/// `textDocument/definition`.
package enum DefinitionFeature: SwiftFeature {
  package typealias Request = DefinitionRequest

  package static func swiftSubject(of params: PositionParams) -> SwiftSubject {
    .document(at: params.position)
  }

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("definitionProvider")
  }

  package static func respond(
    to params: PositionParams, in context: FeatureContext
  ) async throws(ResponseError) -> Definition {
    let positions = context.positions
    let offset = positions.offset(params.position)
    guard
      let (origin, targets) = await context.document.definitions(at: offset, in: context.workspace.workspace)
    else { return DefinitionRequest.emptyResult }
    let links = targets.map { target in
      let targetPositions = PositionMapper(target.document.file.source, encoding: context.workspace.encoding)
      return LocationLink(
        originSelectionRange: positions.range(origin), targetUri: target.document.uri,
        targetRange: targetPositions.range(target.range),
        targetSelectionRange: targetPositions.range(target.selection))
    }
    if context.client.definitionLinks { return .links(links) }
    return .locations(links.map { Location(uri: $0.targetUri, range: $0.targetSelectionRange) })
  }
}
