import Diagnostics
package import LanguageServerProtocol

/// `textDocument/signatureHelp`.
package enum SignatureHelpFeature: DocumentFeature {
  package typealias Request = SignatureHelpRequest

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("signatureHelpProvider") { json in json.member("triggerCharacters", ["("]) }
  }

  package static func respond(
    to params: PositionParams, in context: FeatureContext
  ) async throws(ResponseError) -> SignatureHelp? {
    let offset = context.positions.offset(params.position)
    guard let call = context.document.signatureHelp(at: offset) else { return nil }
    let markup: MarkupContent.Kind = context.client.signatureMarkdown ? .markdown : .plaintext
    return SignatureHelp(
      label: call.label,
      documentation: MarkupContent(
        markup, markup == .markdown ? call.documentation : Markdown.plain(call.documentation)),
      parameters: call.parameters, activeParameter: 0, usesOffsets: context.client.signatureOffsets)
  }
}
