package import LanguageServerProtocol
package import SourceText

/// A feature of the server: the request it handles, the capability it advertises, and its handler.
package protocol Feature: Sendable {
  /// The request it handles.
  associatedtype Request: LSPRequest
  /// Adds the capabilities of the feature to the result of `initialize`.
  static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities)
}

extension Feature {
  /// Advertises no capability: the default for a feature whose capability another one provides.
  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {}
}

/// A feature about one document.
package protocol DocumentFeature: Feature where Request.Params: TextDocumentParams {
  /// Handles the request. The server only calls this for files that it checks.
  static func respond(
    to params: Request.Params, in context: FeatureContext
  ) async throws(ResponseError) -> Request.Result
}

/// A feature that also serves the documents in string literals of Swift files. All others leave Swift files
/// to the language server for Swift.
package protocol SwiftFeature: DocumentFeature {
  /// Returns what a request about a Swift file is about.
  static func swiftSubject(of params: Request.Params) -> SwiftSubject
  /// Adds what is registered for Swift files; as a rule what the feature offers for all documents.
  static func advertiseForSwift(in capabilities: inout ServerCapabilities, to client: ClientCapabilities)
}

extension SwiftFeature {
  package static func advertiseForSwift(
    in capabilities: inout ServerCapabilities, to client: ClientCapabilities
  ) {
    advertise(in: &capabilities, to: client)
  }
}

/// A feature about the whole workspace, or one whose parameters identify documents in some other way.
package protocol WorkspaceFeature: Feature {
  /// Whether requests about the same document run one at a time, in the order of their arrival, because they
  /// change something.
  static var isOrdered: Bool { get }
  /// Returns the document that a request is about, or `nil` if it is about the workspace.
  static func subject(of params: Request.Params) -> FileURI?
  /// Handles the request.
  static func respond(
    to params: Request.Params, in context: WorkspaceContext
  ) async throws(ResponseError) -> Request.Result
}

extension WorkspaceFeature {
  /// Requests that only read run concurrently.
  package static var isOrdered: Bool { false }

  package static func subject(of params: Request.Params) -> FileURI? { nil }
}
