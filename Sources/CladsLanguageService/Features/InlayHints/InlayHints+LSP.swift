public import LanguageServerProtocol

/// `textDocument/inlayHint`.
public enum InlayHintFeature: DocumentFeature {
  /// The request it answers.
  public typealias Request = InlayHintRequest

  /// Says what it can do.
  public static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("inlayHintProvider")
  }

  /// Answers.
  public static func respond(
    to params: InlayHintParams, in context: FeatureContext
  ) async throws(ResponseError) -> [InlayHint] {
    guard context.workspace.settings.inlayHints else { return [] }
    let positions = context.positions
    let texts = await ShownText.all(in: positions.range(params.range), of: context.document)
    let places = positions.ranges(texts.map(\.string))
    return zip(texts, places).map { text, place in
      InlayHint(position: place.end, label: text.label, tooltip: text.tooltip)
    }
  }
}
