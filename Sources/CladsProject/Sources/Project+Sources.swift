import CladsDocument
import CladsSources
import Diagnostics
import JSONSyntax
import SourceText

extension Project {
  /// Reads the Swift files of the project, and returns the findings about their globs.
  mutating func readSources(
    _ file: ProjectFile, _ tree: SyntaxTree, _ files: some FileReading, _ outside: PathsOutside,
    after earlier: Project?
  ) -> [Finding] {
    guard let entries = file.sources else { return [] }
    var reading = SwiftFiles()
    var findings: [Finding] = []
    for entry in entries {
      if outside.nodes.contains(entry.node) { reading.isComplete = false }
      if outside.unreadable.contains(entry.node) { continue }
      findings += reading.add(entry, tree, files)
    }
    let sources = ProjectSources(reading.contents, isComplete: reading.isComplete, after: earlier?.sources)
    self.sources = sources
    sourcePatterns = entries.map { Glob($0.text) }
    companions += sources.paths
    return findings
  }

  /// The Swift files that the entries of `sources` refer to.
  private struct SwiftFiles {
    var contents: [(path: String, bytes: [UInt8])] = []
    var isComplete = true
    private var known: Set<String> = []

    mutating func add(_ entry: LocatedText, _ tree: SyntaxTree, _ disk: some FileReading) -> [Finding] {
      let glob = Glob(entry.text)
      let path = String(entry.text.hasPrefix("./") ? entry.text.dropFirst(2) : entry.text[...])
      let found = !glob.isPattern || disk.exists(path) ? [path] : disk.sourcePaths(matching: glob)
      let named = found.filter { $0.hasSuffix(".swift") }
      // There may be more than were found.
      if found.count >= GlobLimit.sources { isComplete = false }
      guard !named.isEmpty else {
        isComplete = false
        return [Self.missing(entry, path, tree, disk)]
      }
      return named.filter { known.insert($0).inserted }.compactMap { path -> Finding? in
        do throws(FileReadingError) {
          contents.append((path, try disk.read(path)))
          return nil
        } catch {
          isComplete = false
          return unreadable(path, error, entry, tree)
        }
      }
    }

    private static func missing(
      _ entry: LocatedText, _ path: String, _ tree: SyntaxTree, _ disk: some FileReading
    ) -> Finding {
      guard !Glob(entry.text).isPattern, disk.exists(path) else { return missingFile(entry, tree) }
      let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
      return Finding(
        .projectMissingFile, at: tree.withView { $0.range(entry.node) },
        "`\(entry.text)` is not a Swift file",
        help: "for the Swift files in a folder, write `\(folder)/**/*.swift`")
    }
  }

  /// Adds the names that Swift source registers and that the project file does not declare.
  mutating func registerSources(besides file: ProjectFile) {
    guard let sources else { return }
    let scan = sources.scan
    let builtIn = Set(BuiltInKinds.components.map { $0.description.name })
    vocabulary.register(
      scan.components.filter { !builtIn.contains($0.name.text) }.map { component in
        let node = ComponentFile().node(named: component.name.text, in: component)
        return Entry(
          name: component.name.text, documentation: node.documentation, origin: component.name.origin,
          .node(node))
      }, in: .node)
    vocabulary.register(
      scan.actions.map { action in
        let description = ActionFile().description(named: action.name.text, in: action)
        return Entry(
          name: action.name.text, documentation: description.documentation, origin: action.name.origin,
          .action(description))
      }, in: .action)
    vocabulary.register(
      scan.sectionLayouts.map { entry in
        let layout = SectionLayoutFile(description: entry.name.documentation).description(
          named: entry.name.text)
        return Entry(
          name: entry.name.text, documentation: layout.kind.documentation, origin: entry.name.origin,
          .sectionLayout(layout))
      }, in: .sectionLayout)
    vocabulary.register(
      scan.designSystems.filter(\.name.isGuess).map {
        Entry(
          name: $0.name.text, documentation: $0.name.documentation ?? "A design system.",
          origin: $0.name.origin, .name)
      }, in: .designSystem)
    for slot in [Slot.node, .action] where sources.isClosed(slot) { vocabulary.closed.insert(slot) }
    if destinations != nil {
      destinations? += scan.destinations.map(\.name.text).filter { !(file.destinations ?? []).contains($0) }
    }
  }

  /// The destinations that documents may navigate to: those that the project file lists, those that are
  /// documents, and those that Swift source shows; the others are guesses.
  package var offeredDestinations: [(name: String, isGuess: Bool)] {
    var listed = destinations ?? []
    listed += (documentDestinations ?? []).subtracting(listed).sorted()
    let found = (sources?.scan.destinations ?? []).map(\.name)
    let guesses = Set(found.filter(\.isGuess).map(\.text))
    return listed.map { ($0, guesses.contains($0)) }
      + found.filter { !listed.contains($0.text) }.map { ($0.text, $0.isGuess) }
  }
}

extension SourceKey {
  /// Returns the row of the key of something with a name. If either is a guess, any value is right; a value
  /// that is not decoded may be read elsewhere if it is missing.
  fileprivate func row(of owner: SourceName) -> Row {
    let isCertain = !name.isGuess && !owner.isGuess
    let guess = name.isGuess ? "A guess: the app's source seems to read it." : nil
    return Row(
      name: name.text, shape: isCertain ? type.shape : .any,
      documentation: [name.documentation, guess].compactMap(\.self).joined(separator: " "),
      isRequired: isCertain && isDecoded && isRequired, mismatch: Mismatch(.wrongType, .none))
  }
}

extension SourceValueType {
  /// The shape of a value of the type.
  var shape: Shape {
    switch self {
    case .string: .string(.template)
    case .integer: .integer(nil)
    case .number: .number(nil)
    case .boolean: .boolean
    case .array(let element): .array(element.shape)
    case .object: .dictionary(.any, keys: .literal)
    case .choice(let names):
      .choice(
        ChoiceShape(choices: names.map { Choice($0, "") }, ignoresCase: false, otherwise: RuntimeEffect.none))
    case .any: .any
    }
  }
}

extension [Row] {
  /// Adds the rows of the keys of something with a name that are not among them.
  func adding(_ keys: [SourceKey], of owner: SourceName) -> [Row] {
    self + keys.filter { key in !contains { $0.name == key.name.text } }.map { $0.row(of: owner) }
  }
}
