package import LanguageServerProtocol
import SourceText

/// `textDocument/documentHighlight`.
package enum DocumentHighlightFeature: SwiftFeature {
  package typealias Request = DocumentHighlightRequest

  package static func swiftSubject(of params: PositionParams) -> SwiftSubject {
    .document(at: params.position)
  }

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("documentHighlightProvider")
  }

  package static func respond(
    to params: PositionParams, in context: FeatureContext
  ) async throws(ResponseError) -> [DocumentHighlight] {
    let positions = context.positions
    let offset = positions.offset(params.position)
    guard let names = await DocumentNames.around(offset, in: context.document),
      let mention = names.mention(at: offset)
    else { return [] }
    let found = names.mentions(of: mention.referent)
    return zip(found, positions.ranges(found.map(\.range))).map { mention, range in
      DocumentHighlight(range: range, kind: mention.isWrite ? .write : .read)
    }
  }
}
