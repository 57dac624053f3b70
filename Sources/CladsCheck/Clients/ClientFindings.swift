import CladsAnalysis
import Diagnostics
import SourceText

/// The findings in a document for each version of the app.
struct ClientFindings {
  private let names: [String]
  private let lists: [[Diagnostic]]
  private let gates: ClientGates

  /// - Parameters:
  ///   - names: the names of the clients, the oldest first.
  ///   - lists: the findings for each client; those in objects that are not meant for it do not count.
  ///   - gates: the objects that are not meant for all clients.
  init(_ names: [String], _ lists: [[Diagnostic]], _ gates: ClientGates) {
    self.names = names
    self.lists = lists
    self.gates = gates
  }

  /// What makes findings for two clients the same.
  private struct Key: Hashable {
    let place: Place
    let message: String

    init(_ finding: Diagnostic) {
      place = Place(id: finding.id, range: finding.range)
      message = finding.messageOfOne
    }
  }

  private struct Place: Hashable {
    let id: DiagnosticID
    let range: TextRange
  }

  /// A finding, and the clients that it concerns.
  private struct Shared {
    var finding: Diagnostic
    var clients: [Int]

    mutating func add(_ other: Diagnostic, of client: Int, replacing: Bool) {
      let severity = max(finding.severity, other.severity)
      if replacing { finding = other }
      finding.severity = severity
      if clients.last != client { clients.append(client) }
    }
  }

  /// One list of them, sorted by position. Those that do not concern all clients name theirs; the severity is
  /// the worst. Of what one rule says about one place in several ways, the newest client's counts.
  var joined: [Diagnostic] {
    var indices: [Key: Int] = [:]
    var places: [Place: [Int]] = [:]
    var all: [Shared] = []
    for (client, list) in lists.enumerated() {
      let findings = list.compactMap { gates.admitted($0, to: client) }
      let keys = Set(findings.map { Key($0) })
      for finding in findings {
        let key = Key(finding)
        if let index = indices[key] {
          all[index].add(finding, of: client, replacing: false)
          continue
        }
        let other = places[key.place, default: []].first { index in
          all[index].clients.last != client && !keys.contains(Key(all[index].finding))
        }
        let index = other ?? all.count
        if other == nil {
          all.append(Shared(finding: finding, clients: [client]))
          places[key.place, default: []].append(index)
        } else {
          all[index].add(finding, of: client, replacing: true)
        }
        indices[key] = index
      }
    }
    return Diagnostic.sorted(all.compactMap(named))
  }

  /// Returns a finding with the clients that it concerns, unless these are all that get the object: who does
  /// not get it has no mistake in it. A suppression is unused only if no client needs it.
  private func named(_ shared: Shared) -> Diagnostic? {
    var finding = shared.finding
    let meant = names.indices.filter { gates.admit($0, at: finding.range) }
    if shared.clients == meant { return finding }
    if finding.id == .unusedSuppression { return nil }
    finding.clients = shared.clients.map { names[$0] }
    // What is wrong for some may be right for the others.
    finding.fixes = []
    if finding.isAboutVersions, let gate = gate(excluding: shared.clients, of: meant) {
      finding.help = finding.help.map { "\($0); \(gate)" } ?? gate
    }
    return finding
  }

  /// Returns what to write if some clients, the oldest or the newest, do not get an object that is meant for
  /// more.
  private func gate(excluding clients: [Int], of meant: [Int]) -> String? {
    ClientGate.comment(excluding: clients, of: meant, names).map { comment in
      let apps = comment.excludesOlder ? "older" : "newer"
      return "add `\"$comment\": \"\(comment.text)\"` where \(apps) apps do not get it"
    }
  }
}

extension ClientGates {
  /// Returns a finding as a client has it: at the first of its places that the client gets; `nil` if it gets
  /// none of them.
  func admitted(_ finding: Diagnostic, to client: Int) -> Diagnostic? {
    if entries.isEmpty { return finding }
    let isAdmitted = admit(client, at: finding.range)
    if isAdmitted, finding.related.isEmpty { return finding }
    var related = finding.related.filter { !$0.isFurtherPlace || admit(client, at: $0.range) }
    var admitted = finding
    if !isAdmitted {
      guard let index = related.firstIndex(where: \.isFurtherPlace) else { return nil }
      let place = related.remove(at: index)
      admitted.range = place.range
      admitted.pointer = place.pointer.isEmpty ? pointer(at: place.range) : place.pointer
      admitted.fixes = []
    }
    admitted.related = related
    return admitted
  }
}
