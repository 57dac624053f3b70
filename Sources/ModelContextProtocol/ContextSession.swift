import JSONSyntax
package import LanguageServerProtocol
import SourceText

/// A connection with a client: which revision it speaks, and what each message leads to.
///
/// The first request decides: `initialize` opens a connection with a handshake, a request that names its
/// revision one without; the other kind is then refused.
package struct ContextSession: Sendable {
  /// What a message leads to.
  package enum Reaction: Sendable {
    case nothing
    case send(OutgoingMessage)
    /// The message comes from work that may take long.
    case run(RequestID, @Sendable () async -> OutgoingMessage)
    /// The work for a request is no longer wanted, and has no response.
    case cancel(RequestID)
  }

  private enum Mode {
    case undecided, handshake, stateless
  }

  private let service: ContextService
  private var mode = Mode.undecided
  /// The revision of the handshake.
  private var revision = ProtocolRevision.november2025

  package init(_ service: ContextService) { self.service = service }

  /// Returns what a line leads to: a message, or in a revision with batches an array of messages.
  package mutating func reactions(to line: [UInt8]) -> [Reaction] {
    if mode == .handshake, revision.hasBatches {
      let tree = SyntaxTree.parse(line)
      let batch = tree.errors.isEmpty ? tree.root.array.map { Array($0.elements) } ?? [] : []
      if !batch.isEmpty {
        return batch.map { message in
          reaction(to: IncomingMessage(Array(line[message.range.start.utf8..<message.range.end.utf8])))
        }
      }
    }
    return [reaction(to: IncomingMessage(line))]
  }

  /// Returns what a message leads to.
  package mutating func reaction(to message: IncomingMessage) -> Reaction {
    switch message.content {
    case .malformed(let id, let error): return .send(.failure(id, error))
    case .response: return .nothing
    case .notification(let method):
      guard method == "notifications/cancelled", let id = message.params?.object?["requestId"],
        let id = try? RequestID(json: id)
      else { return .nothing }
      return .cancel(id)
    case .request(let id, let method):
      do throws(ResponseError) {
        return try reaction(to: id, method, message.params)
      } catch {
        return .send(.failure(id, error))
      }
    }
  }

  private mutating func reaction(
    to id: RequestID, _ method: String, _ params: SyntaxNode?
  ) throws(ResponseError) -> Reaction {
    let meta = params?.object?["_meta"]?.object
    let named = meta?[ProtocolRevision.requestKey]
    if method == "initialize" {
      guard mode != .stateless else {
        throw .unsupported(
          params?.object?["protocolVersion"]?.string?.value,
          "this connection has no handshake, because its first request had none")
      }
      return .send(.response(id, try initialize(params)))
    }
    guard mode != .handshake else {
      guard named == nil else {
        throw ResponseError(.invalidRequest, "this connection has started with `initialize`")
      }
      return try respond(to: id, method, params, revision)
    }
    guard let named else {
      guard mode == .stateless else {
        if method == "ping" { return .send(.response(id, ContextResult(revision, service) { _ in })) }
        throw ResponseError(
          .invalidRequest,
          "the first request is `initialize`, or has `\(ProtocolRevision.requestKey)` in `_meta`")
      }
      throw ResponseError(.invalidParams, "`_meta` needs `\(ProtocolRevision.requestKey)`")
    }
    guard let text = named.string?.value else {
      throw ResponseError(.invalidParams, "`\(ProtocolRevision.requestKey)` must be a string")
    }
    guard meta?[ProtocolRevision.capabilitiesKey]?.kind == .object else {
      throw ResponseError(.invalidParams, "`_meta` needs `\(ProtocolRevision.capabilitiesKey)`, an object")
    }
    guard let revision = ProtocolRevision(rawValue: text), revision.isStateless else {
      // A client that knows none of the others may still start with `initialize`.
      throw .unsupported(
        text, "requests with a revision must have one of those that the server speaks",
        mode == .undecided ? ProtocolRevision.allCases : ProtocolRevision.stateless)
    }
    mode = .stateless
    return try respond(to: id, method, params, revision)
  }

  private mutating func initialize(_ params: SyntaxNode?) throws(ResponseError) -> ContextResult {
    let requested: String
    do throws(InvalidParams) {
      guard let params else { throw InvalidParams("`protocolVersion` is missing") }
      requested = try params.member("protocolVersion")
    } catch {
      throw ResponseError(.invalidParams, error.message)
    }
    mode = .handshake
    revision = .negotiated(requested)
    return ContextResult(revision, service) { [service, revision] json in
      json.member("protocolVersion", revision)
      json.member("serverInfo", object: service.writeInfo)
      service.writeCapabilities(to: &json)
    }
  }

  private func respond(
    to id: RequestID, _ method: String, _ params: SyntaxNode?, _ revision: ProtocolRevision
  ) throws(ResponseError) -> Reaction {
    let service = service
    func result(cached: Bool = true, _ body: @escaping @Sendable (inout JSONWriter) -> Void) -> Reaction {
      .send(.response(id, ContextResult(revision, service, isCacheable: cached, body)))
    }
    switch method {
    case "ping" where !revision.isStateless: return result(cached: false) { _ in }
    case "server/discover" where revision.isStateless:
      return result { json in
        json.member("supportedVersions", ProtocolRevision.stateless)
        service.writeCapabilities(to: &json)
      }
    case "tools/list": return result { $0.member("tools", service.tools) }
    case "prompts/list": return result { $0.member("prompts", service.prompts) }
    case "resources/list": return result { $0.member("resources", service.resources) }
    case "resources/templates/list": return result { $0.member("resourceTemplates", [ContextResource]()) }
    case "prompts/get":
      let (prompt, values) = try prompt(params)
      let text = service.prompt(prompt, values)
      return result(cached: false) { json in
        json.member("description", prompt.documentation)
        json.name("messages")
        json.array { json in
          json.object { json in
            json.member("role", "user")
            json.member("content") { json in
              json.member("type", "text")
              json.member("text", text)
            }
          }
        }
      }
    case "resources/read":
      let uri = params?.object?["uri"]?.string?.value ?? ""
      guard let resource = service.resources.first(where: { $0.uri == uri }) else {
        throw ResponseError(
          .invalidParams, "there is no resource `\(uri)`; `resources/list` has all of them")
      }
      return .run(id) {
        do throws(ContextError) {
          let text = try await service.read(resource)
          return .response(
            id,
            ContextResult(revision, service, isCacheable: true) { json in
              json.name("contents")
              json.array { json in
                json.object { json in
                  json.member("uri", uri)
                  json.member("mimeType", resource.mimeType)
                  json.member("text", text)
                }
              }
            })
        } catch {
          return .failure(id, ResponseError(.internalError, error.message))
        }
      }
    case "tools/call":
      let name = params?.object?["name"]?.string?.value ?? ""
      guard service.tools.contains(where: { $0.name == name }) else {
        let names = service.tools.map { "`\($0.name)`" }.joined(separator: ", ")
        throw ResponseError(.invalidParams, "there is no tool `\(name)`; there are \(names)")
      }
      let arguments = params?.object?["arguments"]
      return .run(id) {
        let answer: ContextAnswer
        do throws(ContextError) {
          answer = try await service.call(name, arguments)
        } catch {
          // The model can correct its arguments, so this is a result and not an error.
          answer = ContextAnswer(error.message, isError: true)
        }
        return .response(id, ContextResult(revision, service) { answer.encodeMembers(to: &$0) })
      }
    default: throw ResponseError(.methodNotFound, "there is no method `\(method)`")
    }
  }

  private func prompt(_ params: SyntaxNode?) throws(ResponseError) -> (ContextPrompt, [String: String]) {
    let name = params?.object?["name"]?.string?.value ?? ""
    guard let prompt = service.prompts.first(where: { $0.name == name }) else {
      throw ResponseError(.invalidParams, "there is no prompt `\(name)`")
    }
    let given = params?.object?["arguments"]?.object
    var values: [String: String] = [:]
    for argument in prompt.arguments {
      values[argument.name] = given?[argument.name]?.string?.value
      if argument.isRequired, values[argument.name] == nil {
        throw ResponseError(.invalidParams, "the prompt `\(name)` needs `\(argument.name)`")
      }
    }
    return (prompt, values)
  }
}

/// A result with the members that its revision asks for.
struct ContextResult: JSONEncodable {
  private let revision: ProtocolRevision
  private let service: ContextService
  private let isCacheable: Bool
  private let body: @Sendable (inout JSONWriter) -> Void

  init(
    _ revision: ProtocolRevision, _ service: ContextService, isCacheable: Bool = false,
    _ body: @escaping @Sendable (inout JSONWriter) -> Void
  ) {
    self.revision = revision
    self.service = service
    self.isCacheable = isCacheable
    self.body = body
  }

  func encode(to json: inout JSONWriter) {
    json.object { json in
      body(&json)
      guard revision.isStateless else { return }
      json.member("resultType", "complete")
      if isCacheable {
        // What is listed follows files, and is only for this client.
        json.member("ttlMs", 0)
        json.member("cacheScope", "private")
      }
      json.member("_meta") { $0.member(ProtocolRevision.serverInfoKey, object: service.writeInfo) }
    }
  }
}

extension ContextService {
  fileprivate func writeInfo(to json: inout JSONWriter) {
    json.member("name", name)
    json.member("version", version)
  }

  fileprivate func writeCapabilities(to json: inout JSONWriter) {
    json.member("capabilities") { json in
      for name in ["tools", "resources", "prompts"] { json.member(name) { _ in } }
    }
    json.member("instructions", instructions)
  }
}

extension ResponseError {
  /// The error for a revision that is not spoken.
  fileprivate static func unsupported(
    _ requested: String?, _ message: String, _ supported: [ProtocolRevision] = ProtocolRevision.stateless
  ) -> ResponseError {
    ResponseError(
      .unsupportedProtocolVersion, message,
      data: LSPAny { json in
        json.member("supported", supported)
        json.member("requested", requested ?? "")
      })
  }
}
