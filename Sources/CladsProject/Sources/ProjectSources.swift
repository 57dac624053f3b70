package import CladsDocument
package import CladsSources
import SourceText

/// The Swift source of an app, and what it registers.
package struct ProjectSources: Sendable {
  /// What the files register. Their paths are relative to the project file.
  package let scan: SourceScan
  /// Whether all files that the project names were read.
  package let isComplete: Bool
  /// The number of files that were not known from an earlier reading.
  package let newFileCount: Int
  /// The files, by path.
  private let files: [String: SwiftFile]

  /// One file, which need not be read again as long as its contents are the same.
  private struct SwiftFile: Sendable {
    let contents: Int
    let facts: SwiftFileFacts
    let lines: LineIndex

    init(path: String, bytes: [UInt8]) {
      contents = bytes.hashValue
      facts = SwiftFileFacts(path: path, bytes: bytes)
      lines = LineIndex(bytes)
    }
  }

  /// Reads files; those with the same contents as in an earlier reading are only compared.
  package init(
    _ contents: [(path: String, bytes: [UInt8])], isComplete: Bool = true,
    after earlier: ProjectSources? = nil
  ) {
    var files: [String: SwiftFile] = [:]
    var newFileCount = 0
    for (path, bytes) in contents where files[path] == nil {
      if let known = earlier?.files[path], known.contents == bytes.hashValue {
        files[path] = known
      } else {
        files[path] = SwiftFile(path: path, bytes: bytes)
        newFileCount += 1
      }
    }
    self.files = files
    self.isComplete = isComplete
    self.newFileCount = newFileCount
    if let earlier, newFileCount == 0, files.count == earlier.files.count {
      scan = earlier.scan
    } else {
      scan = SourceScan(files: files.keys.sorted().compactMap { files[$0]?.facts })
    }
  }

  /// Returns whether an earlier reading showed the same names, in the same places.
  package func showsSame(as earlier: ProjectSources) -> Bool {
    scan == earlier.scan && isComplete == earlier.isComplete && paths == earlier.paths
      && names.map(line) == earlier.names.map(earlier.line)
  }

  /// The paths of the files, sorted.
  package var paths: [String] { files.keys.sorted() }

  /// The folders with the files, sorted; a new file changes one of them.
  package var folders: [String] {
    Set(files.keys.map { path in path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." }).sorted()
  }

  /// Returns the zero-based line of a name.
  package func line(of name: SourceName) -> Int {
    files[name.path]?.lines.line(containing: name.range.start) ?? 0
  }

  /// Whether the files register anything that is not a guess.
  package var isEmpty: Bool {
    !names.contains { $0.certainty == .certain }
  }

  /// The paths of the files with names that are not guesses, sorted.
  package var registeringPaths: [String] {
    Set(names.filter { $0.certainty == .certain }.map(\.path)).sorted()
  }

  /// The names of everything that the files register.
  private var names: [SourceName] {
    scan.components.map(\.name) + scan.actions.map(\.name) + scan.designSystems.map(\.name)
      + (scan.destinations + scan.sectionLayouts + scan.functions).map(\.name)
  }

  /// Whether every component that the app registers has been found, or every action: a name that is not among
  /// them is registered nowhere.
  package func isClosed(_ slot: Slot) -> Bool {
    guard isComplete, !isEmpty else { return false }
    return switch slot {
    case .node: scan.unnamedComponents.isEmpty
    case .action: scan.unnamedActions.isEmpty
    default: false
    }
  }

  /// How many of the names that an app registers its source shows.
  package enum ShownNames: Sendable {
    /// The source says nothing about them.
    case unknown
    case some, all
  }

  /// Returns how many names of a kind the source shows.
  package func shown(_ slot: Slot) -> ShownNames {
    if isClosed(slot) { return .all }
    let isShown =
      switch slot {
      case .node: !scan.components.isEmpty || !scan.unnamedComponents.isEmpty
      case .action: !scan.actions.isEmpty || !scan.unnamedActions.isEmpty
      case .destination: scan.destinations.contains { !$0.name.isGuess }
      default: false
      }
    return isShown ? .some : .unknown
  }

  func component(named name: String) -> SourceComponent? { scan.components.first { $0.name.text == name } }

  func action(named name: String) -> SourceAction? { scan.actions.first { $0.name.text == name } }

  /// Returns what declares a name, the most certain first; a token is that of one design system, or of any.
  package func declarations(
    of name: String, in slot: Slot, ofDesignSystem system: String? = nil
  ) -> [SourceName] {
    switch slot {
    case .node: component(named: name)?.declarations ?? []
    case .action: action(named: name)?.declarations ?? []
    case .sectionLayout: Self.declarations(of: name, in: scan.sectionLayouts)
    case .destination: Self.declarations(of: name, in: scan.destinations)
    case .function: Self.declarations(of: name, in: scan.functions)
    case .designSystem: scan.designSystems.map(\.name).filter { $0.text == name }
    case .token:
      scan.designSystems.filter { system == nil || $0.name.text == system }.flatMap(\.references).filter {
        !$0.isPrefix && $0.name.text == name
      }.map(\.name)
    case .modifier, .rule, .asset: []
    }
  }

  /// Returns the names that a file registers, in no particular order, each with its slot; tokens have the
  /// name of their design system.
  package func registrations(
    inFileAt path: String
  ) -> [(slot: Slot, name: SourceName, designSystem: String?)] {
    guard files[path] != nil else { return [] }
    let entries: [(Slot, [SourceName])] =
      scan.components.map { (.node, $0.declarations) } + scan.actions.map { (.action, $0.declarations) }
      + scan.sectionLayouts.map { (.sectionLayout, $0.declarations) }
      + scan.destinations.map { (.destination, $0.declarations) }
      + scan.functions.map { (.function, $0.declarations) }
      + scan.designSystems.map { (.designSystem, [$0.name]) }
    let tokens = scan.designSystems.flatMap { system in
      system.references.filter { !$0.isPrefix }.map { (Slot.token, $0.name, Optional(system.name.text)) }
    }
    return
      (entries.flatMap { slot, names in names.map { (slot, $0, nil) } } + tokens).filter { $0.1.path == path }
  }

  private static func declarations(of name: String, in entries: [SourceEntry]) -> [SourceName] {
    entries.first { $0.name.text == name }?.declarations ?? []
  }
}

extension SourceName {
  package var isGuess: Bool { certainty == .guessed }

  /// The origin of an entry with the name.
  var origin: EntryOrigin { .source(path: path, range: range, isGuess: isGuess) }
}
