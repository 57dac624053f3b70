public import LanguageServerProtocol

/// Something the server can do for an editor: one request, what it promises, and how it answers.
public protocol Feature: Sendable {
  /// The request it answers.
  associatedtype Request: LSPRequest
  /// Says what it can do, in the answer to `initialize`.
  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities)
}

extension Feature {
  /// A feature that belongs to another one, which speaks for both.
  public static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {}
}

/// A feature about one document.
public protocol DocumentFeature: Feature where Request.Params: TextDocumentParams {
  /// Answers; for a file that has nothing to do with us nobody asks.
  static func respond(
    to params: Request.Params, in context: FeatureContext
  ) async throws(ResponseError) -> Request.Result
}

/// A feature about the whole workspace, or about a document that its parameters name in their own way.
public protocol WorkspaceFeature: Feature {
  /// Whether requests are carried out one after the other, in the order in which they come: those that change
  /// something.
  static var isOrdered: Bool { get }
  /// Answers.
  static func respond(
    to params: Request.Params, in context: WorkspaceContext
  ) async throws(ResponseError) -> Request.Result
}

extension WorkspaceFeature {
  /// Questions are answered side by side.
  public static var isOrdered: Bool { false }
}
