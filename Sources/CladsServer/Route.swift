package import CladsLanguageService
import CladsProject
package import JSONSyntax
package import LanguageServerProtocol
package import SourceText

/// The decoding and handling of one request method.
package struct Route: Sendable {
  /// A request whose parameters have been read.
  package enum Prepared: Sendable {
    /// A request about a document, with the response for a file that is not checked, and the handler for
    /// others.
    case document(FileURI, empty: OutgoingMessage, @Sendable (FeatureContext) async -> OutgoingMessage)
    /// A request about the workspace, or about a document that its parameters name in their own way; ordered
    /// ones about the same document run one at a time.
    case workspace(FileURI?, isOrdered: Bool, @Sendable (WorkspaceContext) async -> OutgoingMessage)
  }

  /// Reads the parameters of a request.
  package let prepare: @Sendable (RequestID, SyntaxNode) throws(InvalidParams) -> Prepared

  private init<F: DocumentFeature>(document feature: F.Type) {
    prepare = { (id, params) throws(InvalidParams) in
      let params = try F.Request.Params(json: params)
      return .document(params.textDocument.uri, empty: .response(id, F.Request.emptyResult)) { context in
        if context.document.kind == .swift { return .response(id, F.Request.emptyResult) }
        return await Self.message(id) { () async throws(ResponseError) in
          try await F.respond(to: params, in: context)
        }
      }
    }
  }

  private init<F: SwiftFeature>(swift feature: F.Type) {
    prepare = { (id, params) throws(InvalidParams) in
      let params = try F.Request.Params(json: params)
      return .document(params.textDocument.uri, empty: .response(id, F.Request.emptyResult)) { context in
        var context = context
        if context.document.kind == .swift, case .document(let position) = F.swiftSubject(of: params) {
          let offset = context.positions.offset(position)
          // Trigger characters of other languages arrive here as well.
          guard let document = context.document.embedded(at: offset) else { return .response(id, LSPNull()) }
          context = FeatureContext(document: document, workspace: context.workspace)
        }
        return await Self.message(id) { [context] () async throws(ResponseError) in
          try await F.respond(to: params, in: context)
        }
      }
    }
  }

  private init<F: WorkspaceFeature>(workspace feature: F.Type) {
    prepare = { (id, params) throws(InvalidParams) in
      let params = try F.Request.Params(json: params)
      return .workspace(F.subject(of: params), isOrdered: F.isOrdered) { context in
        await Self.message(id) { () async throws(ResponseError) in
          try await F.respond(to: params, in: context)
        }
      }
    }
  }

  private static func message<R: JSONEncodable>(
    _ id: RequestID, _ respond: () async throws(ResponseError) -> R
  ) async -> OutgoingMessage {
    do {
      return .response(id, try await respond())
    } catch {
      return .failure(id, error)
    }
  }

  /// Every route, by method.
  package static let all: [String: Route] = {
    var routes: [String: Route] = [:]
    func add<F: DocumentFeature>(_ feature: F.Type) { routes[F.Request.method] = Route(document: feature) }
    func add<F: SwiftFeature>(swift feature: F.Type) { routes[F.Request.method] = Route(swift: feature) }
    func add<F: WorkspaceFeature>(_ feature: F.Type) { routes[F.Request.method] = Route(workspace: feature) }
    for feature in FeatureTable.documents {
      if let feature = feature as? any SwiftFeature.Type { add(swift: feature) } else { add(feature) }
    }
    for feature in FeatureTable.workspaces { add(feature) }
    return routes
  }()

  /// Returns the capabilities of the server, as the features advertise them.
  static func capabilities(for client: ClientCapabilities) -> ServerCapabilities {
    var capabilities = ServerCapabilities()
    func advertise<F: Feature>(_ feature: F.Type) { F.advertise(in: &capabilities, to: client) }
    for feature in FeatureTable.documents { advertise(feature) }
    for feature in FeatureTable.workspaces { advertise(feature) }
    return capabilities
  }

  /// The capabilities for Swift files, which are registered apart from the others, each with its method.
  static func swiftCapabilities(for client: ClientCapabilities) -> [(method: String, ServerCapabilities)] {
    func advertised<F: SwiftFeature>(_ feature: F.Type) -> (String, ServerCapabilities) {
      var capabilities = ServerCapabilities()
      F.advertiseForSwift(in: &capabilities, to: client)
      return (F.Request.method, capabilities)
    }
    return FeatureTable.documents.compactMap { $0 as? any SwiftFeature.Type }.map { advertised($0) }
  }
}
