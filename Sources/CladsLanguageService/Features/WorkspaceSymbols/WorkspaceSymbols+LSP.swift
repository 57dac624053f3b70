package import LanguageServerProtocol

/// `workspace/symbol`.
package enum WorkspaceSymbolFeature: WorkspaceFeature {
  package typealias Request = WorkspaceSymbolRequest

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("workspaceSymbolProvider")
  }

  package static func respond(
    to params: WorkspaceSymbolParams, in context: WorkspaceContext
  ) async throws(ResponseError) -> [SymbolInformation] {
    WorkspaceSymbolSearch.find(
      params.query, in: await context.workspace.indexes(), encoding: context.encoding)
  }
}
