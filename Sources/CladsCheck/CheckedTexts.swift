package import CladsAnalysis
import CladsProject
package import Diagnostics
package import SourceText

/// The findings in the texts that were checked last, for files that have the same text: repositories and
/// backends have many of them. In a stream, also those in the shapes that occurred last: what does not depend
/// on the texts that a document shows is the same in all documents of a shape.
package final class CheckedTexts: Sendable {
  private struct Key: Hashable {
    let bytes: [UInt8]
    /// The checks, which are shared by all files of a project.
    let checker: Checker

    static func == (a: Key, b: Key) -> Bool { a.checker.isIdentical(to: b.checker) && a.bytes == b.bytes }

    /// Hashes the bytes as a whole; an array would hash one after the other.
    func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
  }

  private struct ShapeKey: Hashable {
    let shape: DocumentShape
    let checker: Checker

    static func == (a: ShapeKey, b: ShapeKey) -> Bool {
      a.checker.isIdentical(to: b.checker) && a.shape == b.shape
    }

    func hash(into hasher: inout Hasher) { hasher.combine(shape) }
  }

  /// The result of a check.
  package struct Checked: Sendable {
    /// The findings, sorted by position.
    package let diagnostics: [Diagnostic]
    /// The shape of the first document in the file; `nil` unless shapes matter.
    package let shape: DocumentShape?
  }

  private struct State {
    var texts: RecentValues<Key, Checked>
    var shapes: RecentValues<ShapeKey, RuleRunner.CheckedVersion>
  }

  /// About what a finding with its fixes takes, in bytes.
  private static let lengthOfFinding = 1024

  /// The length of all texts and their findings at which some are forgotten, in bytes.
  private let maximumLength: Int
  private let hasShapes: Bool
  private let state: Monitor<State>

  /// - Parameters:
  ///   - maximumLength: how many bytes of texts, with their findings, are kept.
  ///   - shapes: how many bytes of documents of different shapes are kept; what is known about them takes
  ///     many times that.
  package init(maximumLength: Int = 1 << 20, shapes: Int = 0) {
    self.maximumLength = maximumLength
    hasShapes = shapes > 0
    state = Monitor(
      State(
        texts: RecentValues(maximumLength: maximumLength), shapes: RecentValues(maximumLength: shapes)))
  }

  /// Checks a file.
  package func checked(_ source: SourceFile, in context: FileContext) -> Checked {
    let isKept = context.dependsOnTextOnly && source.bytes.count <= maximumLength / 8
    let key = Key(bytes: source.bytes, checker: context.checker)
    if isKept, let known = state.with({ $0.texts.value(for: key) }) { return known }
    let checked = check(source, in: context, isKept: isKept)
    if isKept, !checked.diagnostics.contains(where: { $0.related.contains { $0.path != nil } }) {
      let length = source.bytes.count + checked.diagnostics.count * Self.lengthOfFinding
      state.with { $0.texts.insert(checked, for: key, length: length) }
    }
    return checked
  }

  private func check(_ source: SourceFile, in context: FileContext, isKept: Bool) -> Checked {
    let file = ParsedFile(source)
    let analyses = context.analyses(of: file)
    guard hasShapes, let shape = analyses.first.map(DocumentShape.init) else {
      return Checked(diagnostics: context.diagnostics(of: file, analyses: analyses), shape: nil)
    }
    let key = ShapeKey(shape: shape, checker: context.checker)
    let known = isKept ? state.with { $0.shapes.value(for: key) } : nil
    let (diagnostics, version) = context.check(file, analyses: analyses, after: known)
    if isKept, let version {
      state.with { $0.shapes.insert(version, for: key, length: source.bytes.count) }
    }
    return Checked(diagnostics: diagnostics, shape: shape)
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
