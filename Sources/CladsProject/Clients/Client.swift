package import CladsDocument
import Diagnostics

/// A version of the app in the field, and what it provides to documents.
package struct Client: Sendable {
  /// What is wrong with an option about clients where there are none.
  package static let noneNamed =
    "no project of these documents names `clients` in \(FileKind.projectFileName)"

  /// The name, such as `4.1`.
  package let name: String
  /// The project as this version of the app knows it. It has no clients and no findings.
  package internal(set) var project: Project
  /// The names that it lacks, if that is all that differs from the project; `nil` if it has a project of its
  /// own.
  package let lackingNames: [String]?

  /// Whether nothing about it differs from the project itself.
  package var isCurrent: Bool { lackingNames?.isEmpty ?? false }
}

extension Project {
  /// Changes the project and that of each client.
  package mutating func changeEach(_ change: (inout Project) -> Void) {
    change(&self)
    for index in clients.indices { change(&clients[index].project) }
  }

  /// Returns the versions of the app that have a name, as in "4.1 and later"; `nil` if all of them do.
  package func versions(having name: String, in slot: Slot) -> String? {
    clients.lazy.compactMap { $0.project.vocabulary.versions(having: name, in: slot) }.first
  }

  /// The name of the client that the project is of; `nil` if it is the project itself.
  package var selectedClientName: String? {
    selectedClient.flatMap { clientNames.indices.contains($0) ? clientNames[$0] : nil }
  }

  /// Makes the project that of one client, or returns a message if it has none with this name.
  package mutating func select(_ name: String) -> String? {
    guard let index = clients.firstIndex(where: { $0.name == name }) else {
      let file = path ?? FileKind.projectFileName
      return clients.isEmpty
        ? "\(file) names no `clients`"
        : "\(file) has no client `\(name)`; it names \(listing(clients.map(\.name), last: "and"))"
    }
    var selected = clients[index].project
    selected.findings = findings
    selected.companions = companions
    selected.sourcePatterns = sourcePatterns
    self = selected
    return nil
  }
}
