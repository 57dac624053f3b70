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
  private let tree: SyntaxTree

  /// Reads the comments of a document; there are no gates if the project names no clients.
  init(of analysis: Analysis, _ view: SyntaxView, clients: [String]) {
    self.clients = clients
    tree = analysis.file.tree
    if clients.isEmpty {
      entries = []
      return
    }
    entries = analysis.comments.compactMap { member in
      guard let value = view.value(of: member), view.kind(value) == .string,
        let gate = ClientGate(view.string(value), clients: clients),
        // What Swift code fills in is not known.
        !analysis.file.tree.holes.contains(where: view.range(value).contains)
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

  /// The clients that the document is meant for; all if its comments contradict each other.
  var document: ClientRange {
    let range = entries.filter(\.isDocument).reduce(ClientRange.all) { $0.intersection($1.gate.range) }
    return range.first <= range.last ? range : .all
  }

  /// Returns the location of a place as a JSON pointer.
  func pointer(at range: TextRange) -> String {
    var pointers = PointerWriter(tree)
    return pointers.pointer(at: range.start).description
  }

  /// Returns whether a part of the document is meant for a client.
  func admit(_ client: Int, at range: TextRange) -> Bool {
    document.contains(client)
      && entries.allSatisfy { $0.isDocument || $0.gate.range.contains(client) || !$0.object.contains(range) }
  }

  /// Returns findings about comments that name no client.
  var findings: [Finding] {
    entries.compactMap { entry in
      if let word = entry.gate.unknownWord {
        return Finding(
          .clientGateUnknown, at: entry.comment,
          word.isEmpty ? "this comment names no client" : "`\(word)` is neither `from` nor `until`",
          help: "write `\(ClientGate.comment(from: clients.contains(word) ? word : clients.last ?? "NAME"))`")
      }
      if let (first, last) = entry.gate.contradiction {
        return Finding(
          .clientGateUnknown, at: entry.comment,
          "no client is from `\(clients[first])` on and until `\(clients[last])`",
          help: "`\(clients[last])` is older than `\(clients[first])`")
      }
      guard let name = entry.gate.unknownName else { return nil }
      if name.isEmpty {
        return Finding(
          .clientGateUnknown, at: entry.comment, "this comment ends without the name of a client",
          help: "clads.json names \(listing(clients, last: "and"))")
      }
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
