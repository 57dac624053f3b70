package import LanguageServerProtocol
import SourceText

/// `textDocument/hover`.
package enum HoverFeature: SwiftFeature {
  package typealias Request = HoverRequest

  package static func swiftSubject(of params: PositionParams) -> SwiftSubject {
    .document(at: params.position)
  }

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("hoverProvider")
  }

  package static func respond(
    to params: PositionParams, in context: FeatureContext
  ) async throws(ResponseError) -> Hover? {
    let positions = context.positions
    let offset = positions.offset(params.position)
    guard let content = await context.document.hover(at: offset, in: context.workspace.workspace) else {
      return nil
    }
    let markup: MarkupContent.Kind = context.client.hoverMarkdown ? .markdown : .plaintext
    return Hover(
      contents: MarkupContent(markup, content.text(markup)), range: positions.range(content.range))
  }
}
