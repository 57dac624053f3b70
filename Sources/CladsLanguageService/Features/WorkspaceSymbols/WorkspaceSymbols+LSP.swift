public import LanguageServerProtocol

/// `workspace/symbol`.
public enum WorkspaceSymbolFeature: WorkspaceFeature {
  /// The request it answers.
  public typealias Request = WorkspaceSymbolRequest

  /// Says what it can do.
  public static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("workspaceSymbolProvider")
  }

  /// Answers.
  public static func respond(
    to params: WorkspaceSymbolParams, in context: WorkspaceContext
  ) async throws(ResponseError) -> [SymbolInformation] {
    WorkspaceSymbolSearch.find(
      params.query, in: await context.workspace.indexes(), encoding: context.encoding)
  }
}
