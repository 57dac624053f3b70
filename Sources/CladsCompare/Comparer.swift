import CladsAnalysis
import CladsCheck
import CladsDocument
package import CladsGallery
package import CladsPreview
package import CladsProject
import CladsRendering
import Diagnostics
import JSONSyntax
import SourceText

/// Compares two versions of a set of screens.
package struct Comparer: Sendable {
  private let drawing: ScreenDrawing
  private let makeResolver: @MainActor @Sendable (Project) -> ScreenResolver
  private let jobs: Int
  private let pictures: PictureComparison?

  /// The number of samples that a screen is compared with.
  private static let maximumSamples = 8

  /// Creates a comparer.
  ///
  /// - Parameters:
  ///   - makeSession: creates the session that draws a screen.
  ///   - makeResolver: creates the resolver for the documents of a project.
  ///   - jobs: the number of screens that are compared at the same time.
  ///   - axes: what pictures are drawn with; `nil` for none.
  package init(
    session makeSession: @escaping PreviewSessionFactory,
    resolver makeResolver: @escaping @MainActor @Sendable (Project) -> ScreenResolver, jobs: Int,
    pictures axes: GalleryAxes? = nil
  ) {
    pictures = axes.map { PictureComparison($0, session: makeSession) }
    drawing = ScreenDrawing(makeSession: makeSession)
    self.makeResolver = makeResolver
    self.jobs = max(1, jobs)
  }

  /// Returns what has changed.
  package func compare(_ old: [ComparedScreen], _ new: [ComparedScreen]) async -> Comparison {
    let pairs = ScreenPairing.pairs(old, new)
    let resolvers = await Resolvers(makeResolver)
    var results = [ScreenComparison?](repeating: nil, count: pairs.count)
    var unchangedCount = 0
    await withTaskGroup(of: (Int, ScreenComparison?).self) { group in
      var next = 0
      func start() {
        guard next < pairs.count else { return }
        let index = next
        next += 1
        group.addTask { (index, await compare(pairs[index], resolvers)) }
      }
      for _ in 0..<jobs { start() }
      for await (index, result) in group {
        results[index] = result
        if result == nil { unchangedCount += 1 }
        start()
      }
    }
    let hasTests = (old + new).contains { !$0.tests.isEmpty }
    for (index, pair) in pairs.enumerated() {
      let tests = (pair.new ?? pair.old)?.tests ?? []
      results[index]?.tests = tests
      results[index]?.lacksTests = hasTests && tests.isEmpty && pair.new != nil
    }
    let (shared, screens) = SharedChanges.extracted(from: results.compactMap(\.self))
    return Comparison(shared: shared, screens: screens, unchangedCount: unchangedCount)
  }

  private func compare(_ pair: ScreenPairing.Pair, _ resolvers: Resolvers) async -> ScreenComparison? {
    switch (pair.old, pair.new) {
    case (let old?, let new?):
      if old.title == new.title, old.isIdentical(to: new) { return nil }
      return await compare(old, new, resolvers)
    case (let old?, nil):
      var comparison = ScreenComparison(path: old.path, name: old.name, verdict: .removed)
      comparison.drawing = await drawing.drawing(
        old: (old, old.analysis()), new: nil, Self.samples(old, old))
      comparison.pictures = await pictures((old, old.analysis()), nil)
      return comparison
    case (nil, let new?):
      let analysis = new.analysis()
      var comparison = ScreenComparison(path: new.path, name: new.name, verdict: .added)
      comparison.newFindings = FindingChanges.all(in: new, analysis)
      comparison.drawing = await drawing.drawing(old: nil, new: (new, analysis), Self.samples(new, new))
      comparison.pictures = await pictures(nil, (new, analysis))
      return comparison
    case (nil, nil): return nil
    }
  }

  private func compare(
    _ old: ComparedScreen, _ new: ComparedScreen, _ resolvers: Resolvers
  ) async -> ScreenComparison? {
    let (written, newAnalysis) = (old.analysis(), new.analysis())
    let newFindings = new.context.embeddedDiagnostics(of: newAnalysis)
    if old.environment == new.environment, old.title == new.title,
      old.interpolations == new.interpolations, Self.isSameValue(old, new)
    {
      let oldFindings = old.context.embeddedDiagnostics(of: written)
      return ScreenComparer.respelled(old, written, oldFindings, new, newAnalysis, newFindings)
    }
    let renamed = await RenamedKeys.renaming(old, written, as: newAnalysis)
    // A variable that the old version does not name has its usual name there.
    let renamedNew = await RenamedKeys.renaming(new, newAnalysis, as: renamed.analysis, onlyVariables: true)
    // Under the new names, so that a name makes no difference.
    let oldFindings = old.context.embeddedDiagnostics(of: renamed.analysis)
    let samples = Self.samples(old, new)
    let (oldOutline, newOutline) = await resolvers.outlines(
      (old, renamed.analysis), (new, renamedNew.analysis), samples, sentNames: renamed.sentNames)
    var comparison = ScreenComparer.compare(
      ScreenSide(old, renamed.analysis, oldOutline.finished(), oldFindings, sentNames: renamed.sentNames),
      ScreenSide(new, renamedNew.analysis, newOutline.finished(), newFindings), samples: samples.map(\.name),
      renames: renamed.notes)
    let (oldLevel, newLevel) = (old.context.project.vocabulary.level, new.context.project.vocabulary.level)
    if oldLevel != newLevel, comparison.verdict != .same {
      let name = FileKind.projectFileName
      let detail = Change.Detail(.value, "level", oldLevel.rawValue, newLevel.rawValue)
      comparison.changes.insert(Change(.changed, .project, name, details: [detail]), at: 0)
    }
    let (oldHoles, newHoles) = (old.interpolations, new.interpolations)
    if oldHoles != newHoles {
      // What an interpolation yields is not known.
      comparison.changes.append(Change.ofInterpolations(oldHoles, newHoles))
      if comparison.verdict == .same, comparison.newFailure == nil { comparison.verdict = .looks }
    }
    let isUnchanged =
      comparison.verdict == .same && comparison.newFailure == nil && comparison.changes.isEmpty
      && comparison.notes.isEmpty && comparison.clients == nil
      && comparison.newFindings.isEmpty && comparison.goneFindings.isEmpty && old.title == new.title
    if isUnchanged { return nil }
    if comparison.verdict == .looks, comparison.oldFailure == nil, comparison.newFailure == nil {
      comparison.drawing = await drawing.drawing(
        old: (old, renamed.analysis), new: (new, newAnalysis), samples)
      comparison.pictures = await pictures((old, written), (new, newAnalysis))
    }
    return comparison
  }

  private typealias Version = (screen: ComparedScreen, analysis: Analysis)

  /// Returns the pictures that look different, each version with its own samples.
  private func pictures(_ old: Version?, _ new: Version?) async -> PictureChanges {
    guard let pictures else { return PictureChanges() }
    func input(_ version: Version?) -> PreviewInput? {
      version.map { ScreenDrawing.input($0.screen, $0.analysis, Self.samples($0.screen, $0.screen)) }
    }
    return await pictures.changes(input(old), input(new))
  }

  /// Whether two documents are surely the same but for white space and the order of keys.
  private static func isSameValue(_ old: ComparedScreen, _ new: ComparedScreen) -> Bool {
    // Most versions differ in more, which their lengths show.
    guard old.file.tree.mistakes.isEmpty, new.file.tree.mistakes.isEmpty,
      old.text.count(where: { $0 > Byte.space }) == new.text.count(where: { $0 > Byte.space })
    else { return false }
    let (left, right) = (
      Document.StateValue.parse(Array(old.text)), Document.StateValue.parse(Array(new.text))
    )
    // Of members with the same name, the order decides.
    return left.findings.isEmpty && right.findings.isEmpty && left.value == right.value
  }

  /// Returns the samples that both versions are resolved with: those of the new version, then those that only
  /// the old one has.
  private static func samples(_ old: ComparedScreen, _ new: ComparedScreen) -> [Sample] {
    var samples = new.context.samples.filter { $0.problem == nil }
    let names = Set(samples.map(\.name))
    samples += old.context.samples.filter { $0.problem == nil && !names.contains($0.name) }
    return Array(samples.prefix(maximumSamples))
  }
}

/// Resolves screens; the resolver of each project is created once.
@MainActor
private final class Resolvers {
  private let make: @MainActor @Sendable (Project) -> ScreenResolver
  private var known: [String: ScreenResolver] = [:]
  private let styles = StyleTexts()

  init(_ make: @escaping @MainActor @Sendable (Project) -> ScreenResolver) { self.make = make }

  private func resolver(of screen: ComparedScreen) -> ScreenResolver {
    if let resolver = known[screen.environment] { return resolver }
    let resolver = make(screen.context.project)
    known[screen.environment] = resolver
    return resolver
  }

  /// Returns the outlines of both versions with the same samples, to be `finished()`.
  func outlines(
    _ old: (screen: ComparedScreen, analysis: Analysis), _ new: (screen: ComparedScreen, analysis: Analysis),
    _ samples: [Sample], sentNames: [String: String]
  ) -> (old: ScreenOutline, new: ScreenOutline) {
    var left = Version(old.analysis, resolver(of: old.screen), styles, sentNames: sentNames)
    var right = Version(new.analysis, resolver(of: new.screen), styles)
    for (index, sample) in samples.enumerated() {
      left.add(sample.state(over: left.declared), sample: index)
      right.add(sample.state(over: right.declared), sample: index)
    }
    if !left.builder.isComplete || !right.builder.isComplete {
      left.add(ListProbe.filled(left.declared, for: left.document), sample: -1)
      right.add(ListProbe.filled(right.declared, for: right.document), sample: -1)
    }
    if !left.builder.hasAllEmptyViews || !right.builder.hasAllEmptyViews {
      left.add(ListProbe.emptied(left.declared, for: left.document), sample: -2)
      right.add(ListProbe.emptied(right.declared, for: right.document), sample: -2)
    }
    return (left.builder.unfinished, right.builder.unfinished)
  }

  private struct Version {
    let analysis: Analysis
    let resolver: ScreenResolver
    let declared: [String: Document.StateValue]
    var builder: OutlineBuilder

    @MainActor
    init(
      _ analysis: Analysis, _ resolver: ScreenResolver, _ styles: StyleTexts,
      sentNames: [String: String] = [:]
    ) {
      self.analysis = analysis
      self.resolver = resolver
      declared = (analysis.document.state ?? [:]).valuesByName()
      builder = OutlineBuilder(analysis.document, analysis.file.tree, resolver, styles, sentNames: sentNames)
    }

    var document: Document.Definition { analysis.document }

    @MainActor
    mutating func add(_ state: [String: Document.StateValue], sample: Int) {
      builder.add(resolver.resolve(document, tree: analysis.file.tree, state: state).root, sample: sample)
    }
  }
}
