import CladsCheck
import Diagnostics
import JSONSyntax
import SourceText
import TestSupport
import Testing

/// What findings may not contain in documents where everything occurs thousands of times.
struct LargeDocumentTests {
  private func findings(_ text: String, _ id: DiagnosticID) -> [Diagnostic] {
    check(Array(text.utf8)).filter { $0.id == id }
  }

  @Test func `a long name is not repeated in every finding`() {
    let name = String(repeating: "n", count: 10_000)
    let labels = (0..<20).map { #"{"type":"label","text":"a","styleId":"other\#($0)"}"# }.joined(
      separator: ",")
    let found = findings(
      #"{"id":"a","styles":{"\#(name)":{}},"root":{"children":[\#(labels)]}}"#, "unresolved-style")
    #expect(found.count == 20)
    #expect(found.allSatisfy { ($0.help ?? "").utf8.count < 200 })
  }

  @Test func `a large action is not copied into every fix`() throws {
    func text(_ count: Int) -> String {
      let steps = (0..<count).map { #"{"type":"setState","path":"a","value":\#($0)}"# }.joined(separator: ",")
      return
        #"{"id":"a","actions":{"x":{"type":"sequence","steps":[\#(steps)]},"#
        + #""y":{"type":"sequence","steps":["x","x"]}},"root":{"children":[]}}"#
    }
    let small = check(Array(text(2).utf8)).filter {
      !$0.fixes.isEmpty && $0.pointer.hasPrefix("/actions/y/steps/")
    }
    let large = check(Array(text(200).utf8)).filter {
      !$0.fixes.isEmpty && $0.pointer.hasPrefix("/actions/y/steps/")
    }
    #expect(small.count == 2)
    #expect(large.isEmpty)
  }

  @Test func `an indentation is not repeated in every fix`() {
    let space = String(repeating: " ", count: 10_000)
    let found = findings(
      "{\"id\":\"a\",\"styles\":{\n\(space)\"b\":{}},\"root\":{\"children\":["
        + #"{"type":"label","text":"a","styleId":"unknown"}]}}"#, "unresolved-style")
    #expect(found.flatMap(\.fixes).flatMap(\.edits).allSatisfy { $0.newText.utf8.count < 1_000 })
  }

  @Test func `of lists of the same items, the first names the others`() {
    let lists = (0..<50).map { _ in
      #"{"type":"forEach","items":"items","template":{"type":"label","text":"a"}}"#
    }.joined(separator: ",")
    let found = findings(
      #"{"id":"a","state":{"b":1},"root":{"children":[\#(lists)]}}"#, "foreach-items-undeclared")
    #expect(found.count == 50)
    #expect(found.map(\.related.count) == [49] + Array(repeating: 0, count: 49))
  }

  @Test func `a pointer into a deep nest leads to an ancestor`() {
    let text = String(repeating: "[", count: 5_000) + String(repeating: "]", count: 5_000)
    var pointers = PointerWriter(SyntaxTree.parse(Array(text.utf8)))
    #expect(pointers.pointer(at: TextOffset(utf8: 900)).tokens.count == 900)
    #expect(pointers.pointer(at: TextOffset(utf8: 4_000)).tokens.count == 1_024)
    #expect(pointers.pointer(at: TextOffset(utf8: 900)).tokens.count == 900)
  }
}
