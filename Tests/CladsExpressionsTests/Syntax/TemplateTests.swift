import CladsExpressions
import Testing

@Suite struct TemplateTests {
  /// Templates and the bodies of their placeholders.
  static let scanning: [(String, [String])] = [
    ("", []), ("plain", []), ("$name {name} $$", []),
    ("${name}", ["name"]), ("Hi ${ name }!", [" name "]), ("${a}${b}", ["a", "b"]), ("$${price}", ["price"]),
    ("\\${x}", ["x"]), ("${}", []), ("${} ${a}", ["a"]), ("${ }", [" "]), ("Hi ${name", []),
    ("${a} ${b", ["a"]),
    ("${items.contains('a}')}", ["items.contains('a}')"]), ("${${x}}", ["${x}"]),
    ("${a ? '${b}' : ''}", ["a ? '${b}' : ''"]), ("${'}'} ${a}", ["'}'", "a"]),
    ("${it's} and ${she's}", ["it's", "she's"]), ("${a ? 'it\\'s }' : b} }", ["a ? 'it\\'s }' : b"]),
    ("${name and ${other}", ["name and ${other"]), ("${first name}", ["first name"]),
    ("größe: ${größe}", ["größe"]),
    ("${a b} }", ["a b"]), ("${{}}", ["{"]),
  ]

  @Test(arguments: scanning) func `placeholders are found`(text: String, bodies: [String]) {
    let template = Template.parse(text)
    let bytes = Array(text.utf8)
    var rebuilt: [UInt8] = []
    var found: [String] = []
    for segment in template.segments {
      rebuilt += bytes[segment.range]
      guard case .placeholder(let range, let body, let expression) = segment else { continue }
      found.append(String(decoding: bytes[body], as: UTF8.self))
      #expect(body == range.lowerBound + 2..<range.upperBound - 1)
      #expect(
        expression.nodes.allSatisfy {
          body.contains($0.range.lowerBound) || body.upperBound == $0.range.lowerBound
        })
    }
    #expect(found == bodies)
    #expect(rebuilt == bytes)
    #expect(template.hasPlaceholders == !bodies.isEmpty)
  }

  static let problems: [(String, [TemplateProblem.Kind], [Range<Int>])] = [
    ("Hi ${name}", [], []),
    ("Hi ${name, bye", [.unterminated(closing: 9)], [3..<14]),
    ("Hi ${user.name.", [.unterminated(closing: 14)], [3..<15]),
    ("Hi ${a, ${b}", [.unterminated(closing: 6)], [3..<8]),
    ("a ${} b", [.empty], [2..<5]), ("a ${ } b", [.empty], [2..<6]),
    ("${${x}}", [.nested], [2..<6]), ("${a ? '${b}' : ''}", [.nested], [7..<11]),
    ("${a.contains('}')}", [.quotedBrace], [14..<15]),
    ("\\${x}", [.escape("\\")], [0..<3]), ("$${x}", [.escape("$")], [0..<3]),
  ]

  @Test(arguments: problems)
  func `problems have kinds and ranges`(text: String, kinds: [TemplateProblem.Kind], ranges: [Range<Int>]) {
    let template = Template.parse(text)
    #expect(template.problems.map(\.kind) == kinds)
    #expect(template.problems.map(\.range) == ranges)
    #expect(template.expressionProblems.isEmpty)
    for problem in template.problems { #expect(!problem.message.hasSuffix(".")) }
  }

  @Test func `problems of expressions are kept`() {
    #expect(Template.parse("a ${b +} c").expressionProblems.map(\.range) == [6..<7])
    #expect(Template.parse("a ${b +} ${").expressionProblems.map(\.range) == [6..<7])
    #expect(Template.parse("a ${b + ${c}").expressionProblems.isEmpty)
  }

  static let sole: [(String, String?)] = [
    ("${name}", "name"), ("${ a + b }", " a + b "), ("${items.contains('}')}", "items.contains('}')"),
    ("${${x}}", "${x}"), ("${a}${b}", nil), ("${a} + ${b}", nil), (" ${a}", nil), ("${}", nil), ("${a", nil),
    ("a", nil), ("", nil), ("${it's} it's}", nil),
  ]

  @Test(arguments: sole) func `a sole placeholder is recognized`(text: String, body: String?) {
    let range = Template.solePlaceholderBody(text)
    #expect(range.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) } == body)
  }

  @Test(arguments: [("${", true), ("a ${b}", true), ("$ {", false), ("$", false), ("", false), ("$$", false)])
  func `placeholders are detected without parsing`(text: String, contains: Bool) {
    #expect(Template.containsPlaceholder(text) == contains)
  }

  /// Templates of plain names, and others.
  static let names: [(String, [String]?)] = [
    ("Hi ${name}, ${größe} at ${x_1}", ["name", "größe", "x_1"]),
    ("${nulls}", ["nulls"]),
    ("${null}", nil), ("${true} ${a}", nil), ("${a.b}", nil), ("${ a }", nil), ("${a", nil), ("${}", nil),
    ("${1}", nil), ("$${a}", nil), ("\\${a}", nil), ("${a}} {", nil), ("100 $", nil), ("<b>", nil),
    ("{{a}}", nil), ("}${a}", ["a"]),
  ]

  @Test(arguments: names + scanning.map { ($0.0, nil) })
  func `plain names are found without parsing`(text: String, expected: [String]?) {
    let bytes = Array(text.utf8)
    let names = bytes.withUnsafeBufferPointer { Template.names(in: $0) }
    if Self.names.contains(where: { $0.0 == text }) {
      #expect(names.map { $0.map { String(decoding: bytes[$0], as: UTF8.self) } } == expected)
    }
    guard let names else { return }
    let template = Template.parse(text)
    #expect(template.problems.isEmpty)
    let parsed = template.segments.compactMap { segment -> (Range<Int>, Expression)? in
      if case .placeholder(_, let body, let expression) = segment { (body, expression) } else { nil }
    }
    #expect(parsed.map(\.0) == names)
    #expect(
      parsed.allSatisfy { body, expression in
        expression.isValid
          && expression[expression.root].kind
            == .identifier(String(decoding: bytes[body], as: UTF8.self))
          && expression.paths.map(\.range) == [body] && expression.paths.map(\.use) == [.value]
      })
  }
}
