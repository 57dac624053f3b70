import JSONSyntax
import SourceText
import TestSupport
import Testing

@Suite struct HoleTests {
  /// Parses a text in which every `…` is a hole.
  private func parse(_ text: String) -> SyntaxTree {
    let bytes = Array(text.utf8)
    let hole = Array("…".utf8)
    var holes: [TextRange] = []
    var offset = 0
    while offset + hole.count <= bytes.count {
      if bytes[offset..<offset + hole.count].elementsEqual(hole) {
        holes.append(TextRange(utf8: offset, offset + hole.count))
        offset += hole.count
      } else {
        offset += 1
      }
    }
    return SyntaxTree.parse(bytes, holes: holes)
  }

  @Test(arguments: [
    #"{ "a": … }"#, #"{ "a": …, "b": 1 }"#, #"{ "a": -… }"#, #"{ "a": …… }"#, #"{ "a": … "b": 1 }"#,
    #"{ …: 1 }"#, #"{ … }"#, #"{ …, "a": 1 }"#, #"{ "a": 1, … }"#, #"{ "a": 1 … }"#, #"{ … "a": 1 }"#,
    #"{ "a": 1… }"#, #"{ "a" … }"#, #"{ "…": 1, "…": 2 }"#, #"{ "a": "x…y" }"#, #"[ … ]"#, #"[1, …]"#,
    #"[…, 1]"#, #"[1 …]"#, #"[… 1]"#, #"["a" …]"#, #"[{} … {}]"#, #"…"#, #"… {} …"#, #"{ "a": [ … … ] }"#,
    #"{ "a": tr… }"#,
  ])
  func `what a hole may make valid is no error`(text: String) {
    let tree = parse(text)
    #expect(tree.errors.map(\.message) == [])
    #expect(TreeInvariants.violations(in: tree) == [])
  }

  @Test(arguments: [
    (#"{ "a": …, "b": }"#, 1), (#"{ "a": 1 "b": … }"#, 1), (#"{ "a": … "#, 1), (#"[ …, ]"#, 1),
    (#"{ "a": nul, "b": "…" }"#, 1),
  ])
  func `what no hole can make valid is an error`(text: String, count: Int) {
    #expect(parse(text).errors.count == count)
  }

  @Test func `flags tell what is not known`() {
    let tree = parse(#"{ "a": "x…", "b": …, "c": [1, …], "d": { "…": 1 }, "e": { "f": 1 }, "g": "h" }"#)
    let flagged = tree.withView { view in
      view.members(of: 0).compactMap { member -> String? in
        guard let value = view.value(of: member), view.flags(value).contains(.hasHole) else { return nil }
        return "\(view.string(view.name(of: member))) \(view.kind(value))"
      }
    }
    #expect(flagged == ["a string", "b invalid", "c array", "d object"])
    #expect(!tree.root.flags.contains(.hasHole))
    #expect(parse(#"{ "a": 1, … }"#).root.flags.contains(.hasHole))
  }

  @Test func `a text with values, members or parts of strings as holes has no errors`() {
    var random = SeededRandom(seed: 3)
    for document in SampleDocuments.all {
      let bytes = Array(document.utf8)
      let tree = SyntaxTree.parse(bytes)
      guard tree.errors.isEmpty else { continue }
      for _ in 0..<20 {
        let index = RecordIndex(Int.random(in: 1..<tree.records.count, using: &random))
        let range = tree.withView { view -> TextRange in
          let range = view.range(index)
          guard view.kind(index) == .string else { return range }
          let content = view.contentRange(of: index)
          return Bool.random(using: &random) ? TextRange(utf8: content.lowerBound, content.upperBound) : range
        }
        let edit = TextEdit(range: range, newText: "…")
        let text = String(decoding: bytes.edited(by: [edit]), as: UTF8.self)
        #expect(parse(text).errors.map(\.message) == [], "\(text)")
      }
    }
  }
}
