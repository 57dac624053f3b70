package import LanguageServerProtocol

/// `textDocument/inlayHint`.
package enum InlayHintFeature: DocumentFeature {
  package typealias Request = InlayHintRequest

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("inlayHintProvider")
  }

  package static func respond(
    to params: InlayHintParams, in context: FeatureContext
  ) async throws(ResponseError) -> [InlayHint] {
    guard context.workspace.settings.inlayHints else { return [] }
    let positions = context.positions
    let texts = await context.document.inlayHints(in: positions.range(params.range))
    let ranges = positions.ranges(texts.map(\.string))
    return zip(texts, ranges).map { text, range in
      InlayHint(position: range.end, label: text.label, tooltip: text.tooltip)
    }
  }
}
