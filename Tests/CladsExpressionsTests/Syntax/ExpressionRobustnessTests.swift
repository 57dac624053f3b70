import CladsExpressions
import Testing

@Suite struct ExpressionRobustnessTests {
  static let samples = [
    "a + b - c * 2", "(count + 1) * 2 - 3", "on ? 'y' : off ? \"it's\" : null", "people[idx].name['key'].0",
    "!tags.contains('x') && (a >= 1.5 || b != -3)", "${on ? 'a' : '}'} + ${items.count}",
    "größe.☃ == 'ü\\'s'",
    "todos.concat([1, {a: (2)}]).map(x => x)", "items[items.count - 1].first.name", "a ?? b === c & d",
  ]

  /// Checks the invariants of the tree of any text.
  private func check(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer in
      for grouping in Grouping.allCases {
        let expression = Expression.parse(buffer, grouping: grouping)
        #expect(expression.problems.count <= 1)
        #expect(expression.nodes.indices.contains(expression.root))
        #expect(expression.nodes.count <= Expression.maximumNodes + 4 * Expression.maximumDepth)
        for (id, node) in expression.nodes.enumerated() {
          #expect(node.range.lowerBound >= 0 && node.range.upperBound <= bytes.count)
          #expect(expression.children(of: id).allSatisfy { $0 < id })
        }
        for problem in expression.problems {
          #expect(problem.range.lowerBound >= 0 && problem.range.upperBound <= bytes.count)
        }
        for path in expression.paths {
          #expect(path.range.lowerBound >= 0 && path.range.upperBound <= bytes.count)
          #expect(path.ranges.count == path.components.count)
        }
        _ = expression.deviations(in: buffer, at: .source)
      }
      checkTemplate(buffer)
      let path = Keypath.parse(buffer)
      #expect(path.ranges.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= bytes.count })
      _ = (Keypath.isPlain(buffer), Keypath.rootRange(of: buffer), path.parents, path.problem?.message)
    }
  }

  private func checkTemplate(_ buffer: UnsafeBufferPointer<UInt8>) {
    let template = Template.parse(buffer)
    var end = 0
    for segment in template.segments {
      #expect(segment.range.lowerBound == end)
      #expect(!segment.range.isEmpty)
      end = segment.range.upperBound
    }
    #expect(end == buffer.count)
    for problem in template.problems {
      #expect(problem.range.lowerBound >= 0 && problem.range.upperBound <= buffer.count)
    }
    _ = (template.paths, template.expressionProblems, Template.solePlaceholderBody(buffer))
  }

  @Test(arguments: samples) func `every prefix and deletion parses`(sample: String) {
    let bytes = Array(sample.utf8)
    for end in 0...bytes.count {
      check(Array(bytes[..<end]))
      check(Array("${".utf8) + bytes[..<end])
    }
    for position in bytes.indices {
      var shorter = bytes
      shorter.remove(at: position)
      check(shorter)
    }
  }

  @Test func `random bytes parse`() {
    var random = SplitMix(state: 7)
    let alphabet = Array("ab0 .[](){}$?:!'\"\\+-*/%<>=&|,@é".utf8)
    for round in 0..<3_000 {
      let length = Int(random.next() % 24)
      check(
        (0..<length).map { _ in
          round % 4 == 0
            ? UInt8(truncatingIfNeeded: random.next()) : alphabet[Int(random.next() % UInt64(alphabet.count))]
        })
    }
  }

  static let bombs: [(String, String)] = [
    ("(", ""), ("${", ""), ("a[", ""), ("!", ""), ("-", ""), ("a ? ", ""), ("a ? b : ", ""), ("a - ", "a"),
    ("a + (", ""), (".a", ""), ("[0]", ""), ("a.contains(", ""), ("a(", ""), ("[", ""), ("{", ""), ("'", ""),
    ("${'}", ""), ("${{}", ""), ("${a b'}", ""), ("}", ""), ("?? ", ""), ("a b ", ""), ("\\", "'"),
    ("${a}", ""),
  ]

  @Test(arguments: bombs) func `repetition does not exhaust the parser`(piece: String, end: String) {
    let text = String(repeating: piece, count: 100_000) + end
    for grouping in Grouping.allCases {
      let expression = Expression.parse("x" + text, grouping: grouping)
      #expect(expression.problems.count <= 1)
      _ = (
        expression.paths, expression.deviations(in: "x" + text, at: .source), expression.grouped("x" + text)
      )
    }
    _ = (Template.parse(text).problems.count, Keypath.parse(text).parents.count > 0)
  }

  @Test func `depth and size are allowed up to the limits`() {
    let nested = String(repeating: "(", count: 63) + "a" + String(repeating: ")", count: 63)
    #expect(Expression.parse(nested).isValid)
    #expect(Expression.parse("(\(nested))").problems.first?.kind == .tooDeep)
    #expect(Expression.parse("a" + String(repeating: " + a", count: 400)).isValid)
    #expect(Expression.parse("a" + String(repeating: " + a", count: 600)).problems.first?.kind == .tooLong)
    let template = Template.parse(String(repeating: "${a}", count: 1_001))
    #expect(template.problems.map(\.kind) == [.tooMany])
    #expect(template.segments.last?.range == 4_000..<4_004)
  }
}

/// A random number generator with a fixed sequence.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
