import CladsDocument
import CladsProject
import SourceText
import Testing

@testable import CladsPreview

@MainActor
@Suite struct TestRecordingTests {
  private let stage = TestStage()
  private let host: PreviewHost
  private let name = "p"

  init() { host = PreviewHost(makeSession: { PreviewSession(options: $0, input: $1) }, publish: { _ in }) }

  private func start(_ stage: TestStage) async throws -> PreviewFrame {
    _ = try await host.open(name, stage.input) { _ in }
    return try await host.record(.start, in: name, of: stage.input.uri)
  }

  private func send(_ event: PreviewEvent) async throws -> PreviewFrame {
    try await host.send(event, to: name, of: stage.input.uri)
  }

  private func record(_ change: RecordingChange) async throws -> PreviewFrame {
    try await host.record(change, in: name, of: stage.input.uri)
  }

  private func control(_ label: String, _ index: Int = 0, in frame: PreviewFrame) -> PreviewEvent {
    let found = frame.controls.filter { $0.label == label }
    let control = found.indices.contains(index) ? found[index] : found.first
    return .tap(pointer: control?.pointer ?? "", instance: control?.instance ?? [])
  }

  @Test func `what one does becomes the test that one would have written`() async throws {
    let frame = try await start(stage)
    let field = frame.controls.first { $0.kind == "textfield" }?.pointer ?? ""
    _ = try await send(.valueChanged(pointer: field, instance: [], .stringValue("A")))
    _ = try await send(.valueChanged(pointer: field, instance: [], .stringValue("Ada")))
    _ = try await send(control("news", in: frame))
    _ = try await send(control("Pick", 1, in: frame))
    _ = try await send(control("Load", in: frame))
    let waiting = try await record(.expect(.requests, pointer: nil, instance: [], path: nil))
    #expect(waiting.recording?.requests == ["GET https://a.example/items"])
    _ = try await record(.respond(nil, with: .arrayValue([.stringValue("Rope")])))
    let shown = try await record(.expect(.state, pointer: nil, instance: [], path: "items"))
    _ = try await record(.expect(.text, pointer: "/root/children/0", instance: [], path: nil))
    #expect(shown.recording?.requests == [])
    _ = try await send(control("Buy", in: shown))
    _ = try await record(.expect(.presented, pointer: nil, instance: [], path: nil))
    _ = try await send(.alertButton(1))
    _ = try await record(.expect(.actions, pointer: nil, instance: [], path: nil))
    let text = try host.endRecording(in: name, of: stage.input.uri)
    #expect(
      text == #"""
        {
          "steps": [
            { "type": { "into": "Your name", "text": "Ada" } },
            { "toggle": "news" },
            { "tap": { "text": "Pick", "index": 1 } },
            { "tap": "Load" },
            { "expect": { "requests": ["GET https://a.example/items"] } },
            { "respond": { "request": "items", "with": ["Rope"] } },
            { "expect": { "texts": ["Shop"], "state": { "items": ["Rope"] } } },
            { "tap": "Buy" },
            {
              "expect": {
                "alert": { "title": "Thanks", "message": "See you", "buttons": ["Back", "More"] }
              }
            },
            { "answer": "More" },
            {
              "expect": {
                "actions": [{ "action": "open", "with": { "destination": "more", "presentation": "push" } }]
              }
            }
          ]
        }

        """#)
    #expect(await stage.run(text) == "passed")
  }

  @Test func `undo takes the last step away and shows the screen before it`() async throws {
    let frame = try await start(stage)
    _ = try await send(control("Buy", in: frame))
    let undone = try await record(.undo)
    #expect(undone.recording?.steps == [] && undone.presented.isEmpty)
    #expect(undone.rows.contains { $0.contains("There is some") })
  }

  @Test func `a recording that is canceled leaves the preview as any other`() async throws {
    _ = try await start(stage)
    let frame = try await record(.end)
    #expect(frame.recording == nil)
    await #expect(throws: PreviewError.self) { try await record(.undo) }
    let loaded = try await send(control("Load", in: frame))
    #expect(loaded.state == loaded.state && loaded.recording == nil)
  }

  @Test func `an expectation of a node says its value, its style or that it is there`() async throws {
    _ = try await start(stage)
    for kind in [ExpectationKind.visible, .value, .style] {
      _ = try await record(.expect(kind, pointer: "/root/children/1", instance: [], path: nil))
    }
    _ = try await record(.expect(.outline, pointer: nil, instance: [], path: nil))
    _ = try await record(.expect(.noProblems, pointer: nil, instance: [], path: nil))
    let text = try host.endRecording(in: name, of: stage.input.uri)
    #expect(text.contains(#""node": "There is some""#), "\(text)")
    #expect(text.contains(##""textColor": "#FF0000""##), "\(text)")
    #expect(await stage.run(text) == "passed")
  }

  @Test func `what is not there cannot be expected`() async throws {
    _ = try await start(stage)
    for change in [
      RecordingChange.expect(.text, pointer: "/root/children/99", instance: [], path: nil),
      .expect(.value, pointer: "/root", instance: [], path: nil),
      .expect(.state, pointer: nil, instance: [], path: "nope"), .respond(nil, with: .nullValue),
    ] {
      await #expect(throws: PreviewError.self) { try await record(change) }
    }
  }
}
