package import LanguageServerProtocol
import SourceText

/// `textDocument/references`.
package enum ReferencesFeature: SwiftFeature {
  package typealias Request = ReferencesRequest

  package static func swiftSubject(of params: ReferenceParams) -> SwiftSubject {
    .document(at: params.position)
  }

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("referencesProvider")
  }

  package static func respond(
    to params: ReferenceParams, in context: FeatureContext
  ) async throws(ResponseError) -> [Location] {
    await context.document.references(
      at: context.positions.offset(params.position), in: context.workspace.workspace,
      includingDeclaration: params.includeDeclaration, encoding: context.workspace.encoding)
  }
}
