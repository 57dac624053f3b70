import CladsServer
import TestSupport
import Testing

/// Previews of documents that change in the editor and on disk.
@Suite struct PreviewChangeTests {
  // MARK: - Edits

  @Test func `an edit is shown and keeps the state that it does not change`() async {
    let stage = await PreviewStage()
    _ = await stage.preview()
    await stage.tap()
    await stage.change(to: PreviewStage.replacing("count", with: "number"), version: 2)
    #expect(stage.latest()?.shows("number 1") == true)
    #expect(stage.latest()?.int("version") == 2 && stage.latest()?.int("state", "n") == 1)
    await stage.change(to: PreviewStage.replacing(#""n": 0"#, with: #""n": 5"#), version: 3)
    #expect(stage.latest()?.shows("count 5") == true && stage.latest()?.int("version") == 3)
  }

  @Test(arguments: [
    (#""hello"#, #""text": "hello"#, 2), (#""bind": "name""#, #""bind": "name", "styleId": "nowhere""#, 1),
  ])
  func `a document with errors stays visible, and its errors are counted`(
    _ old: String, _ new: String, _ count: Int
  ) async {
    let stage = await PreviewStage()
    #expect(await stage.preview().int("problems") == 0)
    await stage.change(to: PreviewStage.replacing(old, with: new), version: 2)
    #expect(stage.latest()?.int("problems") == count)
    #expect(stage.latest()?.shows("count 0") == true)
    await stage.change(to: PreviewStage.document, version: 3)
    #expect(stage.latest()?.int("problems") == 0)
  }

  @Test(arguments: ["sign-in", "trail-search"])
  func `an incomplete document is shown like one that is opened so`(_ name: String) async throws {
    let text = try #require(SampleDocuments.examples.first { $0.name == name }).text
    let stage = await PreviewStage(text)
    _ = await stage.preview(#""width": 40, "as": "spec""#)
    var version = 1
    for length in Array(stride(from: 0, to: text.count, by: 211)) + [text.count] {
      version += 1
      await stage.change(to: String(text.prefix(length)), version: version)
      let frame = try #require(stage.latest())
      #expect(frame.int("version") == version && frame.rows.count == frame.int("height"))
      for span in frame.elements("spans") {
        let column = try #require(span.int("column"))
        let width = try #require(span.int("width"))
        #expect(0 <= column && 0 <= width && column + width <= 40)
        let (start, end) = (span.int("textStart") ?? -1, span.int("textEnd") ?? -1)
        #expect(0 <= start && start <= end)
        #expect(frame.rows.indices.contains(span.int("row") ?? -1))
      }
    }
    let fresh = await stage.preview(#""preview": "fresh", "width": 40, "as": "spec""#)
    #expect(stage.latest()?.string("text") == fresh.string("text"))
  }

  @Test func `of many edits the last is shown`() async {
    let stage = await PreviewStage()
    _ = await stage.preview()
    for number in 0..<200 {
      stage.session.change(
        stage.name, to: PreviewStage.replacing("count", with: "step \(number)"), version: number + 2)
    }
    await stage.session.settle()
    #expect(stage.latest()?.shows("step 199 0") == true && stage.latest()?.int("version") == 201)
    let revisions = stage.sent().compactMap { $0.int("revision") }
    #expect(!revisions.isEmpty && revisions == Set(revisions).sorted())
  }

  // MARK: - Samples, settings, projects

  @Test func `a preview without its own sample uses the selected one`() async {
    let stage = await PreviewStage()
    _ = await stage.preview()
    _ = await stage.preview(#""preview": "own", "sample": "initial""#)
    #expect(await stage.run("selectSample", #""sample": "big""#) == "null")
    #expect(stage.latest()?.shows("count 40") == true && stage.latest()?.string("sample") == "big")
    #expect(await stage.preview(#""preview": "new""#).int("state", "n") == 40)
    #expect(await stage.frame("preview.reset", #""preview": "own""#).int("state", "n") == 0)
  }

  @Test func `a changed sample and a new one are shown`() async {
    let stage = await PreviewStage()
    _ = await stage.preview(#""sample": "big""#)
    await stage.report(PreviewStage.big, #"{ "n": 50 }"#)
    #expect(stage.latest()?.shows("count 50") == true)
    await stage.report("stage.new.sample.json", #"{ "n": 60 }"#)
    #expect(stage.latest()?.text("samples") == #"["initial","big","new"]"#)
  }

  @Test func `a changed project is shown`() async {
    let stage = await PreviewStage()
    #expect(await stage.preview().string("banner")?.contains("base") == true)
    await stage.report("clads.json", #"{ "formatLevel": "extended" }"#)
    #expect(stage.latest()?.string("banner")?.contains("extended") == true)
  }

  @Test func `settings are the defaults of options`() async {
    let stage = await PreviewStage()
    _ = await stage.preview()
    _ = await stage.preview(#""preview": "own", "width": 20"#)
    stage.session.set(#"{ "preview": { "width": 60, "colorScheme": "dark" } }"#)
    await stage.session.settle()
    #expect(stage.latest()?.int("width") == 60 && stage.latest()?.string("colorScheme") == "dark")
    #expect(await stage.preview(#""preview": "own""#).int("width") == 20)
    #expect(await stage.preview(#""preview": "new""#).int("width") == 60)
  }

  // MARK: - Closed and deleted documents

  @Test func `a closed document is shown as it is on disk`() async {
    let stage = await PreviewStage()
    _ = await stage.preview()
    await stage.change(to: PreviewStage.replacing("count", with: "unsaved"), version: 2)
    #expect(stage.latest()?.shows("unsaved 0") == true)
    stage.session.close(stage.name)
    await stage.session.settle()
    #expect(stage.latest()?.shows("count 0") == true && stage.latest()?.text("version") == "null")
    await stage.report(stage.name, PreviewStage.replacing("count", with: "saved"))
    #expect(stage.latest()?.shows("saved 0") == true && stage.latest()?.text("version") == "null")
    stage.session.open(stage.name, PreviewStage.replacing("count", with: "open"), version: 9)
    await stage.session.settle()
    #expect(stage.latest()?.shows("open 0") == true && stage.latest()?.int("version") == 9)
  }

  @Test func `a deleted file keeps its last frame until it returns`() async {
    let stage = await PreviewStage()
    stage.session.close(stage.name)
    #expect(await stage.preview().text("version") == "null")
    await stage.tap()
    await stage.report(stage.name, nil)
    #expect(stage.latest()?.string("banner")?.contains("deleted") == true)
    #expect(stage.latest()?.shows("count 1") == true)
    await stage.report(stage.name, PreviewStage.replacing("count", with: "again"))
    #expect(stage.latest()?.string("banner")?.contains("deleted") == false)
    #expect(stage.latest()?.shows("again 1") == true)
  }

  @Test func `files are polled for clients that do not watch them`() async {
    let stage = await PreviewStage(PreviewStage.document, "{}")
    stage.session.close(stage.name)
    _ = await stage.preview()
    stage.session.write(stage.name, PreviewStage.replacing("count", with: "noticed"))
    await stage.session.settle()
    #expect(stage.latest()?.shows("noticed 0") != true)
    for _ in 0..<4 { stage.session.handle(.tick) }
    await stage.session.settle()
    #expect(stage.latest()?.shows("noticed 0") == true)
  }
}
