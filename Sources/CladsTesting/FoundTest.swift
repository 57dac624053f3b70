package import CladsCheck
package import CladsFiles
package import CladsPreview
package import CladsProject
import Diagnostics
import SourceText

/// A test on disk, with its document.
package struct FoundTest: Sendable {
  /// The path as printed.
  package let path: String
  package let file: ScreenTestFile
  /// The path of its document; `nil` if there is none.
  package let documentPath: String?
  /// Why it cannot run; `nil` if it can.
  let problem: TestFailure?
  let document: TestDocument?
}

/// A document that tests are of: a version of the app shows it, and in a Swift file it has a declaration.
struct TestDocument: Sendable, Hashable {
  let document: TestedDocument
  /// The path as printed.
  let path: String
  let declaration: String?
  let client: String?

  static func == (left: TestDocument, right: TestDocument) -> Bool {
    left.document.path == right.document.path && left.declaration == right.declaration
      && left.client == right.client
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(document.path)
    hasher.combine(declaration)
    hasher.combine(client)
  }
}

extension FoundTest {
  /// Reads the test at a path.
  ///
  /// - Parameters:
  ///   - path: the path of its file.
  ///   - contexts: the contexts of files.
  ///   - known: the documents that earlier tests are of, by their absolute paths.
  /// - Throws: why the file cannot be read.
  package init(
    _ path: String, _ contexts: inout FileContextFinder, known: inout [String: TestedDocument]
  ) throws(FileReadingError) {
    self.path = path
    let source = SourceFile(
      uri: FileURI(path: FileSystem.absolute(path)), version: nil, bytes: try FileSystem.read(path))
    file = ScreenTestFile(source)
    let subject = contexts.testSubject(ofTestAt: path, file.tree)
    let wrong = subject.problem(in: file.tree)
    problem = wrong.map { TestFailure(at: $0.range, $0.diagnostic.message, help: $0.diagnostic.help) }
    guard let found = subject.document else {
      (document, documentPath) = (nil, nil)
      return
    }
    let shared = known[found.path] ?? found
    known[found.path] = shared
    let folder = Paths.folder(of: path)
    let relative = Paths.relative(found.path, to: FileSystem.absolute(folder))
    let shown = relative.map { Paths.normalized(Paths.join(folder, $0)) } ?? found.path
    documentPath = shown
    document = TestDocument(
      document: shared, path: shown, declaration: file.test.declaration, client: file.test.client)
  }

  /// Returns the paths of the tests of a document.
  package static func paths(ofDocumentAt path: String) -> [String] {
    let folder = Paths.folder(of: path)
    let files = FilesBeside(folder: FileSystem.absolute(folder))
    return TestLookup.tests(ofDocumentNamed: Paths.name(of: path), in: files).map { Paths.join(folder, $0) }
  }
}
