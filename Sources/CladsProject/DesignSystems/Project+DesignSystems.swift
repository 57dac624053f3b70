import CladsDocument
import CladsSources
import Diagnostics
import JSONSyntax
import SourceText

extension Project {
  /// The maximum number of token files of one design system.
  private static let maximumTokenFiles = 256
  /// The number of mistakes in one file that are reported; the others are only counted.
  private static let maximumMistakes = 10

  /// Adds the design systems of the project file, reads their token files, and returns the findings about
  /// those.
  mutating func addDesignSystems(
    _ file: ProjectFile, _ tree: SyntaxTree, _ files: some FileReading, _ outside: PathsOutside
  ) -> [Finding] {
    var findings: [Finding] = []
    for system in file.designSystems ?? [] {
      var reading = TokenFiles()
      for entry in system.value.tokens ?? [] {
        if outside.nodes.contains(entry.node) { reading.isComplete = false }
        if outside.unreadable.contains(entry.node) { continue }
        findings += reading.add(entry, tree, files)
      }
      companions += reading.paths
      let collection = DesignTokenCollection(reading.files)
      findings += Self.findings(about: collection, reading, tree)
      guard designSystems[system.name] == nil else { continue }
      let source = sources?.designSystem(named: system.name)
      let isListed = source == nil || system.value.styles != nil || system.value.tokens != nil
      designSystems[system.name] = DesignSystem(
        name: system.name, documentation: system.value.description ?? source?.documentation,
        tokens: Self.tokens(of: system.value, tree) + collection.tokens + (source?.tokens ?? []),
        prefixes: source?.prefixes ?? [],
        isClosed: isListed ? reading.isComplete && collection.isComplete : source?.isClosed ?? false)
    }
    for system in sources?.designSystems ?? [] where designSystems[system.name] == nil {
      designSystems[system.name] = system
    }
    companions = Set(companions).sorted()
    return findings
  }

  /// Returns the tokens that the project file itself declares.
  private static func tokens(of system: DesignSystemFile, _ tree: SyntaxTree) -> [DesignToken] {
    let styles = Array(system.styles ?? [])
    guard !styles.isEmpty else { return [] }
    let lines = LineIndex(tree.bytes)
    return styles.map { token in
      let range = tree.withView { $0.range(token.key) }
      return DesignToken(
        name: token.name, documentation: token.value.description, style: token.value.style,
        properties: tree.withView { $0.writtenProperties(of: token.node, except: ["description"]) },
        declaration: DesignToken.Declaration(
          file: nil, range: range, line: lines.line(containing: range.start)))
    }
  }

  /// The files that the entries of `tokens` refer to.
  private struct TokenFiles {
    var files: [DesignTokenFile] = []
    /// The entry that each file belongs to.
    var entries: [LocatedText] = []
    var paths: [String] = []
    var isComplete = true

    mutating func add(_ entry: LocatedText, _ tree: SyntaxTree, _ disk: some FileReading) -> [Finding] {
      let glob = Glob(entry.text)
      let path = String(entry.text.hasPrefix("./") ? entry.text.dropFirst(2) : entry.text[...])
      let named = !glob.isPattern || disk.exists(path) ? [path] : disk.paths(matching: glob)
      if named.isEmpty {
        isComplete = false
        return [missingFile(entry, tree)]
      }
      return named.filter { !paths.contains($0) }.compactMap { path -> Finding? in
        paths.append(path)
        guard files.count < maximumTokenFiles else {
          isComplete = false
          return nil
        }
        do throws(FileReadingError) {
          files.append(DesignTokenFile(SyntaxTree.parse(try disk.read(path)), path: path))
          entries.append(entry)
          return nil
        } catch {
          isComplete = false
          return unreadable(path, error, entry, tree)
        }
      }
    }
  }

  static func unreadable(
    _ path: String, _ error: FileReadingError, _ entry: LocatedText, _ tree: SyntaxTree
  ) -> Finding {
    let reason =
      switch error {
      case .missing: ""
      case .notAFile: "it is not a file"
      case .outside: FileReadingError.outsideMessage
      case .tooLarge: "it is too large"
      case .refused(let reason): reason
      }
    if reason.isEmpty { return missingFile(entry, tree) }
    return Finding(
      .projectMissingFile, at: tree.withView { $0.range(entry.node) },
      "`\(path)` cannot be read: \(reason)")
  }

  /// Returns the mistakes in token files, each at the entry that refers to the file.
  private static func findings(
    about collection: DesignTokenCollection, _ reading: TokenFiles, _ tree: SyntaxTree
  ) -> [Finding] {
    zip(zip(reading.files, reading.entries), collection.mistakes).flatMap { pair, mistakes -> [Finding] in
      guard !mistakes.isEmpty else { return [] }
      let (file, entry) = pair
      let lines = LineIndex(file.tree.bytes)
      let sorted = mistakes.sorted { $0.range.start < $1.range.start }
      return sorted.prefix(maximumMistakes).enumerated().map { number, mistake in
        let rest = number == maximumMistakes - 1 ? sorted.count - maximumMistakes : 0
        let more = rest > 0 ? " (and \(rest) more in this file)" : ""
        let line = lines.line(containing: mistake.range.start) + 1
        return Finding(
          mistake.rule, at: tree.withView { $0.range(entry.node) },
          "`\(file.path)`, line \(line): \(mistake.message)\(more)",
          consequence: "unknown tokens are not reported until this is fixed")
      }
    }
  }
}
