import CladsAnalysis
import CladsPreview
import CladsProject
package import JSONSyntax
package import LanguageServerProtocol
package import SourceText

/// A command that clients can run on the server, with one object as its argument.
package protocol ServerCommand: Sendable {
  static var name: String { get }
  /// Runs the command. Throws when the argument is invalid or the command fails.
  static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny
}

/// All commands of the server.
package enum CommandTable {
  /// The commands, sorted by name.
  package static let all: [any ServerCommand.Type] = [
    ClientsCommand.self,
    EvaluateCommand.self,
    GalleryCommand.self,
    PreviewCommand.self,
    PreviewCloseCommand.self,
    PreviewInspectCommand.self,
    PreviewLocateCommand.self,
    PreviewRecordCommand.self,
    PreviewRefreshCommand.self,
    PreviewResetCommand.self,
    PreviewScrollCommand.self,
    PreviewSendCommand.self,
    PreviewSetStateCommand.self,
    SamplesCommand.self,
    SelectClientCommand.self,
    SelectSampleCommand.self,
    StatusCommand.self,
    TestsCommand.self,
    TestsPlayCommand.self,
    TestsRunCommand.self,
  ]

  package static var names: [String] { all.map { $0.name } }
}

/// `workspace/executeCommand`.
package enum ExecuteCommandFeature: WorkspaceFeature {
  package typealias Request = ExecuteCommandRequest

  /// Commands run in order: of two texts typed into a preview, the later one must take effect.
  package static var isOrdered: Bool { true }

  package static func subject(of params: ExecuteCommandParams) -> FileURI? {
    try? params.arguments.first?.node.member("uri")
  }

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("executeCommandProvider") { json in json.member("commands", CommandTable.names) }
  }

  package static func respond(
    to params: ExecuteCommandParams, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    guard let command = CommandTable.all.first(where: { $0.name == params.command }) else {
      throw ResponseError(.invalidParams, "unknown command `\(params.command)`")
    }
    guard let argument = params.arguments.first?.node, argument.kind == .object else {
      throw ResponseError(.invalidParams, "`\(params.command)` requires an object as its argument")
    }
    return try await command.run(argument, in: context)
  }
}

extension SyntaxNode {
  /// Returns the document that `uri` names. Throws when the file is not a CLADS document.
  /// Of a Swift file, it is the document that `document` names or that is at `position`, else the one that is
  /// `shown` already.
  func document(
    in context: WorkspaceContext, orShown shown: EmbeddedPlace? = nil
  ) async throws(ResponseError) -> DocumentSnapshot {
    let file = try await file(in: context)
    if file.kind == .swift { return try embeddedDocument(of: file, orShown: shown, context.encoding) }
    guard !file.roots.isEmpty else {
      throw ResponseError(.invalidParams, "`\(file.uri)` is not a CLADS document")
    }
    return file
  }

  /// Returns the document in a Swift file that `document` names or that is at `position`.
  private func embeddedDocument(
    of file: DocumentSnapshot, orShown shown: EmbeddedPlace?, _ encoding: PositionEncoding
  ) throws(ResponseError) -> DocumentSnapshot {
    if let name: String = try optional("document") {
      do throws(DocumentChoiceError) {
        return file.embedded(try file.file.index(ofDocumentNamed: name))
      } catch {
        throw ResponseError(.invalidParams, "`\(file.uri)`: \(error.message)")
      }
    }
    if let position: Position = try optional("position") {
      let offset = PositionMapper(file.file.source, encoding: encoding).offset(position)
      guard let document = file.embedded(at: offset) else {
        throw ResponseError(.invalidParams, "no CLADS document is at this position of `\(file.uri)`")
      }
      return document
    }
    if let index = shown?.index(among: file.file.embedded.map(\.name)) { return file.embedded(index) }
    do throws(DocumentChoiceError) {
      return file.embedded(try file.file.index(ofDocumentNamed: nil))
    } catch {
      throw ResponseError(
        .invalidParams, "`\(file.uri)`: \(error.message); choose one with `document` or `position`")
    }
  }

  /// Returns the file that `uri` names, whatever its kind.
  func file(in context: WorkspaceContext) async throws(ResponseError) -> DocumentSnapshot {
    let identifier: TextDocumentIdentifier = try read()
    guard let file = await context.workspace.document(identifier.uri) else {
      throw ResponseError(.invalidParams, "`\(identifier.uri)` is not open, and no such file exists")
    }
    return file
  }

  /// Decodes the argument; a decoding error becomes the error of the request.
  func read<Value: JSONDecodable>() throws(ResponseError) -> Value {
    do {
      return try Value(json: self)
    } catch {
      throw ResponseError(.invalidParams, error.message)
    }
  }

  /// Decodes a required member of the argument.
  func required<Value: JSONDecodable>(_ name: String) throws(ResponseError) -> Value {
    do {
      return try member(name)
    } catch {
      throw ResponseError(.invalidParams, error.message)
    }
  }

  /// Decodes an optional member of the argument.
  func optional<Value: JSONDecodable>(_ name: String) throws(ResponseError) -> Value? {
    do {
      return try optionalMember(name)
    } catch {
      throw ResponseError(.invalidParams, error.message)
    }
  }
}
