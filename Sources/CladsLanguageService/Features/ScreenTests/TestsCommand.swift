import CladsCheck
import CladsPreview
import CladsProject
import Diagnostics
package import JSONSyntax
package import LanguageServerProtocol
import SourceText

/// `clads.tests`: lists tests of screens.
package enum TestsCommand: ServerCommand {
  package static let name = "clads.tests"

  /// Takes the `uri` of a test, or of a document for its tests; without it, all of the workspace. Returns
  /// `tests`.
  package static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    let tests = try await argument.tests(in: context)
    return LSPAny { json in
      json.member("tests", tests.map { ListedTest(test: $0, encoding: context.encoding) })
    }
  }
}

/// A test as clients list it.
private struct ListedTest: JSONEncodable {
  let test: WorkspaceTest
  let encoding: PositionEncoding

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("uri", test.file.source.uri)
      json.member("name", test.file.name)
      json.name("document")
      if let uri = test.documentURI { json.string(uri.string) } else { json.null() }
      json.name("problem")
      if let problem = problem { json.string(problem) } else { json.null() }
      json.member("steps", TestSteps(test.file, encoding: encoding).all)
    }
  }

  private var problem: String? {
    (test.subject.problem(in: test.file.tree) ?? test.file.problems.first)?.diagnostic.message
  }
}

/// The steps of a test as clients get them.
struct TestSteps {
  /// A step.
  struct Step: JSONEncodable {
    let title: String
    let range: LSPRange
    /// `passed`, `failed` or `pending`; `nil` if nobody asks.
    var status: String?
    var message: String?

    func encode(to json: inout JSONWriter) {
      json.object { json in
        json.member("title", title)
        json.member("range", range)
        guard let status else { return }
        json.member("status", status)
        json.name("message")
        if let message { json.string(message) } else { json.null() }
      }
    }
  }

  let all: [Step]

  init(_ file: ScreenTestFile, encoding: PositionEncoding) {
    let mapper = PositionMapper(file.source, encoding: encoding)
    let ranges = mapper.ranges(file.test.steps.indices.map { file.range(ofStep: $0) })
    all = zip(file.test.steps, ranges).map { Step(title: $0.title, range: $1) }
  }
}
