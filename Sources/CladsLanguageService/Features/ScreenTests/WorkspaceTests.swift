import CladsAnalysis
import CladsCheck
import CladsPreview
import CladsProject
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// A test in the workspace, with its document.
struct WorkspaceTest: Sendable {
  let file: ScreenTestFile
  let subject: TestSubject

  init(_ snapshot: DocumentSnapshot) {
    file = ScreenTestFile(snapshot.file.source)
    subject = snapshot.context.testSubject
  }

  var documentURI: FileURI? { subject.document?.file.source.uri }

  /// Returns the document as the test shows it, or why it cannot.
  func input() async -> Result<PreviewInput, TestProblem> {
    if let problem = subject.problem(in: file.tree) {
      return .failure(TestProblem(message: problem.diagnostic.message))
    }
    guard let document = subject.document else {
      return .failure(TestProblem(message: "there is no document"))
    }
    do throws(TestProblem) {
      let input = try await document.input(declaration: file.test.declaration, client: file.test.client)
      if let problem = file.test.problem(with: input) { return .failure(problem) }
      return .success(input)
    } catch {
      return .failure(error)
    }
  }
}

extension SyntaxNode {
  /// Returns the tests that `uri` names: a test, or those of a document; without it, all of the workspace.
  func tests(in context: WorkspaceContext) async throws(ResponseError) -> [WorkspaceTest] {
    let text: String? = try optional("uri")
    guard text != nil else { return await context.tests { _ in true } }
    let file = try await file(in: context)
    if file.kind == .test { return [WorkspaceTest(file)] }
    let path = file.uri.path
    return await context.tests { $0.isTest(ofDocumentAt: path) }
  }

  /// Returns the test that `uri` names.
  func test(in context: WorkspaceContext) async throws(ResponseError) -> WorkspaceTest {
    let file = try await file(in: context)
    guard file.kind == .test else {
      throw ResponseError(
        .invalidParams, "`\(file.uri)` is not a test; tests end in `\(FileKind.testExtension)`")
    }
    return WorkspaceTest(file)
  }
}

extension WorkspaceContext {
  /// Returns the tests of the workspace that match, in the order of their paths.
  fileprivate func tests(where matches: (FileIndex) -> Bool) async -> [WorkspaceTest] {
    var tests: [WorkspaceTest] = []
    for index in await workspace.indexes()
    where index.uri.path.hasSuffix(FileKind.testExtension) && matches(index) {
      if Task.isCancelled { break }
      if let snapshot = await workspace.document(index.uri), snapshot.kind == .test {
        tests.append(WorkspaceTest(snapshot))
      }
    }
    return tests
  }
}
