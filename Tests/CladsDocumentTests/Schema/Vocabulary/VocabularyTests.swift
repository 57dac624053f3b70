import CladsDocument
import JSONSyntax
import Testing

@Suite struct VocabularyTests {
  private func entry(_ name: String, _ documentation: String = "") -> Entry {
    Entry(name: name, documentation: documentation, origin: .plugin("P"), .name)
  }

  @Test func `the first of equal names is kept, in order of registration`() {
    var vocabulary = Vocabulary()
    vocabulary.register([entry("b", "first"), entry("a", "other")], in: .action)
    vocabulary.register([entry("b", "second"), entry("c")], in: .action)
    #expect(vocabulary.names(in: .action) == ["b", "a", "c"])
    #expect(vocabulary.entry(named: "b", in: .action)?.documentation == "first")
    #expect(vocabulary.entry(1, in: .action).documentation == "other")
    #expect(vocabulary.entry(named: "d", in: .action) == nil)
  }

  @Test func `each slot has its own names`() {
    var vocabulary = Vocabulary(level: .extended)
    vocabulary.register([entry("a")], in: .node)
    #expect(vocabulary.entry(named: "a", in: .node) != nil)
    #expect(Slot.allCases.filter { !vocabulary.entries(in: $0).isEmpty } == [.node])
    #expect(vocabulary.level == .extended)
  }

  @Test(arguments: [
    (#""a""#, 0), (#""bc""#, 1), (#""\u0061""#, 0), (#""A""#, -1), (#""""#, -1), (#""b""#, -1),
  ])
  func `an entry is found by the string that names it`(text: String, index: Int) {
    var vocabulary = Vocabulary()
    vocabulary.register([entry("a"), entry("bc")], in: .node)
    #expect(SyntaxTreeText(text).with { vocabulary.index(ofString: 0, in: .node, view: $0) } == index)
  }

  @Test func `many names are all found`() {
    var vocabulary = Vocabulary()
    let names = (0..<300).map { "name\($0)" }
    vocabulary.register(names.map { entry($0) }, in: .asset)
    #expect(names.allSatisfy { vocabulary.entry(named: $0, in: .asset)?.name == $0 })
    #expect(vocabulary.entry(named: "name300", in: .asset) == nil)
  }
}
