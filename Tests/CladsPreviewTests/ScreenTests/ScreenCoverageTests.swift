import Testing

@testable import CladsPreview

@MainActor
@Suite struct ScreenCoverageTests {
  private let stage = TestStage(samples: [("sold", #"{ "some": false, "items": [] }"#)])

  private func missing(_ tests: String...) async -> [String] {
    var coverage: ScreenCoverage?
    for test in tests {
      let run = stage.testRun(test)
      run.measureCoverage()
      _ = await run.result()
      guard let reached = run.coverage else { continue }
      if coverage == nil { coverage = reached } else { coverage?.merge(reached) }
    }
    return (coverage?.parts ?? []).filter { !$0.isReached }.map { "\($0.kind.rawValue) \($0.name)" }
  }

  @Test func `what no step reaches is named`() async {
    let found = await missing(#"[{ "tap": "Buy" }]"#)
    #expect(
      found == [
        "sample sold", "action open", "action leave", "action load", "action failed", "action share",
        "action again", "action setState", "node label “Nothing here”", "branch `some` is false",
      ])
  }

  @Test func `several tests reach more, and each branch needs its own state`() async {
    let found = await missing(
      #"[{ "tap": "Buy" }]"#, #"{ "sample": "sold", "steps": [ { "tap": "Leave" } ] }"#,
      #"[{ "tap": { "text": "Pick", "index": 0 } }]"#)
    #expect(found == ["action open", "action load", "action failed", "action share", "action again"])
  }
}
