import CladsPreview
import CladsProject
package import JSONSyntax
package import LanguageServerProtocol
import SourceText

/// `clads.tests.play`: shows the screen after some steps of a test.
package enum TestsPlayCommand: ServerCommand {
  package static let name = "clads.tests.play"

  /// Takes the `uri` of a test, the number of steps as `step`, and what `clads.preview` takes for drawing.
  /// Returns the steps and a `snapshot`.
  package static func run(
    _ argument: SyntaxNode, in context: WorkspaceContext
  ) async throws(ResponseError) -> LSPAny {
    guard let host = context.previews else {
      throw ResponseError(.requestFailed, "previews are not available")
    }
    let test = try await argument.test(in: context)
    let input: PreviewInput
    switch await test.input() {
    case .success(let found): input = found
    case .failure(let problem): throw ResponseError(.requestFailed, problem.message)
    }
    let count = test.file.test.steps.count
    let wanted = min(try argument.number("step", in: 0...Int.max) ?? count, count)
    var request = PreviewRequest()
    try argument.update(&request)
    let run = await ScreenTestRun(test.file, input, makeSession: host.makeSession)
    var steps = TestSteps(test.file, encoding: context.encoding).all
    var start: String?
    var performed = 0
    if let failure = await run.start() {
      start = failure.message
    } else {
      while performed < wanted, !Task.isCancelled {
        let failures = await run.perform(performed)
        steps[performed].status = failures.isEmpty ? "passed" : "failed"
        steps[performed].message = failures.first.map {
          [$0.message, $0.help].compactMap(\.self).joined(separator: "; ")
        }
        performed += 1
        // What follows an event that was not possible says nothing.
        if !failures.isEmpty, !test.file.test.steps[performed - 1].isExpectation { break }
      }
    }
    for index in steps.indices where steps[index].status == nil { steps[index].status = "pending" }
    var frame = await run.frame(request, settings: PreviewOptions())
    frame.preview = test.file.source.uri.string
    await run.session.stop()
    let snapshot = PreviewSnapshot(frame, encoding: context.encoding)
    return LSPAny { json in
      json.member("step", performed)
      json.member("count", count)
      json.name("problem")
      if let start { json.string(start) } else { json.null() }
      json.member("steps", steps)
      json.member("snapshot", snapshot)
    }
  }
}
