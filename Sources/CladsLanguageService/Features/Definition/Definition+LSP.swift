import CladsAnalysis
public import LanguageServerProtocol
import SourceText

/// `textDocument/definition`.
public enum DefinitionFeature: DocumentFeature {
  /// The request it answers.
  public typealias Request = DefinitionRequest

  /// Says what it can do.
  public static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("definitionProvider")
  }

  /// Answers.
  public static func respond(
    to params: PositionParams, in context: FeatureContext
  ) async throws(ResponseError) -> Definition {
    let positions = context.positions
    let offset = positions.offset(params.position)
    guard
      let (origin, targets) = await DefinitionSearch.at(
        offset, in: context.document, context.workspace.workspace)
    else { return DefinitionRequest.nothing }
    let links = targets.map { target in
      let places = PositionMapper(target.document.file.source, encoding: context.workspace.encoding)
      return LocationLink(
        originSelectionRange: positions.range(origin), targetUri: target.document.uri,
        targetRange: places.range(target.range), targetSelectionRange: places.range(target.selection))
    }
    if context.client.definitionLinks { return .links(links) }
    return .locations(links.map { Location(uri: $0.targetUri, range: $0.targetSelectionRange) })
  }
}
