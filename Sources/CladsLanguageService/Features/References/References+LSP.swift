public import LanguageServerProtocol
import SourceText

/// `textDocument/references`.
public enum ReferencesFeature: SwiftFeature {
  public typealias Request = ReferencesRequest

  public static func swiftSubject(of params: ReferenceParams) -> SwiftSubject {
    .document(at: params.position)
  }

  public static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("referencesProvider")
  }

  public static func respond(
    to params: ReferenceParams, in context: FeatureContext
  ) async throws(ResponseError) -> [Location] {
    await context.document.references(
      at: context.positions.offset(params.position), in: context.workspace.workspace,
      includingDeclaration: params.includeDeclaration, encoding: context.workspace.encoding)
  }
}
