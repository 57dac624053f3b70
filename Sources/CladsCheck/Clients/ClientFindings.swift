import Diagnostics
import SourceText

/// The findings in a document for each version of the app.
struct ClientFindings {
  private let lists: [(client: String, findings: [Diagnostic])]
  private let gates: ClientGates

  /// - Parameters:
  ///   - lists: the findings for each client, the oldest first; those in objects that are not meant for it do
  ///     not count.
  ///   - gates: the objects that are not meant for all clients.
  init(_ lists: [(client: String, findings: [Diagnostic])], _ gates: ClientGates) {
    self.lists = lists
    self.gates = gates
  }

  /// What makes findings for two clients the same.
  private struct Key: Hashable {
    let id: DiagnosticID
    let range: TextRange
    let message: String

    init(_ finding: Diagnostic) {
      id = finding.id
      range = finding.range
      message = finding.messageOfOne
    }
  }

  /// One list of them, sorted by position. Those that do not concern all clients name theirs; the severity is
  /// the worst, and everything else is that of the oldest client.
  var joined: [Diagnostic] {
    var indices: [Key: Int] = [:]
    var all: [(finding: Diagnostic, clients: [Int])] = []
    for (client, list) in lists.enumerated() {
      for finding in list.findings where gates.admit(client, at: finding.range) {
        if let index = indices[Key(finding)] {
          all[index].finding.severity = max(all[index].finding.severity, finding.severity)
          if all[index].clients.last != client { all[index].clients.append(client) }
        } else {
          indices[Key(finding)] = all.count
          all.append((finding, [client]))
        }
      }
    }
    return Diagnostic.sorted(
      all.map { finding, clients in
        // Who does not get the object has no mistake in it.
        let meant = lists.indices.filter { gates.admit($0, at: finding.range) }
        if clients == meant { return finding }
        var finding = finding
        finding.clients = clients.map { lists[$0].client }
        if let gate = gate(excluding: clients, of: meant), finding.severity >= .warning {
          finding.help = finding.help.map { "\($0); \(gate)" } ?? gate
        }
        return finding
      })
  }

  /// Returns what to write if some clients, the oldest or the newest, do not get an object that is meant for
  /// more.
  private func gate(excluding clients: [Int], of meant: [Int]) -> String? {
    ClientGate.comment(excluding: clients, of: meant, lists.map(\.client)).map { comment in
      let apps = comment.excludesOlder ? "older" : "newer"
      return "add `\"$comment\": \"\(comment.text)\"` where \(apps) apps do not get it"
    }
  }
}
