import CladsAnalysis
import CladsDocument
import CladsPreview
import CladsProject
import CladsTool
import Diagnostics
import SourceText
import TestSupport
import Testing

@MainActor
@Suite struct LiveRecordingTests {
  private static let document = """
    { "id": "cart", "state": { "code": "", "total": "40 €", "error": null },
      "actions": {
        "check": { "type": "request", "requestId": "code", "method": "GET", "url": "https://a.example/code",
          "responsePath": "total", "errorPath": "error", "onError": "unknown" },
        "unknown": { "type": "showAlert", "title": "Unknown", "buttons": [{ "label": "Again" }] } },
      "root": { "children": [
        { "type": "textfield", "bind": "code", "placeholder": "Code" },
        { "type": "button", "text": "Apply", "actions": { "onTap": "check" } },
        { "type": "label", "text": "${total}" }, { "type": "label", "text": "Sum" } ] } }
    """

  /// A live preview of a document in a folder.
  @MainActor
  private final class Stage {
    let scratch = Scratch()
    private let session: PreviewSession
    private let recorder: LiveRecorder
    private var screen: LiveScreen

    /// - Parameter sample: returns what the preview starts from, if it is in a file elsewhere.
    init(_ sample: (_ path: String) -> Sample? = { _ in nil }) async {
      scratch.write("cart.clads.json", LiveRecordingTests.document)
      let path = scratch.path("cart.clads.json")
      let source = SourceFile(
        uri: FileURI(path: path), version: 1, bytes: Array(LiveRecordingTests.document.utf8))
      let analysis = Analysis(of: ParsedFile(source), vocabulary: Project().vocabulary)
      let sample = sample(scratch.path("elsewhere.json"))
      let input = PreviewInput(
        source: source, document: analysis.document, tree: analysis.file.tree,
        samples: [.initial] + [sample].compactMap(\.self), sample: sample)
      let size = TerminalSize(columns: 120, rows: 12)
      let options = LiveScreen.options(PreviewOptions(), in: size, fixedWidth: nil)
      session = PreviewSession(options: options, input: input)
      await session.start()
      recorder = LiveRecorder(session, ofDocumentAt: path)
      screen = LiveScreen(
        session.frame(), of: input, options: options, size: size, fixedWidth: nil, path: "cart.clads.json")
    }

    /// Presses keys, and does what they request.
    func press(_ keys: Key...) async throws {
      for key in keys {
        screen.notice = nil
        let request = screen.press(key)
        switch request {
        case .send(let event):
          try await recorder.send(event)
          screen.show(resultOf: event, recorder.marked(session.frame()))
        case .record, .finishRecording:
          var options = screen.options
          screen.notice = try await recorder.perform(request, &options)
          #expect(options.holdsRequests == (recorder.marked(session.frame()).recording != nil))
          screen.options = options
          screen.show(recorder.marked(session.frame()))
        case .redraw, .change, .choose, .reset, .suspend, .quit: last = request
        }
      }
    }

    /// The last request that is about something else.
    private(set) var last: LiveRequest?

    func type(_ text: String) async throws {
      for character in text { try await press(.text(character)) }
    }

    var picture: TerminalFrame { screen.picture }
    var status: String { screen.picture.rows.suffix(2).joined(separator: "\n") }
    func test(_ name: String = "cart.clads-test.json") -> String {
      String(decoding: scratch.read(name), as: UTF8.self)
    }
  }

  @Test func `what one does becomes a test beside the document`() async throws {
    let stage = await Stage()
    try await stage.type("R")
    #expect(stage.status.contains("● recording") && !stage.status.contains("step"))
    try await stage.press(.tab)
    try await stage.type("AB")
    #expect(stage.status.contains("● recording, 1 step: type “AB” into"))
    try await stage.press(.escape, .text("E"), .tab, .enter)
    #expect(stage.status.contains("3 steps"))
    #expect(stage.status.contains("A responds to GET https://a.example/code"))
    try await stage.type("A404")
    #expect(stage.status.contains("response: 404"))
    #expect(stage.picture.cursor == .init(row: 10, column: 13))
    try await stage.press(.enter)
    #expect(stage.status.contains("Unknown: 1 [Again]"))
    try await stage.type("E1")
    try await stage.type("O")
    try await stage.type("R")
    #expect(stage.status.contains("wrote ") && stage.status.contains("cart.clads-test.json"))
    #expect(!stage.status.contains("recording"))
    let text = stage.test()
    for part in [
      #"{ "type": { "into": "Code", "text": "AB" } }"#, #""value": "AB""#, #"{ "tap": "Apply" }"#,
      #"{ "respond": { "request": "code", "with": { "$status": 404 } } }"#,
      #""alert": { "title": "Unknown""#, #"{ "answer": "Again" }"#, #""outline": ["#,
    ] {
      #expect(text.contains(part), "\(text)")
    }
    let run = Executable.run(["--test", "cart.clads.json"], in: stage.scratch.folder)
    #expect(run.status == 0, "\(run.output)\(run.error)")
  }

  @Test func `a text of the screen is chosen from a list, and expected`() async throws {
    let stage = await Stage()
    try await stage.type("T")
    #expect(stage.status.contains("R starts a recording"))
    try await stage.type("RT")
    #expect(stage.status.contains("Enter expects it") && stage.status.contains("text: "))
    #expect(stage.picture.rows.first == "\u{1B}[7mCode" + String(repeating: " ", count: 116) + "\u{1B}[0m")
    try await stage.press(.down, .down, .down, .up, .down, .enter)
    #expect(stage.status.contains("1 step: expect “Sum”"))
    // A part of it is typed; what is typed is no command.
    try await stage.type("TqX")
    #expect(stage.picture.rows.first == "No text on the screen has this.")
    #expect(stage.picture.cursor == .init(row: 10, column: 8))
    try await stage.press(.enter, .control("u"), .paste("0 €"), .enter)
    #expect(stage.status.contains("2 steps: expect “40 €”"), "\(stage.status)")
    try await stage.press(.text("T"), .text("a"), .escape)
    #expect(stage.status.contains("2 steps"))
    try await stage.type("R")
    // In the order of the screen, in which a test expects them.
    #expect(stage.test().contains(#""texts": ["40 €", "Sum"]"#), "\(stage.test())")
    let run = Executable.run(["--test", "cart.clads.json"], in: stage.scratch.folder)
    #expect(run.status == 0, "\(run.output)\(run.error)")
  }

  @Test func `the texts of an alert can be expected, too`() async throws {
    let stage = await Stage()
    try await stage.press(.text("R"), .tab, .escape, .tab, .enter, .text("A"))
    try await stage.type("404")
    try await stage.press(.enter, .text("T"), .paste("unknown"), .enter, .text("R"))
    #expect(stage.test().contains(#""texts": ["Unknown"]"#), "\(stage.test())")
    let run = Executable.run(["--test", "cart.clads.json"], in: stage.scratch.folder)
    #expect(run.status == 0, "\(run.output)\(run.error)")
  }

  @Test func `a sample that only its path names is recorded as state, and its requests wait`() async throws {
    let stage = await Stage { path in
      var sample = Sample(
        name: path, path: path, bytes: Array(#"{ "total": "7 €", "$responses": { "code": "9 €" } }"#.utf8))
      sample.isNamedByPath = true
      return sample
    }
    try await stage.press(.text("R"), .text("T"), .paste("7"), .enter, .tab, .escape, .tab, .enter)
    #expect(stage.status.contains("A responds to"))
    try await stage.type("A")
    try await stage.press(.paste(#""8 €""#), .enter, .text("T"), .paste("8"), .enter, .text("R"))
    let test = stage.test()
    #expect(test.contains(#""state": { "total": "7 €" }"#) && !test.contains("sample"), "\(test)")
    let run = Executable.run(["--test", "cart.clads.json"], in: stage.scratch.folder)
    #expect(run.status == 0, "\(run.output)\(run.error)")
  }

  @Test func `a file that is there is never replaced, nor is a link followed`() async throws {
    let stage = await Stage()
    stage.scratch.write("cart.clads-test.json", "mine")
    stage.scratch.link("cart.2.clads-test.json", to: "elsewhere")
    try await stage.type("RE")
    try await stage.type("R")
    #expect(stage.status.contains("cart.3.clads-test.json"))
    #expect(stage.test() == "mine")
    #expect(stage.test("elsewhere").isEmpty)
    #expect(stage.test("cart.3.clads-test.json").contains("nothingPresented"))
  }

  @Test func `a step can be taken back, and a recording be discarded`() async throws {
    let stage = await Stage()
    try await stage.press(.text("R"), .tab)
    try await stage.type("A")
    try await stage.press(.escape, .tab, .enter)
    #expect(stage.status.contains("2 steps"))
    try await stage.type("U")
    #expect(stage.status.contains("1 step: type") && !stage.status.contains("A responds"))
    // Nothing that would end it by accident does.
    for key in "qrs" {
      try await stage.press(.text(key))
      #expect(stage.status.contains("R stores the recording first, X discards it"))
    }
    #expect(stage.last == .redraw)
    try await stage.type("U")
    try await stage.type("U")
    #expect(stage.status.contains("there is no step to take back"))
    try await stage.type("X")
    #expect(stage.status.contains("the recording is discarded"))
    try await stage.type("q")
    #expect(stage.last == .quit)
    #expect(stage.test().isEmpty)
  }

  @Test func `nothing done is no test`() async throws {
    let stage = await Stage()
    try await stage.type("R")
    try await stage.type("R")
    #expect(stage.status.contains("nothing was done, so there is no test"))
    #expect(stage.test().isEmpty)
    try await stage.type("E")
    #expect(stage.status.contains("R starts a recording"))
  }

  @Test(arguments: [
    ("offline", #"{ "$failure": "offline" }"#), (" timeout ", #"{ "$failure": "timeout" }"#),
    ("503", #"{ "$status": 503 }"#), (#"["a"]"#, #"["a"]"#), ("42", "42"), (#""5 €""#, #""5 €""#),
    (#"{ "$status": 500, "$body": { "a": 1 } }"#, #"{ "$status": 500, "$body": { "a": 1 } }"#),
  ])
  func `a response is typed as JSON or in a word`(_ typed: String, _ written: String) async throws {
    let stage = await Stage()
    try await stage.type("RA")
    #expect(stage.status.contains("no request waits for a response"))
    try await stage.press(.tab, .escape, .tab, .enter, .text("A"), .paste(typed), .enter)
    try await stage.type("X")
    #expect(stage.status.contains("discarded"))
    // Once more, with a mistake first; what a response has said is no command.
    try await stage.press(.text("R"), .tab, .escape, .tab, .enter, .text("A"))
    try await stage.type("{q")
    try await stage.press(.enter)
    #expect(stage.status.contains("this is not JSON") && stage.status.contains("response: {q"))
    try await stage.press(.control("u"))
    try await stage.type(typed)
    try await stage.press(.enter)
    try await stage.type("R")
    let expected = Document.StateValue.parse(Array(written.utf8)).value
    let test = Document.StateValue.parse(Array(stage.test().utf8)).value
    guard case .objectValue(let members)? = test, case .arrayValue(let steps)? = members["steps"],
      case .objectValue(let step)? = steps.last, case .objectValue(let respond)? = step["respond"]
    else {
      Issue.record("\(stage.test())")
      return
    }
    #expect(respond["with"] == expected)
  }

  @Test func `Esc leaves a response without one`() async throws {
    let stage = await Stage()
    try await stage.press(.text("R"), .tab, .escape, .tab, .enter, .text("A"), .text("4"), .escape)
    #expect(stage.status.contains("A responds to"))
    #expect(!stage.status.contains("response:"))
  }
}
