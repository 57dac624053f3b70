public import LanguageServerProtocol
import SourceText

/// `textDocument/hover`.
public enum HoverFeature: SwiftFeature {
  public typealias Request = HoverRequest

  public static func swiftSubject(of params: PositionParams) -> SwiftSubject {
    .document(at: params.position)
  }

  public static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("hoverProvider")
  }

  public static func respond(
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
