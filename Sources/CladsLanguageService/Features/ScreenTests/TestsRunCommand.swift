import CladsCheck
import CladsPreview
import CladsProject
import Diagnostics
package import JSONSyntax
package import LanguageServerProtocol
import SourceText

/// `clads.tests.run`: runs tests of screens.
package enum TestsRunCommand: ServerCommand {
  package static let name = "clads.tests.run"

  /// Takes the `uri` of a test, or of a document for its tests; `coverage` for what they reach, and `update`
  /// for the edit that stores outlines. Returns `results`.
  package static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    guard let host = context.previews else {
      throw ResponseError(.requestFailed, "previews are not available")
    }
    let measuresCoverage: Bool = try argument.optional("coverage") ?? false
    let isUpdating: Bool = try argument.optional("update") ?? false
    var results: [TestRunResult] = []
    var coverage = WorkspaceCoverage()
    var changes: [(file: ScreenTestFile, updates: [ScreenTestResult.OutlineUpdate])] = []
    for test in try await argument.tests(in: context) {
      if Task.isCancelled { break }
      var result = TestRunResult(test: test, encoding: context.encoding)
      switch await test.input() {
      case .failure(let problem): result.message = problem.message
      case .success(let input):
        let run = await ScreenTestRun(test.file, input, makeSession: host.makeSession)
        if measuresCoverage { await run.measureCoverage() }
        let outcome = await run.result(updating: isUpdating)
        result.result = outcome
        result.input = input
        if let found = await run.coverage { coverage.add(found, input) }
        if isUpdating, !outcome.updates.isEmpty { changes.append((test.file, outcome.updates)) }
      }
      results.append(result)
    }
    let edits = changes.map { change in
      let mapper = PositionMapper(change.file.source, encoding: context.encoding)
      return TextDocumentEdit(
        uri: change.file.source.uri, version: change.file.source.version,
        edits: change.file.edits(change.updates).map {
          LSPTextEdit(range: mapper.range($0.range), newText: $0.newText)
        })
    }
    let edit =
      edits.isEmpty
      ? nil : WorkspaceEdit(edits, usesDocumentChanges: context.client.documentChanges)
    let (encodedResults, encodedCoverage) = (results, coverage.encoded(context.encoding))
    return LSPAny { json in
      json.member("results", encodedResults)
      if measuresCoverage { json.member("coverage", encodedCoverage) }
      json.name("edit")
      if let edit { edit.encode(to: &json) } else { json.null() }
    }
  }
}

/// What came of a test, as clients get it.
private struct TestRunResult: JSONEncodable {
  let test: WorkspaceTest
  let encoding: PositionEncoding
  /// Why it could not run; `nil` if it could.
  var message: String?
  var result: ScreenTestResult?
  var input: PreviewInput?

  init(test: WorkspaceTest, encoding: PositionEncoding) {
    self.test = test
    self.encoding = encoding
  }

  private var status: String {
    switch result?.status {
    case .passed?: "passed"
    case .undecided?: "skipped"
    case .failed?, nil: "failed"
    }
  }

  func encode(to json: inout JSONWriter) {
    let mapper = PositionMapper(test.file.source, encoding: encoding)
    json.object { json in
      json.member("uri", test.file.source.uri)
      json.member("name", test.file.name)
      json.name("document")
      if let uri = test.documentURI { json.string(uri.string) } else { json.null() }
      json.member("status", status)
      json.name("message")
      if let message = message ?? result?.failures.first?.message {
        json.string(message)
      } else {
        json.null()
      }
      json.member(
        "failures",
        (result?.failures ?? []).map { failure in
          EncodedTestFailure(
            failure: failure, range: mapper.range(failure.range), screen: result?.screen ?? [],
            related: failure.places.compactMap { place -> EncodedTestFailure.Place? in
              input.map { EncodedTestFailure.Place(place, $0, encoding) }
            })
        })
    }
  }
}

/// A failure as clients get it.
private struct EncodedTestFailure: JSONEncodable {
  /// A place in the document.
  struct Place: JSONEncodable {
    let uri: FileURI
    let range: LSPRange
    let message: String

    init(_ place: TestFailure.Place, _ input: PreviewInput, _ encoding: PositionEncoding) {
      let host = input.source.hostRange(of: place.range)
      uri = host.host.uri
      range = PositionMapper(host.host, encoding: encoding).range(host.range)
      message = place.message
    }

    func encode(to json: inout JSONWriter) {
      json.object { json in
        json.member("uri", uri)
        json.member("range", range)
        json.member("message", message)
      }
    }
  }

  let failure: TestFailure
  let range: LSPRange
  let screen: [String]
  let related: [Place]

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.name("step")
      if let step = failure.step { json.int(step) } else { json.null() }
      json.member("range", range)
      json.member("message", failure.help.map { "\(failure.message); \($0)" } ?? failure.message)
      json.name("expected")
      if let lines = failure.expected { json.string(lines.joined(separator: "\n")) } else { json.null() }
      json.name("actual")
      if let lines = failure.actual { json.string(lines.joined(separator: "\n")) } else { json.null() }
      json.member("screen", screen)
      json.member("related", related)
    }
  }
}

/// What the tests of several documents reach.
private struct WorkspaceCoverage {
  private var documents: [(input: PreviewInput, coverage: ScreenCoverage)] = []

  mutating func add(_ coverage: ScreenCoverage, _ input: PreviewInput) {
    if let index = documents.firstIndex(where: {
      $0.input.uri == input.uri && $0.input.place?.index == input.place?.index
    }) {
      documents[index].coverage.merge(coverage)
    } else {
      documents.append((input, coverage))
    }
  }

  func encoded(_ encoding: PositionEncoding) -> [EncodedCoverage] {
    documents.map { EncodedCoverage(input: $0.input, coverage: $0.coverage, encoding: encoding) }
  }
}

/// What the tests of a document reach, as clients get it.
private struct EncodedCoverage: JSONEncodable {
  let input: PreviewInput
  let coverage: ScreenCoverage
  let encoding: PositionEncoding

  /// A part that no test reaches.
  private struct Missing: JSONEncodable {
    let part: ScreenCoverage.Part
    let range: LSPRange?

    func encode(to json: inout JSONWriter) {
      json.object { json in
        json.member("kind", part.kind.rawValue)
        json.member("name", part.name)
        json.name("range")
        if let range { range.encode(to: &json) } else { json.null() }
      }
    }
  }

  func encode(to json: inout JSONWriter) {
    let host = input.source.hostRange(of: TextRange(utf8: 0, 0)).host
    let mapper = PositionMapper(host, encoding: encoding)
    json.object { json in
      json.member("uri", input.uri)
      json.member("reached", coverage.parts.count { $0.isReached })
      json.member("total", coverage.parts.count)
      json.member(
        "missing",
        coverage.parts.filter { !$0.isReached }.map { part in
          Missing(part: part, range: part.range.map { mapper.range(input.source.hostRange(of: $0).range) })
        })
    }
  }
}
