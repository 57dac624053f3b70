public import LanguageServerProtocol

/// `workspace/symbol`.
public enum WorkspaceSymbolFeature: WorkspaceFeature {
  public typealias Request = WorkspaceSymbolRequest

  public static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("workspaceSymbolProvider")
  }

  public static func respond(
    to params: WorkspaceSymbolParams, in context: WorkspaceContext
  ) async throws(ResponseError) -> [SymbolInformation] {
    WorkspaceSymbolSearch.find(
      params.query, in: await context.workspace.indexes(), encoding: context.encoding)
  }
}
