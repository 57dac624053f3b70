package import CladsAnalysis
package import CladsCheck
package import CladsProject
package import JSONSyntax
import SourceText

extension FileContextFinder {
  /// Returns what a test is of.
  ///
  /// - Parameters:
  ///   - path: the path of the test.
  ///   - tree: its text.
  ///   - samples: returns the samples of a document at an absolute path.
  ///   - open: returns the text of a file at an absolute path that an editor has open.
  /// - Returns: the document, or why there is none.
  package mutating func testSubject(
    ofTestAt path: String, _ tree: SyntaxTree,
    samples: (String, FileContext) -> [Sample] = { SampleFinder.samples(of: $0, $1) },
    open: (String) -> ParsedFile? = { _ in nil }
  ) -> TestSubject {
    let path = absolutePath(of: path)
    let context = context(of: path)
    let folder = Paths.folder(of: path)
    let root = context.path == nil ? nil : context.projectPath.map(Paths.folder)
    let files = FilesBeside(folder: folder, in: WorkTree(around: root ?? folder))
    let test = tree.bytes.count > Sample.maximumFileSize ? nil : ScreenTest.read(tree).test
    guard let name = TestLookup.document(of: test, inFileNamed: Paths.name(of: path), in: files) else {
      return .missing(nil)
    }
    if name.isAbsolutePath || files.leadsOutside(name) { return .outside(name) }
    let document = absolutePath(of: Paths.join(folder, name))
    var own = self.context(of: document)
    own.kind = own.kind.named(document)
    let file: ParsedFile
    if let text = open(document) {
      file = text
    } else if case .file = FileSystem.kind(document), let bytes = try? files.read(name) {
      file = ParsedFile(SourceFile(uri: FileURI(path: document), version: nil, bytes: bytes))
    } else {
      return .missing(name)
    }
    guard own.kind.holdsDocuments else { return .noDocument(name) }
    own.samples = samples(document, own)
    return .document(TestedDocument(path: document, file: file, context: own))
  }
}
