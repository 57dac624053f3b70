import Diagnostics

/// Changes in words, the same in all reports. Names and values are in backticks or quotation marks.
enum ChangeWords {
  /// The number of nodes and screens that are listed by name.
  private static let maximumNames = 5

  /// Returns a heading for a change, without its details.
  static func subject(_ change: Change) -> String {
    switch change.subject {
    case .project: return "project file \(Quoted.code(change.name))"
    case .screen: return "the screen"
    case .style: return "style \(Quoted.code(change.name))" + renamed(change)
    case .token: return "token \(Quoted.code(change.name))" + renamed(change)
    case .state: return "state \(Quoted.code(change.name))"
    case .action: return "action \(Quoted.code(change.name))" + renamed(change)
    case .dataSource: return "data source \(Quoted.code(change.name))" + renamed(change)
    case .node: break
    }
    switch change.kind {
    case .added: return change.newName + (change.uses.isEmpty ? "" : " with \(names(change.uses))")
    case .removed: return change.name + (change.uses.isEmpty ? "" : " with \(names(change.uses))")
    case .moved: return change.newName
    case .changed: return change.uses.count > 1 ? names(change.uses) : change.name
    case .wrapped: return "\(names(change.uses)) in a new \(Quoted.kind(change.newName))"
    case .unwrapped: return "\(names(change.uses)) out of a \(Quoted.kind(change.name))"
    }
  }

  private static func renamed(_ change: Change) -> String {
    change.name == change.newName ? "" : " (now \(Quoted.code(change.newName)))"
  }

  /// The participle that says what happened.
  static func verb(_ change: Change) -> String {
    switch change.kind {
    case .added: "added"
    case .removed: "removed"
    case .moved: "moved"
    case .wrapped: "wrapped"
    case .unwrapped: "took"
    case .changed: "changed"
    }
  }

  /// Returns what is different, one clause for each detail.
  static func details(_ change: Change) -> [String] {
    var lines = change.details.map { detail(of: $0, in: change) }
    if change.isUnused { lines.append("nothing on the screen uses it") }
    if change.kind == .changed, change.subject != .node, change.subject != .screen, !change.uses.isEmpty {
      lines.append("\(change.subject == .action ? "runs on" : "reaches") \(names(change.uses))")
    }
    return lines
  }

  private static func detail(of detail: Change.Detail, in change: Change) -> String {
    let sample = detail.sample.map { " (with the sample \(Quoted.code($0)))" } ?? ""
    return words(detail, change) + sample
  }

  private static func words(_ detail: Change.Detail, _ change: Change) -> String {
    let property = detail.property
    switch detail.sort {
    case .place:
      let owner = property.isEmpty ? "" : " in \(property)"
      return "from \(detail.old ?? "") to \(detail.new ?? "")\(owner)"
    case .step:
      let event = property.isEmpty ? "" : "\(Quoted.code(property)) "
      switch (detail.old, detail.new) {
      case ("", let new?): return "\(event)now \(new)"
      case (let old?, ""): return "\(event)no longer \(old)"
      case (let old?, let new?): return "\(event)\(new); before, it \(old)"
      case (nil, let new?): return "\(event)also \(new)"
      case (let old?, nil): return "\(event)no longer \(old)"
      case (nil, nil): return event
      }
    case .text:
      let (old, new) = contrasted(detail.old ?? "", detail.new ?? "")
      return "\(property) \(quoted(old)) → \(quoted(new))"
    case .value:
      if change.subject == .state {
        switch (detail.old, detail.new) {
        case (let old?, let new?):
          let (old, new) = contrasted(old, new)
          return "starts as \(code(new)) instead of \(code(old))"
        case (nil, let new?): return "starts as \(code(new))"
        case (let old?, nil): return "started as \(code(old))"
        case (nil, nil): return ""
        }
      }
      switch (detail.old, detail.new) {
      case (let old?, let new?):
        let (old, new) = contrasted(old, new)
        return "\(property) \(code(old)) → \(code(new))"
      case (nil, let new?): return "\(property) \(code(new)), not set before"
      case (let old?, nil): return "\(property) no longer \(code(old))"
      case (nil, nil): return property
      }
    }
  }

  /// Returns two long texts from a bit before their first difference on, which would be cut off otherwise.
  private static func contrasted(_ old: String, _ new: String) -> (String, String) {
    let common = zip(old, new).prefix { $0 == $1 }.count
    guard common > 80 else { return (old, new) }
    return ("…" + old.dropFirst(common - 20), "…" + new.dropFirst(common - 20))
  }

  private static func quoted(_ text: String) -> String { Quoted.text(text, limit: 120) }

  private static func code(_ text: String) -> String { Quoted.code(text) }

  /// Returns names as a list that ends after a few.
  static func names(_ names: [String]) -> String {
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    var seen: Set<String> = []
    let all = names.filter { seen.insert($0).inserted }.map { name in
      counts[name].map { $0 > 1 ? "\($0) × \(name)" : name } ?? name
    }
    let shown = all.prefix(maximumNames)
    let rest = all.count - shown.count
    if rest > 0 { return shown.joined(separator: ", ") + " and \(rest) more" }
    guard let last = shown.last, shown.count > 1 else { return shown.joined() }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns where a change is, such as `line 12`.
  static func place(_ change: Change) -> String {
    switch (change.old, change.new) {
    case (_, let new?): "line \(new.line)"
    case (let old?, nil): "line \(old.line) before"
    case (nil, nil): ""
    }
  }

  /// Returns what a screen's changes mean on device.
  static func verdict(_ screen: ScreenComparison) -> String {
    switch (screen.oldFailure, screen.newFailure) {
    case (nil, let failure?): return "no longer works: \(failure)"
    case (let failure?, nil): return "works again; before, \(failure)"
    case (_, let failure?): return "nothing changed on screen, because \(failure) in both versions"
    case (nil, nil): break
    }
    return switch screen.verdict {
    case .added: "new screen"
    case .removed: "the screen is gone"
    case .looks: "looks different"
    case .behaves: "looks the same and behaves differently"
    case .same: "nothing changed on screen"
    }
  }

  /// Returns the numbers of screens in one line.
  static func summary(_ comparison: Comparison) -> String {
    var counts: [ScreenComparison.Verdict: Int] = [:]
    for screen in comparison.screens { counts[screen.verdict, default: 0] += 1 }
    // The first number says of what.
    var noun = " screen"
    func count(_ verdict: ScreenComparison.Verdict, _ one: String, _ many: String) -> String? {
      guard let count = counts[verdict] else { return nil }
      defer { noun = "" }
      return count == 1 ? "1\(noun) \(one)" : "\(count)\(noun.isEmpty ? "" : noun + "s") \(many)"
    }
    var parts = [
      count(.looks, "looks different", "look different"),
      count(.behaves, "behaves differently", "behave differently"), count(.added, "is new", "are new"),
      count(.removed, "is gone", "are gone"),
    ].compactMap(\.self)
    let same = counts[.same] ?? 0
    if parts.isEmpty { parts.append("nothing changed on screen") }
    if same > 0 { parts.append("\(same) changed only in the document") }
    if comparison.unchangedCount > 0 { parts.append("\(comparison.unchangedCount) unchanged") }
    return parts.joined(separator: ", ")
  }

  /// Returns that a screen also has changes that were said before; `nil` if it has none.
  static func shared(_ screen: ScreenComparison) -> String? {
    switch screen.sharedCount {
    case 0: nil
    case 1: "and a change that is said above"
    default: "and \(screen.sharedCount) changes that are said above"
    }
  }

  /// Returns what has changed about a screen that is the same on device, in one clause.
  static func rest(_ screen: ScreenComparison) -> String {
    let old = screen.oldTitle.map { ["was \(Quoted.code($0))"] } ?? []
    let changes = screen.changes.map { change in
      "\(subject(change)) \(verb(change)): " + details(change).joined(separator: ", ")
    }
    return
      (old + [clients(screen)].compactMap(\.self) + screen.notes + changes
      + screen.newFindings.map { "new " + finding($0) }
      + screen.goneFindings.map { "gone: " + finding($0) }).joined(separator: "; ")
  }

  /// Returns which versions of the app may get the screen now; `nil` if those are the same as before.
  static func clients(_ screen: ScreenComparison) -> String? {
    screen.clients.map { "for \($0.new), before for \($0.old)" }
  }

  /// Returns the tests of a screen; `nil` if no screen has any.
  static func tests(_ screen: ScreenComparison, _ name: (String) -> String) -> String? {
    if screen.tests.isEmpty { return screen.lacksTests ? "no tests" : nil }
    return "tests: \(names(screen.tests.map(name)))"
  }

  static func finding(_ finding: ScreenComparison.Finding) -> String {
    "\(finding.severity.name)[\(finding.rule.rawValue)] in line \(finding.line): \(finding.message)"
  }
}
