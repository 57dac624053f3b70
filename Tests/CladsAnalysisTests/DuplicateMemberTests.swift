import CladsAnalysis
import JSONSyntax
import SourceText
import TestSupport
import Testing

@Suite struct DuplicateMemberTests {
  /// Many members, so that the names are looked up in a table.
  private static let many = (0..<30).map { #""k\#($0)": 0"# }.joined(separator: ", ")

  @Test(arguments: [
    "{}", #"{ "a": 1, "b": 2 }"#, #"{ "a": 1, «"a"»: 2, "b": 3, «"a"»: 4 }"#,
    #"{ "a": { "a": 1 }, «"a"»: { "b": 1, «"b"»: 2 } }"#, #"[{ "a": 1 }, { "a": 1 }]"#,
    ##"{ "a": 1, «"\u0061"»: 2 }"##, #"{ "a": 1, "A": 2 }"#, #"{ "": 1, «""»: 2 }"#,
    #"{ \#(many), "x": 1 }"#, #"{ \#(many), «"k7"»: 1, "x": 2, «"k7"»: 3, «"\u006b8"»: 4 }"#,
  ])
  func `later members with an equal name are found`(marked: String) {
    let text = MarkedText(marked)
    let tree = SyntaxTree.parse(text.bytes)
    let ranges = tree.withView { view in
      DuplicateMembers.find(in: view).map { view.range(view.name(of: $0.member)) }
    }
    #expect(MarkedText.marking(ranges.sorted { $0.start < $1.start }, in: text.bytes) == marked)
  }

  @Test func `each duplicate points at the first of its name`() {
    let tree = SyntaxTree.parse(Array(#"{ "a": 1, "a": 2, "a": 3 }"#.utf8))
    #expect(tree.withView { DuplicateMembers.find(in: $0).map(\.first) } == [1, 1])
  }

  @Test func `only members below the given record are compared`() {
    let tree = SyntaxTree.parse(Array(#"[{ "a": 1, "a": 2 }, { "b": 1, "b": 2 }]"#.utf8))
    tree.withView { view in
      let second = view.indexAfter(1)
      #expect(
        DuplicateMembers.find(below: second, in: view).map { view.string(view.name(of: $0.first)) } == ["b"])
      #expect(DuplicateMembers.find(below: 1, in: view).map { view.string(view.name(of: $0.first)) } == ["a"])
    }
  }

  @Test func `a duplicate is reported and can be deleted`() {
    let text = #"{ "id": "a", "id": "b", "root": { "children": [] } }"#
    #expect(
      FindingDump.lines(of: analyzed(text).findings, in: Array(text.utf8)) == [
        "json-duplicate-key (falls back to the first `id`): duplicate key `id` in this object",
        #"→ { "id": "a", "root": { "children": [] } }"#,
      ])
  }
}
