package import CladsProject
import Diagnostics
package import JSONSyntax
package import LanguageServerProtocol

/// `clads.clients`: lists the versions of the app that the project of a document names.
package enum ClientsCommand: ServerCommand {
  package static let name = "clads.clients"

  /// Returns an object for each client, the oldest first, with `name` and `isSelected`.
  package static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let document = try await argument.document(in: context)
    let selected = document.drawnClient?.name
    var json = JSONWriter()
    json.array { json in
      for name in document.project.clientNames {
        json.object { json in
          json.member("name", name)
          json.member("isSelected", name == selected)
        }
      }
    }
    return LSPAny(bytes: json.bytes)
  }
}

/// `clads.selectClient`: selects the version of the app that the previews of a document are of.
package enum SelectClientCommand: ServerCommand {
  package static let name = "clads.selectClient"

  /// Selects `client` and returns `null`.
  package static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let document = try await argument.document(in: context)
    let name: String = try argument.required("client")
    try document.checkClient(name)
    context.choose(document.uri, .client(name))
    return LSPAny(LSPNull())
  }
}

extension DocumentSnapshot {
  /// The client that previews are of; `nil` if the project names none.
  package var drawnClient: Client? {
    let clients = project.clients
    return clients.first { $0.name == choice.client } ?? clients.last
  }

  /// The name of the client that previews are of, or that the whole run is for.
  package var drawnClientName: String? {
    drawnClient?.name ?? project.selectedClientName
  }

  /// Throws when no client has a name.
  func checkClient(_ name: String) throws(ResponseError) {
    let names = project.clientNames
    if names.contains(name) { return }
    throw ResponseError(
      .invalidParams,
      names.isEmpty
        ? "the project names no clients" : "unknown client `\(name)`: expected \(listing(names, last: "or"))")
  }

  /// Returns the same version, to be drawn as `client` of an argument draws it, and selects that client.
  func choosingClient(
    _ argument: SyntaxNode, _ context: WorkspaceContext
  ) throws(ResponseError) -> DocumentSnapshot {
    guard let client: String = try argument.optional("client") else { return self }
    try checkClient(client)
    context.choose(uri, .client(client))
    return DocumentSnapshot(
      file: file, context: self.context, choice: choice.changing(.client(client)), generation: generation,
      recentAnalyses: recentAnalyses, recentDiagnostics: recentDiagnostics, embeddedPlace: embeddedPlace,
      analyses: analyses,
      diagnostics: diagnostics, encodedDiagnostics: encodedDiagnostics)
  }
}
