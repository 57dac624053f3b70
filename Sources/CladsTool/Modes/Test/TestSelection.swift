import CladsCheck
import CladsFiles
import CladsProject
import CladsTesting
import Diagnostics
import JSONSyntax
import SourceText

/// The tests that the command line asks for.
struct TestSelection {
  /// The paths as printed, sorted.
  private(set) var paths: [String] = []
  private(set) var problems: [String] = []
  private var seen: Set<String> = []

  init(_ options: Options, _ contexts: inout FileContextFinder) throws(RunError) {
    if let changed = try CheckPaths(options).changed {
      addTests(ofChanged: changed, options, &contexts)
    } else {
      addTests(at: options, &contexts)
    }
    paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func addTests(at options: Options, _ contexts: inout FileContextFinder) {
    var finder = DocumentFinder(ignoring: options.ignoring)
    for path in options.paths { finder.add(path, &contexts) }
    problems = finder.problems
    // A folder contains the tests of its documents; a document that is named has tests beside it.
    let named = Set(options.paths.map(Paths.normalized))
    for found in finder.tests { add(found.path) }
    for found in finder.documents where named.contains(found.path) {
      let tests = FoundTest.paths(ofDocumentAt: found.path)
      if tests.isEmpty {
        problems.append(
          "\(found.path): it has no tests; the name of one would be "
            + "`\(FileKind.stem(ofDocumentNamed: Paths.name(of: found.path)))\(FileKind.testExtension)`")
      }
      for path in tests { add(path) }
    }
  }

  /// Adds the tests that have changed, and those whose document has, is gone, or depends on what has changed.
  /// The document may be in another folder, also in one that the command line does not name.
  private mutating func addTests(
    ofChanged changed: [String], _ options: Options, _ contexts: inout FileContextFinder
  ) {
    var finder = DocumentFinder(ignoring: options.ignoring)
    _ = finder.addChanged(changed, in: [], &contexts)
    let documents = Set(finder.documents.map { FileSystem.absolute($0.path) }).union(changed)
    let tests = Set(finder.tests.map { FileSystem.absolute($0.path) })
    let current = FileSystem.absolute(".")
    func shown(_ path: String) -> String { Paths.relative(path, to: current) ?? path }
    let root = WorkTree(around: ".").root
    var candidates = DocumentFinder(ignoring: options.ignoring)
    for path in options.paths.isEmpty ? [root == current ? "." : root] : options.paths {
      candidates.add(path, &contexts)
    }
    problems = candidates.problems
    for found in candidates.tests {
      let path = FileSystem.absolute(found.path)
      if tests.contains(path) || !documents.isDisjoint(with: Self.documents(ofTestAt: path, &contexts)) {
        add(shown(path))
      }
    }
    for path in options.paths.map(FileSystem.absolute) where documents.contains(path) {
      for test in FoundTest.paths(ofDocumentAt: shown(path)) { add(test) }
    }
  }

  /// Returns the absolute path of the document of a test; if there is none, those that it could have.
  private static func documents(
    ofTestAt path: String, _ contexts: inout FileContextFinder
  ) -> [String] {
    guard let bytes = try? FileSystem.read(path) else { return [] }
    let tree = SyntaxTree.parse(bytes)
    switch contexts.testSubject(ofTestAt: path, tree) {
    case .document(let document): return [document.path]
    case .missing(let name):
      let names = name.map { [$0] } ?? TestLookup.documentNames(ofTestNamed: Paths.name(of: path))
      return names.map { FileSystem.absolute(Paths.join(Paths.folder(of: path), $0)) }
    case .unknown, .outside, .noDocument: return []
    }
  }

  private mutating func add(_ path: String) {
    if seen.insert(path).inserted { paths.append(path) }
  }
}
