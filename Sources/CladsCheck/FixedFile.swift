import CladsAnalysis
import CladsProject
public import Diagnostics
public import SourceText

/// A file with the quick fixes of its findings applied, until none is left or none can be applied.
public struct FixedFile: Sendable {
  /// The fixed text.
  public internal(set) var source: SourceFile
  /// The findings about the fixed text.
  public internal(set) var diagnostics: [Diagnostic]
  /// The findings about the original text.
  public let originalDiagnostics: [Diagnostic]
  /// The findings about the original text that have been fixed, in the order of the text.
  ///
  /// What appeared only after a fix, and has been fixed in turn, is not among them.
  public internal(set) var fixed: [Diagnostic] = []

  /// A file that is left as it is.
  init(unchanged source: SourceFile, _ diagnostics: [Diagnostic]) {
    self.source = source
    self.diagnostics = diagnostics
    originalDiagnostics = diagnostics
  }

  /// Fixes a file. If the task is canceled, the result is as far as it got.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - selection: which fixes to apply.
  ///   - check: returns the findings about a version of the file, sorted by position.
  package init(
    _ source: SourceFile, applying selection: FixSelection, check: @escaping (SourceFile) -> [Diagnostic]
  ) {
    let file = FixedFile(unchanged: source, check(source))
    var rounds = FixRounds(file: file, selection: selection, fixesErrorsOfFixes: true, check: check)
    let fixed = rounds.run()
    if fixed.hasNewErrors {
      var strict = FixRounds(file: file, selection: selection, fixesErrorsOfFixes: false, check: check)
      self = strict.run()
    } else {
      self = fixed
    }
  }
}

extension FixedFile {
  /// Whether there is an error that the original text did not have.
  fileprivate var hasNewErrors: Bool {
    var errors = Mistakes(errorsIn: originalDiagnostics)
    return diagnostics.contains { $0.severity == .error && !errors.remove($0) }
  }
}

extension FileContext {
  /// Returns a file of this context with its findings fixed; a file that holds no documents stays as it is.
  package func fixed(_ source: SourceFile, applying selection: FixSelection = .safe) -> FixedFile {
    guard kind.holdsDocuments else { return FixedFile(unchanged: source, diagnostics(of: source)) }
    return FixedFile(source, applying: selection) { diagnostics(of: $0) }
  }
}

/// Applies fixes round by round: one fix can make another one possible, as renaming a key can show that its
/// value is wrong.
private struct FixRounds {
  private static let maximumCount = 8
  /// Limits the time for a file with many fixes that cannot be applied.
  private static let maximumCheckCount = 64

  var file: FixedFile
  let selection: FixSelection
  /// Whether a fix may lead to an error that has a fix itself, as a misspelled key whose value is misspelled,
  /// too.
  let fixesErrorsOfFixes: Bool
  let check: (SourceFile) -> [Diagnostic]
  private var checkCount = 1

  init(
    file: FixedFile, selection: FixSelection, fixesErrorsOfFixes: Bool,
    check: @escaping (SourceFile) -> [Diagnostic]
  ) {
    self.file = file
    self.selection = selection
    self.fixesErrorsOfFixes = fixesErrorsOfFixes
    self.check = check
  }

  mutating func run() -> FixedFile {
    var open = OpenFindings(file.diagnostics.filter { $0.fix(selection) != nil })
    let original = Set(file.diagnostics.map(Mistake.init))
    // What deletes something runs last: what another fix writes may be what it would delete.
    var deletes = false
    for _ in 0..<Self.maximumCount {
      let edited = apply(groups(deleting: deletes, original))
      if let edited {
        file.source = edited.source
        file.diagnostics = edited.diagnostics
        file.fixed += open.close(with: edited.diagnostics, after: edited.edits)
      } else if deletes || !selection.contains(.destructive) {
        break
      }
      deletes = edited == nil
    }
    file.fixed.sort(by: Diagnostic.isOrderedBefore)
    return file
  }

  /// Returns the edits of the fixes of the current findings, as far as they do not overlap.
  private func groups(deleting deletes: Bool, _ original: Set<Mistake>) -> [[TextEdit]] {
    var edits = DisjointEdits()
    return file.diagnostics.compactMap { diagnostic -> [TextEdit]? in
      guard let fix = diagnostic.fix(selection), (fix.level == .destructive) == deletes else { return nil }
      // What only seems needless since other fixes were applied stays.
      if deletes, !original.contains(Mistake(diagnostic)) { return nil }
      return edits.insert(fix.edits) ? fix.edits : nil
    }
  }

  private struct EditedFile {
    let source: SourceFile
    let diagnostics: [Diagnostic]
    /// The edits that led to the text.
    let edits: [TextEdit]
  }

  /// Applies groups of edits that do not overlap, without those that would do harm; returns `nil` if nothing
  /// is left.
  private mutating func apply(_ groups: [[TextEdit]]) -> EditedFile? {
    if groups.isEmpty { return nil }
    let isJSON = ParsedFile(file.source).isStrictJSON
    let errors = Mistakes(errorsIn: file.diagnostics)
    var result: EditedFile?
    // Halves what cannot be applied as a whole, until only the groups that do harm are left.
    var waiting = [groups[...]]
    while let next = waiting.popLast(), checkCount < Self.maximumCheckCount {
      checkCount += 1
      if let edited = edit((result?.edits ?? []) + next.joined(), isJSON: isJSON, errors: errors) {
        result = edited
      } else if next.count > 1 {
        let middle = next.startIndex + next.count / 2
        waiting.append(next[middle...])
        waiting.append(next[..<middle])
      }
    }
    return result
  }

  /// Returns the file after some edits; `nil` if they change nothing, make JSON invalid or lead to a new
  /// error.
  private func edit(_ edits: [TextEdit], isJSON: Bool, errors: Mistakes) -> EditedFile? {
    let bytes = file.source.bytes.edited(by: edits)
    let source = SourceFile(uri: file.source.uri, version: file.source.version, bytes: bytes)
    guard bytes != file.source.bytes, !isJSON || ParsedFile(source).isStrictJSON else { return nil }
    let diagnostics = check(source)
    var errors = errors
    for error in diagnostics where error.severity == .error && !errors.remove(error) {
      guard fixesErrorsOfFixes, let fix = error.fix(selection), fix.level != .destructive else { return nil }
    }
    // The check of a canceled task may have missed an error.
    return Task.isCancelled ? nil : EditedFile(source: source, diagnostics: diagnostics, edits: edits)
  }
}

/// What a finding says, wherever it is.
private struct Mistake: Hashable {
  let id: DiagnosticID
  let message: String

  init(_ diagnostic: Diagnostic) {
    id = diagnostic.id
    message = diagnostic.message
  }
}

/// How often findings say the same.
private struct Mistakes {
  private var counts: [Mistake: Int] = [:]

  init(errorsIn diagnostics: [Diagnostic]) {
    for error in diagnostics where error.severity == .error { counts[Mistake(error), default: 0] += 1 }
  }

  /// Removes one finding; returns `false` if there is none left that says the same.
  mutating func remove(_ diagnostic: Diagnostic) -> Bool {
    let mistake = Mistake(diagnostic)
    guard let count = counts[mistake], count > 0 else { return false }
    counts[mistake] = count - 1
    return true
  }
}
