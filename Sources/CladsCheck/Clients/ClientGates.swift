import CladsAnalysis
import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText

/// The objects of a document that are not meant for all clients.
struct ClientGates {
  struct Entry {
    let object: TextRange
    let comment: TextRange
    let gate: ClientGate
    /// Whether the object is the document.
    let isDocument: Bool
  }

  let entries: [Entry]
  private let clients: [String]

  /// Reads the comments of a document; there are no gates if the project names no clients.
  init(of analysis: Analysis, _ view: SyntaxView, clients: [String]) {
    self.clients = clients
    if clients.isEmpty {
      entries = []
      return
    }
    entries = analysis.comments.compactMap { member in
      guard let value = view.value(of: member), view.kind(value) == .string,
        let gate = ClientGate(view.string(value), clients: clients)
      else { return nil }
      let object = view[member].parent
      return Entry(
        object: view.range(object), comment: view.range(value), gate: gate,
        isDocument: object == analysis.root)
    }
  }

  init(of analysis: Analysis, clients: [String]) {
    self = analysis.file.tree.withView { ClientGates(of: analysis, $0, clients: clients) }
  }

  /// The clients that the document is meant for.
  var document: ClientRange {
    entries.filter(\.isDocument).reduce(.all) { $0.intersection($1.gate.range) }
  }

  /// Returns whether a part of the document is meant for a client.
  func admit(_ client: Int, at range: TextRange) -> Bool {
    entries.allSatisfy { $0.gate.range.contains(client) || !$0.object.contains(range) }
  }

  /// Returns findings about comments that name no client.
  var findings: [Finding] {
    entries.compactMap { entry in
      if let word = entry.gate.unknownWord {
        return Finding(
          .clientGateUnknown, at: entry.comment,
          word.isEmpty ? "this comment names no client" : "`\(word)` is neither `from` nor `until`",
          help: "write `\(ClientGate.comment(from: clients.last ?? "NAME"))`")
      }
      guard let name = entry.gate.unknownName else { return nil }
      let near = closest(to: name, in: clients)
      return Finding(
        .clientGateUnknown, at: entry.comment, "unknown client `\(name)`",
        help: didYouMean(near) ?? "clads.json names \(listing(clients, last: "and"))")
    }
  }
}

extension RuleDescription {
  static let clientGateUnknown = RuleDescription(
    "client-gate-unknown", .warning, .suppression,
    summary: "A comment about clients that names none of the project.",
    why: "It is ignored, so the document is checked for all clients.",
    bad: #"""
      {
        "id": "a", "$comment": «"clads: from 4.3"»,
        "root": { "children": [ { "type": "label", "text": "Hi" } ] }
      }
      """#,
    good: .replacing("4.3", with: "4.2"),
    project: #"{ "clients": [ { "name": "4.1" }, { "name": "4.2" } ] }"#)
}
