import JSONSyntax
package import LanguageServerProtocol

/// `textDocument/documentLink`.
package enum DocumentLinkFeature: DocumentFeature {
  package typealias Request = DocumentLinkRequest

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("documentLinkProvider") { json in json.member("resolveProvider", false) }
  }

  package static func respond(
    to params: DocumentParams, in context: FeatureContext
  ) async throws(ResponseError) -> [DocumentLink] {
    let links = await context.document.links()
    return zip(links, context.positions.ranges(links.map(\.range))).map { link, range in
      DocumentLink(range: range, target: link.target)
    }
  }
}
