import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText
import TestSupport
import Testing

/// Runs `body` with a reading of a text.
private func reading<Result>(_ text: String, _ body: (inout Reading) -> Result) -> Result {
  SyntaxTree.parse(Array(text.utf8)).withView { view in
    var reading = Reading(view, vocabulary: Vocabulary())
    return body(&reading)
  }
}

@Suite struct ReadingTests {
  private func finding(_ reading: borrowing Reading) -> Finding {
    Finding("own-rule", at: reading.view.range(0), "a finding")
  }

  @Test func `a scope ends where the one around it continues`() {
    reading("{}") { reading in
      let outer = reading.openScope(.iteration, owner: 1)
      let inner = reading.openScope(.localState, owner: 2)
      #expect(reading.scope == inner)
      reading.closeScope()
      #expect(reading.scope == outer)
      reading.closeScope()
      #expect(reading.scope == 0)
      #expect(reading.scopes.map(\.parent) == [0, 0, outer])
      #expect(reading.scopes.map(\.owner) == [0, 1, 2])
    }
  }

  @Test func `a fact belongs to the scope in which it was added`() {
    reading(#"["a", "b"]"#) { reading in
      reading.addFact(.url, 1)
      let inner = reading.openScope(.iteration, owner: 0)
      reading.addFact(.color, 2)
      reading.addFact(.literal, 2)
      reading.closeScope()
      reading.replaceFact(of: 2, with: .fontName)
      reading.replaceFact(of: 0, with: .fontName)
      #expect(reading.facts.map(\.role) == [.url, .fontName])
      #expect(reading.facts.map(\.scope) == [0, inner])
    }
  }

  @Test func `nothing is reported silently, but facts are kept`() {
    reading(#"["a"]"#) { reading in
      let value = reading.silently { reading in
        reading.silently { $0.report(finding($0)) }
        reading.report(finding(reading))
        reading.addFact(.url, 1)
        return 7
      }
      #expect(value == 7 && reading.isReported)
      #expect(reading.findings.isEmpty && reading.facts.count == 1)
      reading.report(finding(reading))
      #expect(reading.findings.count == 1)
    }
  }

  @Test func `nesting beyond the limit of the app is reported once`() {
    reading("{}") { reading in
      let depths = (0..<Reading.maximumDepth + 2).map { _ in reading.descend(into: 0) }
      #expect(depths.count { $0 } == Reading.maximumDepth)
      #expect(reading.findings.map(\.id) == ["json-syntax"])
      reading.ascend()
      let canDescendAgain = reading.descend(into: 0)
      #expect(canDescendAgain)
    }
  }

  @Test(arguments: [
    ("«5»", "the document"), (#"{ "a": «5» }"#, "`a`"), (#"{ "a": [1, «5»] }"#, "element 2 of `a`"),
    ("[[1, «5»]]", "element 2 of element 1 of the document"),
    (#"{ "a": [{ "b": «5» }] }"#, "`b`"),
  ])
  func `messages refer to a value by its key or its position`(marked: String, place: String) {
    let text = MarkedText(marked)
    let tree = SyntaxTree.parse(text.bytes)
    let node = tree.record(at: TextOffset(utf8: text.ranges[0].start.utf8))
    #expect(reading(text.text) { $0.place(of: node) } == place)
    #expect(tree.withView { $0.place(of: node) } == place)
  }

  @Test(arguments: [
    (#"{ «"a"»: {} }"#, #"{ «"a"»: {} }"#), ("[«{»}]", "[«{»}]"),
    (#"{ "a": { "type": «"x"» } }"#, #"{ «"a"»: { "type": "x" } }"#),
    (#"{ «"a"»: { "type": 5 } }"#, #"{ «"a"»: { "type": 5 } }"#),
  ])
  func `an object is underlined at its type, its key or its brace`(title: String, head: String) {
    let text = MarkedText(title).text
    let node: RecordIndex = text.hasPrefix("[") ? 1 : 3
    reading(text) { reading in
      #expect(MarkedText.marking([reading.title(of: node)], in: Array(text.utf8)) == title)
      #expect(MarkedText.marking([reading.head(of: node)], in: Array(text.utf8)) == head)
    }
  }

  @Test func `a long source text is shortened`() {
    let long = String(repeating: "x", count: 80)
    reading("\"\(long)\"") { reading in
      let text = reading.sourceText(reading.view.range(0))
      #expect(text == "\"" + String(repeating: "x", count: 56) + "…")
      #expect(reading.text(of: 0).count == 82)
    }
  }

  @Test(arguments: [
    ("12", 12.0, "12"), ("1.50", 1.5, "1.5"), ("-3e2", -300, "-300"), ("1e400", nil, nil), ("0x10", nil, nil),
    ("12px", nil, nil), ("inf", nil, nil), ("", nil, nil), ("1e300", 1e300, "1e+300"),
  ])
  func `a number is read from its plain text only`(text: String, value: Double?, spelling: String?) {
    let number = JSONNumber(text)
    #expect(number?.value == value)
    #expect(number?.text == spelling)
  }

  @Test func `the names of an object are those of its members`() {
    reading(#"{ "a": 1, "\u0062": { "c": 2 } }"#) { reading in
      #expect(reading.memberNames(of: 0) == ["a", "b"])
      let (outer, inner) = (reading.takenNames(of: 0), reading.takenNames(of: 6))
      #expect(outer == ["a", "b"] && inner == ["c"])
      #expect(reading.memberNames(of: 3) == [])
      #expect(reading.view.hasName(1, "a") && !reading.view.hasName(1, "ab"))
      #expect(!reading.view.hasName(4, "b"), "a name with escapes is never equal")
    }
  }
}
