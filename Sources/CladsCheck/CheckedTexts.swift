import CladsProject
package import Diagnostics
package import SourceText

/// The findings in the texts that were checked last, for files that have the same text: repositories and
/// backends have many of them.
package final class CheckedTexts: Sendable {
  fileprivate struct Key: Hashable {
    let bytes: [UInt8]
    /// The checks, which are shared by all files of a project.
    let checker: Checker

    static func == (a: Key, b: Key) -> Bool { a.checker.isIdentical(to: b.checker) && a.bytes == b.bytes }

    /// Hashes the bytes as a whole; an array would hash one after the other.
    func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
  }

  fileprivate struct State {
    var recent: [Key: [Diagnostic]] = [:]
    /// What was recent before; a text that occurs again is recent again.
    var older: [Key: [Diagnostic]] = [:]
    /// The length of the recent texts, in UTF-8 bytes.
    var length = 0
  }

  /// The length of all texts, in UTF-8 bytes, at which those that have not occurred for the longest time are
  /// forgotten.
  fileprivate static let maximumLength = 1 << 20

  private let state = Monitor(State())

  package init() {}

  /// Returns the findings in a file, sorted by position.
  package func diagnostics(of source: SourceFile, in context: FileContext) -> [Diagnostic] {
    guard context.dependsOnTextOnly, source.bytes.count <= Self.maximumLength / 8 else {
      return context.diagnostics(of: source)
    }
    let key = Key(bytes: source.bytes, checker: context.checker)
    if let known = state.with({ $0.findings(in: key) }) { return known }
    let found = context.diagnostics(of: source)
    if !found.contains(where: { $0.related.contains { $0.path != nil } }) {
      state.with { $0.insert(found, for: key) }
    }
    return found
  }
}

extension CheckedTexts.State {
  fileprivate mutating func findings(in key: CheckedTexts.Key) -> [Diagnostic]? {
    if let known = recent[key] { return known }
    guard let known = older[key] else { return nil }
    insert(known, for: key)
    return known
  }

  fileprivate mutating func insert(_ findings: [Diagnostic], for key: CheckedTexts.Key) {
    if length + key.bytes.count > CheckedTexts.maximumLength / 2 {
      older = recent
      recent = [:]
      length = 0
    }
    if recent.updateValue(findings, forKey: key) == nil { length += key.bytes.count }
  }
}

extension FileContext {
  /// Whether files with the same text and the same checks have the same findings: no path, sample or list of
  /// earlier findings matters.
  fileprivate var dependsOnTextOnly: Bool {
    kind == .document && samples.count == 1 && translations == nil && project.baseline == nil
      && project.overrides.isEmpty
  }
}
