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
    var rounds = FixRounds(file: file, selection: selection, check: check)
    self = rounds.run()
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
  let check: (SourceFile) -> [Diagnostic]
  private var checkCount = 1

  init(file: FixedFile, selection: FixSelection, check: @escaping (SourceFile) -> [Diagnostic]) {
    self.file = file
    self.selection = selection
    self.check = check
  }

  mutating func run() -> FixedFile {
    var open = OpenFindings(file.diagnostics.filter { $0.fix(selection) != nil })
    let original = Set(file.diagnostics.map(Mistake.init))
    for _ in 0..<Self.maximumCount {
      var edits = DisjointEdits()
      let groups = file.diagnostics.compactMap { diagnostic -> [TextEdit]? in
        guard let fix = diagnostic.fix(selection) else { return nil }
        // What only seems needless since other fixes were applied stays.
        if fix.level == .destructive, !original.contains(Mistake(diagnostic)) { return nil }
        return edits.insert(fix.edits) ? fix.edits : nil
      }
      guard !groups.isEmpty, let edited = apply(groups) else { break }
      file.source = edited.source
      file.diagnostics = edited.diagnostics
      file.fixed += open.close(with: edited.diagnostics, after: edited.edits)
    }
    file.fixed.sort(by: Diagnostic.isOrderedBefore)
    return file
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
    let isJSON = ParsedFile(file.source).isStrictJSON
    var errors: [Mistake: Int] = [:]
    for error in file.diagnostics where error.severity == .error { errors[Mistake(error), default: 0] += 1 }
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
  private func edit(_ edits: [TextEdit], isJSON: Bool, errors: [Mistake: Int]) -> EditedFile? {
    let bytes = file.source.bytes.edited(by: edits)
    let source = SourceFile(uri: file.source.uri, version: file.source.version, bytes: bytes)
    guard bytes != file.source.bytes, !isJSON || ParsedFile(source).isStrictJSON else { return nil }
    let diagnostics = check(source)
    var errors = errors
    for error in diagnostics where error.severity == .error {
      guard let count = errors[Mistake(error)], count > 0 else { return nil }
      errors[Mistake(error)] = count - 1
    }
    // The check of a canceled task may have missed an error.
    return Task.isCancelled ? nil : EditedFile(source: source, diagnostics: diagnostics, edits: edits)
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
}
