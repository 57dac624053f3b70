import CladsDocument
package import JSONSyntax
import SourceText

/// What a file is to the tools, told from its name and from what its project says about its path.
///
/// The only place that knows file names and how the globs of a project rank; `interface.md` defines both.
package enum FileKind: Sendable, Hashable {
  /// A CLADS document.
  case document
  /// A file with documents inside, at these JSON pointers; `*` matches any one member or element.
  case envelope(pointers: [String])
  /// A Swift file, whose string literals may be documents.
  case swift
  /// A project file, `clads.json`.
  case project
  /// A state to try documents with.
  case sample
  /// A test of a screen.
  case test
  /// Design tokens. Their findings belong to the project file, which names them.
  case tokens
  /// A list of earlier findings.
  case baseline
  /// A file that has nothing to do with CLADS.
  case other

  /// The name of project files.
  package static let projectFileName = "clads.json"
  /// The ending of the files that are samples wherever they are.
  package static let sampleExtension = ".sample.json"
  /// The ending of the files that are tests of screens wherever they are.
  package static let testExtension = ".clads-test.json"
  /// The endings of the files that are documents wherever they are.
  package static let documentExtensions = [".clads.json", ".clads"]
  /// The endings that `NAME.sample.json` leaves out of the name of its document, the longest first.
  static let sampledExtensions = documentExtensions + [".json", ".jsonc"]

  /// Returns the name of a document without its ending.
  package static func stem(ofDocumentNamed name: String) -> String {
    for ending in sampledExtensions where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  /// The kind of the file with a name.
  ///
  /// - Parameters:
  ///   - name: the last component of its path.
  ///   - path: its `/`-separated path relative to the project file; `nil` outside of any project.
  ///   - project: the project it belongs to.
  ///   - isDocument: whether something else makes it a document, where neither its name nor its project
  ///     decides.
  package init(
    ofFileNamed name: String, at path: String?, in project: Project,
    orIf isDocument: @autoclosure () -> Bool = false
  ) {
    self = Self.byName(name) ?? path.flatMap { Self.selected($0, project) } ?? .other
    // A glob may be too wide.
    if holdsDocuments, self == .swift ? !Self.isSwift(name) : !Self.isJSON(name) { self = .other }
    if self == .other, path.map({ !project.excludes($0) }) ?? true,
      Self.documentExtensions.contains(where: { name.hasSuffix($0) }) || isDocument()
    {
      self = .document
    }
  }

  private static func byName(_ name: String) -> FileKind? {
    if name == projectFileName { return .project }
    if name.hasSuffix(testExtension) { return .test }
    return name.hasSuffix(sampleExtension) ? .sample : nil
  }

  private static func selected(_ path: String, _ project: Project) -> FileKind? {
    if project.isSample(path) { return .sample }
    if path == project.baselinePath { return .baseline }
    if project.companionPatterns.contains(where: { $0.matches(path) }) { return .tokens }
    if project.excludes(path) { return nil }
    let selectors = project.documents.filter { $0.glob.matches(path) }
    if isSwift(path) { return selectors.contains(where: \.isSwift) ? .swift : nil }
    let pointers = selectors.compactMap(\.pointer)
    if !pointers.isEmpty { return .envelope(pointers: pointers) }
    return selectors.isEmpty ? nil : .document
  }

  /// Returns whether an open text is a document that neither its name nor its project selects: the client's
  /// language is `clads`, or the text is JSON with the two keys of every screen.
  package static func isDocument(_ tree: SyntaxTree, languageId: String) -> Bool {
    if languageId == "clads" { return true }
    guard languageId == "json" || languageId == "jsonc" else { return false }
    return Document.Definition.isLikely(tree)
  }

  /// Whether the file holds documents.
  package var holdsDocuments: Bool {
    switch self {
    case .document, .envelope, .swift: true
    case .project, .sample, .test, .tokens, .baseline, .other: false
    }
  }

  /// Whether the file is checked: all but design tokens, whose findings belong to the project file, baselines
  /// and what has nothing to do with CLADS.
  package var isChecked: Bool {
    switch self {
    case .document, .envelope, .swift, .project, .sample, .test: true
    case .tokens, .baseline, .other: false
    }
  }

  /// Whether language features work in the file: it is checked, or holds design tokens.
  package var hasFeatures: Bool { isChecked || self == .tokens }

  /// Whether a search of folders looks at a file or folder with a name.
  package static func isSearched(_ name: String) -> Bool { !name.hasPrefix(".") && name != "node_modules" }

  /// Whether a search of folders leaves out a folder with a name unless a `.gitignore` includes it again:
  /// tools write build products and dependencies there.
  package static func isProductFolder(_ name: String) -> Bool { productFolders.contains(name) }

  private static let productFolders: Set<String> = [
    "build", "DerivedData", "SourcePackages", "Pods", "Carthage", "node_modules", "bower_components",
    "__pycache__",
  ]

  /// Whether a file with a name may be of any kind but `other`: it is JSON or Swift.
  package static func isCandidate(_ name: String) -> Bool { isJSON(name) || isSwift(name) }

  /// Whether a name is that of a JSON file.
  package static func isJSON(_ name: String) -> Bool { jsonExtensions.contains { name.hasSuffix($0) } }

  /// Whether a name is that of a Swift file.
  package static func isSwift(_ name: String) -> Bool { name.hasSuffix(FileURI.swiftExtension) }

  /// The kind of a file that is named explicitly, which is checked whatever its name.
  package func named(_ name: String) -> FileKind {
    self == .other ? Self.isSwift(name) ? .swift : .document : self
  }

  /// The endings of the names of JSON files.
  private static let jsonExtensions = [".json", ".jsonc"] + documentExtensions
}

extension Project {
  /// Whether the project says that the file at a path is no document.
  package func excludes(_ path: String) -> Bool { exclude.contains { $0.matches(path) } }
}
