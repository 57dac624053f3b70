import CladsAnalysis
import CladsDocument
import SourceText
import Testing

/// Documents have one shape if a backend may have made them from one template.
@Suite struct DocumentShapeTests {
  private func shape(_ text: String) -> DocumentShape {
    let source = SourceFile(uri: FileURI(path: "a.clads.json"), version: nil, bytes: Array(text.utf8))
    return DocumentShape(of: Analysis(of: ParsedFile(source), vocabulary: BuiltInKinds.vocabulary()))
  }

  private func screen(_ node: String, _ state: String = #""n": 1, "name": "Ann""#) -> String {
    #"{ "id": "a", "state": { \#(state) }, "root": { "children": [\#(node)] } }"#
  }

  @Test(arguments: [
    (#"{ "type": "label", "text": "a" }"#, #"{ "type": "label", "text": "b c" }"#),
    (#"{ "type": "label", "text": "a", "padding": 1 }"#, #"{"type":"label","text":"","padding":20.5}"#),
    (#"{ "type": "image", "image": { "url": "a" } }"#, #"{ "type": "image", "image": { "url": "b" } }"#),
  ])
  func `texts, numbers and white space are no part of a shape`(one: String, other: String) {
    #expect(shape(screen(one)) == shape(screen(other)))
    #expect(shape(screen(one)) == shape(screen(one, #""n": 2, "name": "Bob""#)))
  }

  @Test(arguments: [
    (#"{ "type": "label", "text": "a" }"#, #"{ "type": "button", "text": "a" }"#),
    (#"{ "type": "label", "text": "a" }"#, #"{ "type": "label", "texts": "a" }"#),
    (#"{ "type": "label", "text": "a" }"#, #"{ "type": "label", "text": "a", "id": "b" }"#),
    (#"{ "type": "label", "text": "a" }"#, #"{ "type": "label", "text": ["a"] }"#),
    (#"{ "type": "label", "text": "${n}" }"#, #"{ "type": "label", "text": "${name}" }"#),
    (#"{ "type": "label", "styleId": "a" }"#, #"{ "type": "label", "styleId": "b" }"#),
    (#"{ "type": "vstack", "children": [{ "type": "spacer" }] }"#, #"{ "type": "vstack", "children": [] }"#),
  ])
  func `kinds, keys, names and structure are`(one: String, other: String) {
    #expect(shape(screen(one)) != shape(screen(other)))
  }

  @Test func `a shape is the same in every run`() {
    #expect("\(shape(screen(#"{ "type": "label", "text": "a" }"#)))" == "a29b8501fcd922de")
  }
}
