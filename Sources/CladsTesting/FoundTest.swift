import CladsCheck
package import CladsFiles
package import CladsPreview
package import CladsProject
import SourceText

/// A test on disk, with its document.
package struct FoundTest: Sendable {
  /// The path as printed.
  package let path: String
  package let file: ScreenTestFile
  /// The path of its document; `nil` if there is none.
  package let documentPath: String?
  /// Why it cannot run, as a clause; `nil` if it can.
  package let problem: String?
  let document: TestDocument?
}

/// A document that tests are of, not yet read.
struct TestDocument: Sendable, Hashable {
  let path: String
  let declaration: String?
  let client: String?
  let context: FileContext

  static func == (left: TestDocument, right: TestDocument) -> Bool {
    left.path == right.path && left.declaration == right.declaration && left.client == right.client
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path)
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
  /// - Throws: why the file cannot be read.
  package init(_ path: String, _ contexts: inout FileContextFinder) throws(FileReadingError) {
    self.path = path
    let folder = Paths.folder(of: path)
    let source = SourceFile(
      uri: FileURI(path: FileSystem.absolute(path)), version: nil, bytes: try FileSystem.read(path))
    file = ScreenTestFile(source)
    let files = FilesBeside(folder: FileSystem.absolute(folder))
    let name = TestLookup.document(of: file.test, inFileNamed: Paths.name(of: path), in: files)
    documentPath = name.map { Paths.normalized(Paths.join(folder, $0)) }
    guard let name, let documentPath else {
      problem = "there is no document beside it whose name it begins with; name it with `document`"
      document = nil
      return
    }
    guard files.exists(name) else {
      problem = "there is no file `\(name)`"
      document = nil
      return
    }
    if files.leadsOutside(name) {
      problem = "`\(name)`: \(FileReadingError.outsideMessage)"
      document = nil
      return
    }
    problem = nil
    var context = contexts.context(of: documentPath)
    if !context.kind.holdsDocuments { context.kind = FileKind.other.named(documentPath) }
    document = TestDocument(
      path: documentPath, declaration: file.test.declaration, client: file.test.client, context: context)
  }

  /// Returns the paths of the tests of a document.
  package static func paths(ofDocumentAt path: String) -> [String] {
    let folder = Paths.folder(of: path)
    let files = FilesBeside(folder: FileSystem.absolute(folder))
    return TestLookup.tests(ofDocumentNamed: Paths.name(of: path), in: files).map { Paths.join(folder, $0) }
  }
}
