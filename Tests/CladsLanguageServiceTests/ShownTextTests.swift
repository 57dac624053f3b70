import CladsAnalysis
import CladsLanguageService
import CladsProject
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

@Suite struct ShownTextTests {
  private func texts(_ text: String, samples: [String: String] = [:], sample: String? = nil) async -> [String]
  {
    var texts = samples
    texts["a.clads.json"] = text
    guard var document = MemoryWorkspace(texts).context()?.document else { return [] }
    if let sample {
      document = .computing(
        document.file.source, document.context, choice: DrawingChoice(sample: sample))
    }
    let all = TextRange(utf8: 0, document.file.source.bytes.count)
    return await document.inlayHints(in: all).map {
      "\(document.file.source.text(in: $0.string)) \($0.label)"
    }
  }

  private let document = """
    { "id": "a", "state": { "n": 2, "names": ["Ann", "Bob"], "none": [] }, "root": { "children": [
      { "type": "label", "text": "plain" },
      { "type": "label", "text": "Page ${n + 1}" },
      { "type": "label", "text": "${missing}" },
      { "type": "label", "text": "${n + }" },
      { "type": "forEach", "items": "names", "template": { "type": "label", "text": "${index}: ${item}" } },
      { "type": "forEach", "items": "none", "template": { "type": "label", "text": "${index}: ${item}" } } ] } }
    """

  @Test func `a template is followed by its text, for the first element of a list`() async {
    #expect(
      await texts(document) == [
        #""Page ${n + 1}" → Page 3"#, #""${index}: ${item}" → 0: Ann (on device: : )"#,
      ])
  }

  @Test func `the text of a button has no hint, because devices show it as written`() async {
    let button =
      #"{ "state": { "n": 2 }, "root": { "children": [ { "type": "button", "text": "Page ${n}" } ] } }"#
    #expect(await texts(button).isEmpty)
    let spec = await texts(button, samples: ["clads.json": #"{ "target": "spec" }"#])
    #expect(spec == [#""Page ${n}" → Page 2"#])
  }

  @Test func `the text comes from the selected sample`() async {
    let samples = ["a.late.sample.json": #"{ "n": 8, "names": [], "none": ["x\ny"] }"#]
    #expect(
      await texts(document, samples: samples, sample: "late") == [
        #""Page ${n + 1}" → Page 9"#, #""${index}: ${item}" → 0: x⏎y (on device: : )"#,
      ])
  }

  @Test func `a long text is truncated`() async {
    let label = await texts(
      #"{ "id": "a", "state": { "t": "\#(String(repeating: "long ", count: 40))" }, "root": { "children": [ { "type": "label", "text": "${t}" } ] } }"#
    ).first
    #expect(label?.hasSuffix("…") == true)
    #expect(label.map { $0.count < 64 } == true)
  }
}
