import CladsDocument
package import Diagnostics
import JSONSyntax
package import SourceText

/// The findings that were there before a project began to check its documents. They are not shown and fail
/// nothing.
package struct Baseline: Sendable {
  /// Some equal findings in one file.
  package struct Entry: Sendable, Hashable, Comparable {
    package var rule: DiagnosticID
    /// The `/`-separated path of the file, relative to the project file or, without one, to the baseline.
    package var path: String
    /// The digits of their ``Fingerprint``.
    package var fingerprint: String
    /// How many findings there are.
    package var count: Int

    /// Creates an entry.
    package init(rule: DiagnosticID, path: String, fingerprint: String, count: Int) {
      self.rule = rule
      self.path = path
      self.fingerprint = fingerprint
      self.count = count
    }

    /// What identifies the findings.
    var withoutCount: Entry { Entry(rule: rule, path: path, fingerprint: fingerprint, count: 0) }

    package static func < (lhs: Entry, rhs: Entry) -> Bool {
      (lhs.path, lhs.rule, lhs.fingerprint) < (rhs.path, rhs.rule, rhs.fingerprint)
    }
  }

  /// The entries, in the order of the file.
  package let entries: [Entry]
  /// The ranges of the names of their rules in the file.
  private let ranges: [TextRange]
  private let indices: [String: [Int]]

  /// Creates a baseline with these entries.
  package init(_ entries: [Entry]) { self.init(entries.sorted(), ranges: []) }

  private init(_ entries: [Entry], ranges: [TextRange]) {
    self.entries = entries
    self.ranges = ranges
    indices = Dictionary(grouping: entries.indices) { entries[$0].path }
  }

  /// The `/`-separated paths of the files with entries, sorted.
  package var paths: [String] { indices.keys.sorted() }

  // MARK: Findings

  /// Returns the findings of one file, and marks those that the baseline lists. Of more equal findings than
  /// it lists, the first are marked; of several occurrences of one, those that it does not list remain.
  package func marking(
    _ diagnostics: [Diagnostic], inFileAt path: String?, _ source: SourceFile
  ) -> [Diagnostic] {
    guard let path, let listed = indices[path] else { return diagnostics }
    var remaining: [Entry: Int] = [:]
    for index in listed { remaining[entries[index].withoutCount, default: 0] += entries[index].count }
    let rules = Set(listed.map { entries[$0].rule })
    return diagnostics.map { diagnostic in
      guard rules.contains(diagnostic.id), diagnostic.id != Self.unreadable else { return diagnostic }
      let new = diagnostic.occurrences.filter { occurrence in
        let entry = Self.entry(for: diagnostic.id, occurrence, path, source)
        guard let count = remaining[entry], count > 0 else { return true }
        remaining[entry] = count - 1
        return false
      }
      if !new.isEmpty { return diagnostic.about(new) }
      var diagnostic = diagnostic
      diagnostic.isInBaseline = true
      return diagnostic
    }
  }

  /// Returns the entries for the findings in one file, one for each text that occurs.
  package static func entries(
    for diagnostics: [Diagnostic], inFileAt path: String, _ source: SourceFile
  ) -> [Entry] {
    var counts: [Entry: Int] = [:]
    for diagnostic in diagnostics where diagnostic.id != unreadable {
      for occurrence in diagnostic.occurrences {
        counts[entry(for: diagnostic.id, occurrence, path, source), default: 0] += 1
      }
    }
    return counts.map { entry, count in
      Entry(rule: entry.rule, path: entry.path, fingerprint: entry.fingerprint, count: count)
    }
  }

  /// The rule about a file that cannot be read at all, which no baseline lists.
  private static let unreadable = RuleDescription.invalidUTF8

  /// Returns the entry for one occurrence of a finding, without a count.
  private static func entry(
    for rule: DiagnosticID, _ occurrence: Related, _ path: String, _ source: SourceFile
  ) -> Entry {
    let text = source.text(in: occurrence.range)
    let fingerprint = Fingerprint(rule: rule, pointer: occurrence.pointer, text: text)
    return Entry(rule: rule, path: path, fingerprint: fingerprint.description, count: 0)
  }

  // MARK: Comparison

  /// Returns what other entries lack: those that are missing, or have a lower count, with the difference.
  package func entries(missingIn others: [Entry]) -> [Entry] {
    var counts: [Entry: Int] = [:]
    for other in others { counts[other.withoutCount, default: 0] += other.count }
    return entries.compactMap { entry in
      let key = entry.withoutCount
      let available = min(entry.count, counts[key] ?? 0)
      counts[key, default: 0] -= available
      if available == entry.count { return nil }
      var missing = entry
      missing.count -= available
      return missing
    }
  }

  /// Returns the findings about entries that list more than there is.
  ///
  /// - Parameters:
  ///   - stale: how much of some entries is gone, as `entries(missingIn:)` returns it.
  ///   - isGone: whether the file at a path no longer exists.
  /// - Returns: a finding at each of these entries in the file of the baseline.
  package func findings(about stale: [Entry], where isGone: (String) -> Bool) -> [Finding] {
    // Of equal entries, the last ones are in vain.
    var numbers = Dictionary(grouping: ranges.indices) { entries[$0].withoutCount }
    var gone: [String: Bool] = [:]
    return stale.compactMap { entry in
      guard let index = numbers[entry.withoutCount]?.popLast() else { return nil }
      let left = entries[index].count - entry.count
      let isFileGone = gone[entry.path] ?? isGone(entry.path)
      gone[entry.path] = isFileGone
      let message =
        if isFileGone {
          "there is no document `\(entry.path)`"
        } else if left > 0 {
          "of \(entries[index].count) findings of `\(entry.rule.rawValue)`, \(left) \(left == 1 ? "is" : "are") left"
        } else {
          "this finding of `\(entry.rule.rawValue)` is no longer in `\(entry.path)`"
        }
      return Finding(
        Self.staleEntry, at: ranges[index], message,
        help: "`--write-baseline` drops what is no longer there")
    }
  }

  /// The rule about entries that list more than there is.
  package static let staleEntry = RuleDescription.staleBaselineEntry

  // MARK: The file

  /// More findings cannot be in one file; sums of so many do not overflow.
  private static let maximumCount = 1_000_000_000

  /// The name of the file unless the project says otherwise.
  package static let defaultFileName = ".clads-baseline.json"

  /// Reads a baseline.
  ///
  /// - Parameter bytes: the text of the file.
  /// - Returns: the baseline; `nil` if the text is none, and then what is wrong with it.
  package static func read(_ bytes: [UInt8]) -> (baseline: Baseline?, problem: String?) {
    let tree = SyntaxTree.parse(bytes)
    if let error = tree.mistakes.first {
      let line = LineIndex(bytes).line(containing: error.range.start) + 1
      return (nil, "line \(line): \(error.message)")
    }
    return tree.withView { view in
      var reading = Reading(view, vocabulary: Vocabulary(level: .base))
      let file = BaselineFile.schema.readReporting(0, &reading)
      if let finding = reading.findings.first {
        let line = LineIndex(bytes).line(containing: finding.range.start) + 1
        return (nil, "line \(line): \(finding.diagnostic.message)")
      }
      guard let file, file.version == 1 else {
        return (nil, "its version is not 1; a newer version of the checker may have written it")
      }
      let entries = file.entries.map {
        Entry(
          rule: DiagnosticID(rawValue: $0.rule), path: $0.path, fingerprint: $0.fingerprint,
          count: min(max(0, $0.count), maximumCount))
      }
      let ranges = file.entries.map { entry in
        let rule = BaselineEntryFile.table.value(of: \.rule, in: entry.origin.node, view)
        return rule.map(view.range) ?? entry.origin.range
      }
      return (Baseline(entries, ranges: ranges), nil)
    }
  }

  /// The text of the file: one line for each entry, sorted, so that versions are easy to merge.
  package var json: [UInt8] {
    let lines = entries.sorted().map { entry in
      let members: [(String, JSONValue)] = [
        ("rule", .string(entry.rule.rawValue)), ("path", .string(entry.path)),
        ("fingerprint", .string(entry.fingerprint)), ("count", .integer(entry.count)),
      ]
      return "    " + JSONText.printable(.members(members))
    }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return Array("{\n  \"version\": 1,\n  \"entries\": \(list)\n}\n".utf8)
  }
}

/// The contents of the file of a baseline.
private struct BaselineFile: Described {
  var version = 0
  var entries: [BaselineEntryFile] = []
  var origin = Document.Origin.none

  static let table = describe("baseline", "The findings that were there before.") {
    Property("version", \.version, .integer, "Version of the format: 1.", required: true)
    Property("entries", \.entries, .array(of: BaselineEntryFile.schema), "The findings.", required: true)
  }

  static let schema = objectSchema(blank: BaselineFile())
}

/// An entry of the file of a baseline.
private struct BaselineEntryFile: Described {
  var rule = ""
  var path = ""
  var fingerprint = ""
  var count = 1
  var origin = Document.Origin.none

  static let table = describe("baseline entry", "Some equal findings in one file.") {
    Property("rule", \.rule, .literal, "Rule of the findings.", required: true)
    Property("path", \.path, .literal, "Path of the file, relative to the project file.", required: true)
    Property("fingerprint", \.fingerprint, .literal, "Fingerprint of the findings.", required: true)
    Property("count", \.count, .integer, "Number of the findings.", required: true)
  }

  static let schema = objectSchema(blank: BaselineEntryFile())
}
