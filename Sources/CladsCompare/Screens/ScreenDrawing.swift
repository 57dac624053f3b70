import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsPreview
import CladsProject
import Diagnostics
import SourceText

/// Draws both versions of a screen as text.
struct ScreenDrawing: Sendable {
  /// Creates the sessions.
  let makeSession: PreviewSessionFactory

  /// The number of rows of a screen that are drawn.
  private static let maximumRows = 400

  /// Returns the drawings side by side with the first sample that makes a difference; `nil` if they are equal
  /// with every sample.
  @MainActor
  func drawing(
    old: (screen: ComparedScreen, analysis: Analysis)?, new: (screen: ComparedScreen, analysis: Analysis)?,
    _ samples: [Sample]
  ) async -> ScreenComparison.Drawing? {
    for sample in samples {
      let oldRows = await rows(old, sample)
      let newRows = await rows(new, sample)
      if oldRows == newRows { continue }
      return ScreenComparison.Drawing(
        sample: sample.name == Sample.initialName ? nil : sample.name, rows: Self.aligned(oldRows, newRows))
    }
    return nil
  }

  @MainActor
  private func rows(_ version: (screen: ComparedScreen, analysis: Analysis)?, _ sample: Sample) async
    -> [String]
  {
    guard let (screen, analysis) = version else { return [] }
    let options = PreviewOptions(as: .device, level: screen.context.project.vocabulary.level)
    let session = makeSession(options, Self.input(screen, analysis, [sample]))
    await session.start()
    let rows = session.rows()
    await session.stop()
    return Array(rows.prefix(Self.maximumRows))
  }

  /// Returns what is drawn of a screen, with the first of some samples.
  static func input(_ screen: ComparedScreen, _ analysis: Analysis, _ samples: [Sample]) -> PreviewInput {
    PreviewInput(
      source: analysis.file.source, document: analysis.document, tree: analysis.file.tree,
      findings: analysis.findings.map(\.diagnostic).sorted(by: Diagnostic.isOrderedBefore),
      samples: samples, sample: samples.first, project: screen.context.project)
  }

  /// Returns rows side by side: equal ones next to each other, and those in between.
  private static func aligned(_ old: [String], _ new: [String]) -> [ScreenComparison.Drawing.Row] {
    let (removed, inserted) = LineComparison(
      old.map { Array($0.utf8)[...] }, new.map { Array($0.utf8)[...] }
    ).changes()
    var rows: [ScreenComparison.Drawing.Row] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let (isRemoved, isInserted) = (i < old.count && removed[i], j < new.count && inserted[j])
      if !isRemoved, !isInserted {
        guard i < old.count, j < new.count else { break }
        rows.append(.init(old: old[i], new: new[j]))
        (i, j) = (i + 1, j + 1)
        continue
      }
      rows.append(.init(old: isRemoved ? old[i] : nil, new: isInserted ? new[j] : nil))
      if isRemoved { i += 1 }
      if isInserted { j += 1 }
    }
    return rows
  }
}
