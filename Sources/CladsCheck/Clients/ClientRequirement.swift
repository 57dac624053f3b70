package import CladsAnalysis
import CladsProject
package import Diagnostics
import JSONSyntax
package import SourceText

/// The versions of the app that a document may be sent to, and why not to others.
package struct ClientRequirement: Sendable {
  /// Why some clients must not get the document.
  package struct Reason: Sendable, Hashable {
    /// The location as a JSON pointer (RFC 6901).
    package let pointer: String
    /// What is there: a fragment without a final period, with text of the document in backticks.
    package let message: String
    /// The clients that must not get the document, the oldest first.
    package let clients: [String]
  }

  /// The clients that may get the document, the oldest first.
  package let clients: [String]
  /// The oldest client from which on all may get it; `nil` if the newest may not.
  package let minimum: String?
  package let reasons: [Reason]

  /// The clients that may get the document, as text: "every client", "4.1 and later".
  package var summary: String {
    if clients.count == names.count { return "every client" }
    if let minimum { return "\(minimum) and later" }
    return clients.isEmpty ? "no client" : "only \(joined(clients, last: "and"))"
  }

  /// The names of all clients, the oldest first.
  private let names: [String]

  /// Whether there is a mistake because of which no client shows the document.
  package var isBroken: Bool { reasons.contains { $0.clients.count == names.count } }

  /// Returns whether some client that could get the document before may not any more, other than by a mistake
  /// that is one for all of them.
  package func isRaised(from old: ClientRequirement) -> Bool {
    !isBroken && !Set(clients).isSuperset(of: Set(old.clients).intersection(names))
  }

  init(_ reasons: [Reason], clients names: [String]) {
    self.reasons = reasons
    self.names = names
    let excluded = Set(reasons.flatMap(\.clients))
    clients = names.filter { !excluded.contains($0) }
    minimum =
      names.lastIndex(where: excluded.contains).map { $0 + 1 < names.count ? names[$0 + 1] : nil }
      ?? names.first
  }
}

extension FileContext {
  /// Returns the versions of the app that the documents in a file may be sent to; `nil` if the project names
  /// no clients.
  ///
  /// An app knows no gates: it gets a document with everything in it. So a client may get one that is meant
  /// for it as a whole, and that has no error that concerns only some clients, or because of which it shows
  /// nothing.
  package func clientRequirement(of source: SourceFile) -> ClientRequirement? {
    if project.clients.isEmpty { return nil }
    let file = ParsedFile(source)
    let analyses = analyses(of: file)
    return clientRequirement(analyses, diagnostics(of: file, analyses: analyses))
  }

  /// Returns the same for documents that have been checked.
  package func clientRequirement(
    _ analyses: [Analysis], _ diagnostics: [Diagnostic]
  ) -> ClientRequirement? {
    let names = project.clients.map(\.name)
    if names.isEmpty { return nil }
    var reasons: [ClientRequirement.Reason] = []
    for analysis in analyses {
      var pointers = PointerWriter(analysis.file.tree)
      for entry in ClientGates(of: analysis, clients: names).entries {
        let excluded = names.indices.filter { !entry.gate.range.contains($0) }.map { names[$0] }
        if excluded.isEmpty { continue }
        let meant = names.indices.filter { entry.gate.range.contains($0) }.map { names[$0] }
        reasons.append(
          ClientRequirement.Reason(
            pointer: pointers.pointer(at: entry.object.start).description,
            message: "\(entry.isDocument ? "the document" : "the object") is meant for "
              + "\(joined(meant, last: "and"))", clients: excluded))
      }
    }
    let fatal: Set<RuntimeEffect> = [.rejectsDocument, .emptiesScreen, .crashes, .hangs]
    for finding in diagnostics
    where finding.severity == .error && (!finding.clients.isEmpty || fatal.contains(finding.effect)) {
      var shared = finding
      shared.clients = []
      reasons.append(
        ClientRequirement.Reason(
          pointer: finding.pointer, message: shared.messageOfOne,
          clients: finding.clients.isEmpty ? names : finding.clients))
    }
    return ClientRequirement(reasons, clients: names)
  }
}
