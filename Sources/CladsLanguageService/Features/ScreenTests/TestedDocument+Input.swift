import CladsAnalysis
package import CladsCheck
package import CladsPreview
package import CladsProject
import Diagnostics
import SourceText

/// Why a test cannot run, as a clause.
package struct TestProblem: Error {
  package let message: String
  /// The key of the test that is wrong; `nil` if it is none.
  package var key: String?
}

extension TestedDocument {
  /// Returns the document as a test shows it.
  ///
  /// - Parameters:
  ///   - declaration: the name of its declaration, in a Swift file.
  ///   - client: the name of the version of the app; `nil` for the newest one.
  /// - Returns: the document, with its samples.
  /// - Throws: why there is no such document.
  package func input(declaration: String?, client: String?) async throws(TestProblem) -> PreviewInput {
    if let problem = UTF8Problem(in: file.source.bytes) {
      throw TestProblem(message: "the document: \(problem.clause)")
    }
    if let client, !context.project.clientNames.contains(client) {
      let near = didYouMean(closest(to: client, in: context.project.clientNames)).map { "; \($0)" } ?? ""
      throw TestProblem(message: "clads.json names no version `\(client)` of the app\(near)", key: "client")
    }
    var snapshot = DocumentSnapshot.computing(
      file.source, context, choice: DrawingChoice(sample: Sample.initialName, client: client))
    if snapshot.kind == .swift {
      do throws(DocumentChoiceError) {
        snapshot = snapshot.embedded(try snapshot.file.index(ofDocumentDeclaredBy: declaration))
      } catch {
        throw TestProblem(message: error.message, key: "declaration")
      }
    }
    let input = PreviewInput(snapshot, await snapshot.analyses(), levels: context.checker.levels)
    guard let input else { throw TestProblem(message: "the file has no document") }
    return input
  }
}

extension ScreenTest {
  /// Returns why the test cannot run with a document; `nil` if it can.
  package func problem(with input: PreviewInput) -> TestProblem? {
    guard let sample else { return nil }
    do throws(SampleChoiceError) {
      _ = try input.samples.choosing(sample)
      return nil
    } catch {
      return TestProblem(message: error.message, key: "sample")
    }
  }
}
