import CladsProject
import CladsRules
import Diagnostics
import JSONSyntax
import TestSupport
import Testing

/// What the rules about templates and expressions say beyond their documentation.
@Suite struct ExpressionRuleTests {
  static let state = #"""
    "state": {
      "count": 5, "zero": 0, "price": 1.5, "on": true, "off": false, "name": "Bob", "items": ["a", "b", "c"],
      "nums": [1, 2, 3], "people": [{ "name": "P0" }], "user": { "name": "Ann" }, "rows": [[1, 2]], "idx": 1,
      "later": null, "out": null, "title": "x"
    }
    """#

  /// What all rules about expressions say about the text of a `$expr`, by id.
  private func findings(source text: String, project: String? = nil) -> [Diagnostic] {
    let action =
      #"{ "type": "setState", "path": "out", "value": { "$expr": \#(StringLiteral.quoted(text)) } }"#
    let button = #"{ "type": "button", "text": "a", "actions": { "onTap": \#(action) } }"#
    return judged(document(Self.state, children: button), project)
  }

  /// What all rules about expressions say about the text of a label, by id.
  private func findings(template text: String, project: String? = nil) -> [Diagnostic] {
    judged(
      document(Self.state, children: #"{ "type": "label", "text": \#(StringLiteral.quoted(text)) }"#), project
    )
  }

  private func judged(_ document: String, _ project: String?) -> [Diagnostic] {
    diagnose(Array(document.utf8), project).filter { diagnostic in
      RuleTable.rule(diagnostic.id)?.group == .expressions || diagnostic.id == "index-out-of-range"
    }
  }

  private func ids(_ found: [Diagnostic]) -> String { found.map(\.id.rawValue).joined(separator: " ") }

  @Test(arguments: [
    "count", "count + 1", "a - b", "a + b + c", "a + b - c", "(a - b) - c", "items.0", "items[0]",
    "items[idx]",
    "on ? 'y' : 'n'", "!on ? 'y' : 'n'", "items.contains('a')", "items.contains(name)", "items.count",
    "items.isEmpty", "items.first", "${items.count} - 1", "user.name", "on ? yes : no", "later.any.thing",
    "Hello ${name}, ${count} new", "${name}", "items.isEmpty ? 'none' : 'some'", "out + 1", "count / 2",
    "items.contains('a') ? 'y' : 'n'",
  ])
  func `what means the same everywhere is not mentioned`(text: String) {
    #expect(ids(findings(source: text)) == "", "\(text)")
  }

  @Test(arguments: [
    "Hello", "", "${name}", "${ name }", "${count + 1}", "${on ? 'y' : 'n'}", "${items.contains('a')}",
    "${items.count} of ${count}", "$5", "a { b } c", "${user.name}", "${later.name}", "${user..name}",
    "5-star ${name}",
    "Really? Yes: no", "${on ? '5-star' : 'a/b'}",
  ])
  func `templates that mean the same everywhere are not mentioned`(text: String) {
    #expect(
      findings(template: text).filter { $0.id != "template-resolve-vs-render" }.map(\.id.rawValue) == [],
      "\(text)")
  }

  @Test(arguments: [
    ("people[0].name", "expr-suffix-after-index"), ("rows[0][1]", "expr-multiple-brackets"),
    ("nums[0] * nums[1]", "expr-multiple-brackets"), ("items[items.count - 1]", "expr-member-operand"),
    ("items[idx + 1]", "index-out-of-range"), ("count * 2 + idx", "expr-mixed-operators"),
    ("count - idx - idx", "expr-mixed-operators"), ("-count", "expr-unary-minus"),
    ("price * 2", "expr-non-integer"), ("count * 1.5", "expr-non-integer"),
    ("name + 1", "expr-string-concat"), ("name - 1", "expr-unresolved-operand"),
    ("user + 1", "expr-unresolved-operand"), ("count / 0", "expr-division-by-zero"),
    ("9223372036854775807 * 2", "expr-integer-overflow"), ("count == 5", "expr-unsupported-operator"),
    ("on && off", "expr-unsupported-operator"), ("!on", "expr-unsupported-operator"),
    ("name > 3", "expr-incomparable"), ("count ?? 0", "expr-unsupported-operator"),
    ("count ? 'a' : 'b'", "expr-condition-type"), ("'x' ? 'a' : 'b'", "expr-constant-condition"),
    ("on ? name : 'x'", "expr-ternary-branch"), ("on ? 'a' : off ? 'b' : 'c'", "expr-nested-ternary"),
    ("${on} ? 'a' : 'b'", "expr-placeholder-condition"), ("(on) ? 'a' : 'b'", "expr-parenthesized-condition"),
    ("${on ? 'a' : 'b'}", "expr-ternary-in-placeholder"),
    ("!items.isEmpty ? 'a' : 'b'", "unreachable-branch"),
    ("!items.contains('a') ? 'a' : 'b'", "unreachable-branch"), ("items.count + 1", "expr-member-operand"),
    ("1 + items.count", "expr-compound-suffix"), ("name.count", "expr-member-type"),
    ("items.length", "expr-unknown-member"), ("name.uppercase", "expr-unknown-member"),
    ("items.map(x)", "expr-unknown-member"), ("nums.contains(2)", "expr-contains-argument"),
    ("items.contains(word)", "expr-contains-argument"), ("items[ 1 ]", "expr-index-whitespace"),
    ("user['name']", "expr-index-type"), ("items[name]", "expr-index-type"),
    ("items[5]", "index-out-of-range"),
    ("true", "expr-literal-as-string"), ("42", "expr-literal-as-string"), ("${count}", "expr-stringified"),
    ("Hello World", "expr-plain-text"), ("2024-01-15", "expr-looks-arithmetic"),
    ("a well-known thing", "expr-looks-arithmetic"), ("count +", "expr-syntax"), ("items[0", "expr-syntax"),
    ("(count", "expr-syntax"), ("", "expr-syntax"), ("count 5", "expr-syntax"),
  ])
  func `a mistake in an expression has one finding`(text: String, id: String) {
    #expect(ids(findings(source: text)) == id, "\(text)")
  }

  @Test(arguments: [
    ("Hi ${name", "template-unterminated"), ("${ }", "template-empty"), ("${}", "template-empty"),
    ("${${name}}", "template-nested"), ("${on ? '}' : 'a'}", "template-quoted-brace"),
    ("\\${name}", "template-escape"), ("${'x'}", "template-literal"), ("${user}", "interpolates-container"),
    ("${items}", "interpolates-container"), ("${count * 2}", "template-resolve-vs-render"),
    ("${people[0].name}", "expr-suffix-after-index"),
    ("${count == 5 ? 'a' : 'b'}", "expr-unsupported-operator"),
    ("${count +}", "expr-syntax"),
  ])
  func `a mistake in a template has one finding`(text: String, id: String) {
    #expect(ids(findings(template: text)) == id, "\(text)")
  }

  @Test func `parentheses that phones misread are said, and never proposed`() throws {
    for text in ["(name)", "(count)", "(items.contains('a'))", "(count - idx) - 1"] {
      let found = findings(source: text)
      #expect(found.count == 1, "\(text): \(ids(found))")
      #expect(found.first?.message == "today's phones misread these parentheses", "\(text)")
    }
    let chain = try #require(findings(template: "${count - idx - count}").first)
    #expect(chain.id == "expr-mixed-operators")
    #expect(chain.fixes.isEmpty && chain.help?.contains("parentheses do not help") == true)
  }

  @Test func `a chain that readers take for ordinary arithmetic is said`() throws {
    let found = findings(template: "${idx + count * 2}")
    #expect(ids(found) == "expr-mixed-operators")
    #expect(found.first?.consequence == "the result is `12`; in ordinary arithmetic it would be `11`")
  }

  @Test func `a broken placeholder shows what the phone shows`() throws {
    #expect(findings(template: "${count +}").first?.consequence == "today's phones show `count +`")
    #expect(findings(template: "${items[}").first?.effect == .hangs)
    #expect(findings(template: "${?}").first?.consequence == "the placeholder stays empty")
  }

  @Test func `a value that is null at first is no text`() throws {
    let found = findings(template: "${later}")
    #expect(ids(found) == "interpolates-container")
    #expect(found.first?.consequence == "today's phones show `Optional(<null>)`")
  }

  @Test func `findings give both answers and what to write`() throws {
    let index = try #require(findings(source: "people[0].name").first)
    #expect(index.consequence?.hasSuffix(#"; `"P0"` is meant, today's phones give `{"name":"P0"}`"#) == true)
    #expect(index.help == "write `people.0.name`")
    let chain = try #require(findings(source: "count * 2 + idx").first)
    #expect(
      chain.consequence?.hasSuffix("`11` is meant, today's phones give `15`, `11` in ordinary arithmetic")
        == true)
    #expect(chain.help == "write `(count * 2) + idx`")
  }

  @Test func `what makes phones stop is an error`() {
    for text in ["rows[0][1]", "items[0", "items[items.count - 1]"] {
      #expect(findings(source: text).map(\.effect) == [.hangs])
      #expect(findings(source: text).map(\.severity) == [.error])
    }
    #expect(findings(source: "9223372036854775807 + 1").map(\.effect) == [.crashes])
  }

  @Test(arguments: [
    "people[0].name", "rows[0][1]", "count == 5", "on ? name : 'x'", "(on) ? 'a' : 'b'", "items.length",
    "-count",
    "!items.isEmpty ? 'a' : 'b'", "price * 2", "user['name']", "nums.contains(2)", "count * 2 + idx",
  ])
  func `phones that implement the rulings need no warnings about today's`(text: String) {
    #expect(ids(findings(source: text, project: #"{ "target": "spec" }"#)) == "", "\(text)")
  }

  @Test(arguments: [
    "name + 1", "count / 0", "count ? 'a' : 'b'", "name.count", "name > 3", "count +", "items.map(x)",
    "items[5]",
    "Hello World", "items[name]",
  ])
  func `what is wrong on any phone stays wrong`(text: String) {
    #expect(!findings(source: text, project: #"{ "target": "spec" }"#).isEmpty, "\(text)")
  }

  @Test func `text that is stored as text is fine`() {
    let action = #"{ "type": "setState", "path": "name", "value": { "$expr": "${count}" } }"#
    let button = #"{ "type": "button", "text": "a", "actions": { "onTap": \#(action) } }"#
    #expect(ids(judged(document(Self.state, children: button), nil)) == "")
  }

  @Test func `equal expressions are one finding`() {
    let label = #"{ "type": "label", "text": "${count > 3}" }"#
    let found = judged(document(Self.state, children: [label, label, label].joined(separator: ", ")), nil)
    #expect(found.count == 1)
    #expect(found.first?.related.count == 2)
  }
}

/// What samples tell about expressions.
@Suite struct SampleJudgementTests {
  @Test func `what only samples know is judged with them`() throws {
    let label = #"{ "type": "label", "text": "${forecast.days[0].name}, ${forecast.wind * 2}" }"#
    let request = #"""
      "actions": { "load": { "type": "request", "method": "GET", "url": "https://example.com",
        "responsePath": "forecast", "errorPath": "failure" } }
      """#
    let text = Array(document(#""state": { "forecast": null }, \#(request)"#, children: label).utf8)
    let windy = Sample(
      name: "windy", path: "a.windy.sample.json",
      bytes: Array(#"{ "forecast": { "days": [ { "name": "Mo" } ], "wind": 1.5 } }"#.utf8))
    let found = diagnose(text, samples: [.initial, windy])
    let member = try #require(found.first { $0.id == "expr-suffix-after-index" })
    #expect(member.consequence?.hasSuffix(", with the sample `windy`") == true)
    let number = try #require(found.first { $0.id == "expr-non-integer" })
    #expect(number.consequence?.contains("`3.0` is meant, today's phones give `forecast.wind * 2`") == true)
    #expect(!diagnose(text).contains { $0.id == "expr-non-integer" })
  }
}
