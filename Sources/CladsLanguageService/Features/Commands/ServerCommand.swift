public import JSONSyntax
public import LanguageServerProtocol

/// A command that clients can run on the server; it takes one object.
public protocol ServerCommand: Sendable {
  /// Its name.
  static var name: String { get }
  /// Runs it.
  static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny
}

/// Every command of the server.
public enum CommandTable {
  /// The commands, by name.
  public static let all: [any ServerCommand.Type] = [
    EvaluateCommand.self,
    PreviewCommand.self,
    PreviewCloseCommand.self,
    PreviewResetCommand.self,
    PreviewSendCommand.self,
    PreviewSetStateCommand.self,
    SamplesCommand.self,
    SelectSampleCommand.self,
    StatusCommand.self,
  ]

  /// The names of the commands.
  public static var names: [String] { all.map { $0.name } }
}

/// `workspace/executeCommand`.
public enum ExecuteCommandFeature: WorkspaceFeature {
  /// The request it answers.
  public typealias Request = ExecuteCommandRequest

  /// Of two texts typed into a preview the later one stays.
  public static var isOrdered: Bool { true }

  /// Says what it can do.
  public static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("executeCommandProvider") { json in json.member("commands", CommandTable.names) }
  }

  /// Answers.
  public static func respond(
    to params: ExecuteCommandParams, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    guard let command = CommandTable.all.first(where: { $0.name == params.command }) else {
      throw ResponseError(.invalidParams, "there is no command `\(params.command)`")
    }
    guard let argument = params.arguments.first?.node, argument.kind == .object else {
      throw ResponseError(.invalidParams, "`\(params.command)` takes one object")
    }
    return try await command.run(argument, in: context)
  }
}

extension SyntaxNode {
  /// The document that `uri` names.
  func document(in context: WorkspaceContext) async throws(ResponseError) -> DocumentSnapshot {
    let file = try await file(in: context)
    guard !file.roots.isEmpty else {
      throw ResponseError(.invalidParams, "`\(file.uri)` is no CLADS document")
    }
    return file
  }

  /// The file that `uri` names, whatever it is.
  func file(in context: WorkspaceContext) async throws(ResponseError) -> DocumentSnapshot {
    let identifier: TextDocumentIdentifier = try read()
    guard let file = await context.workspace.document(identifier.uri) else {
      throw ResponseError(.invalidParams, "`\(identifier.uri)` is not open, and there is no such file")
    }
    return file
  }

  /// The argument as a value; what is wrong with it becomes the error of the request.
  func read<Value: JSONDecodable>() throws(ResponseError) -> Value {
    do {
      return try Value(json: self)
    } catch {
      throw ResponseError(.invalidParams, error.message)
    }
  }

  /// A required member of the argument.
  func required<Value: JSONDecodable>(_ name: String) throws(ResponseError) -> Value {
    do {
      return try member(name)
    } catch {
      throw ResponseError(.invalidParams, error.message)
    }
  }

  /// A member of the argument that may be absent.
  func optional<Value: JSONDecodable>(_ name: String) throws(ResponseError) -> Value? {
    do {
      return try optionalMember(name)
    } catch {
      throw ResponseError(.invalidParams, error.message)
    }
  }
}
