import CladsCheck
import CladsProject
import Diagnostics
import JSONSyntax
import TestSupport
import Testing

/// Tests of the rules about templates and expressions beyond the examples in their documentation.
@Suite struct ExpressionRuleTests {
  static let state = #"""
    "state": {
      "count": 5, "zero": 0, "price": 1.5, "on": true, "off": false, "name": "Bob", "items": ["a", "b", "c"],
      "nums": [1, 2, 3], "people": [{ "name": "P0" }], "user": { "name": "Ann" }, "rows": [[1, 2]], "idx": 1,
      "later": null, "out": null, "title": "x"
    }
    """#

  /// Returns the findings about the text of a `$expr`.
  private func findings(source text: String, project: String? = nil) -> [Diagnostic] {
    let action =
      #"{ "type": "setState", "path": "out", "value": { "$expr": \#(StringLiteral.quoted(text)) } }"#
    let button = #"{ "type": "button", "text": "a", "actions": { "onTap": \#(action) } }"#
    return check(document(Self.state, children: button), project)
  }

  /// Returns the findings about the text of a label.
  private func findings(template text: String, project: String? = nil) -> [Diagnostic] {
    check(
      document(Self.state, children: #"{ "type": "label", "text": \#(StringLiteral.quoted(text)) }"#), project
    )
  }

  private func check(_ document: String, _ project: String?) -> [Diagnostic] {
    diagnose(Array(document.utf8), project).filter { diagnostic in
      RuleTable.description(diagnostic.id)?.group == .expressions || diagnostic.id == "index-out-of-range"
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
  func `portable expressions have no findings`(text: String) {
    #expect(ids(findings(source: text)) == "", "\(text)")
  }

  @Test(arguments: [
    "Hello", "", "${name}", "${ name }", "${count + 1}", "${on ? 'y' : 'n'}", "${items.contains('a')}",
    "${items.count} of ${count}", "$5", "a { b } c", "${user.name}", "${later.name}", "${user..name}",
    "5-star ${name}",
    "Really? Yes: no", "${on ? '5-star' : 'a/b'}",
  ])
  func `portable templates have no findings`(text: String) {
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
    ("items.contains(word)", "expr-contains-argument"),
    ("items.contains( 'a' )", "expr-contains-whitespace"),
    ("items.contains(name )", "expr-contains-whitespace"),
    ("items.contains( 'a' ) ? 'y' : 'n'", "expr-contains-whitespace"),
    ("-nums[idx - 1]", "index-out-of-range"),
    ("1 - nums[idx - 1]", "index-out-of-range"), ("nums[idx - 1] == 1", "expr-unsupported-operator"),
    ("items[ 1 ]", "expr-index-whitespace"),
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
    ("${items}", "interpolates-container"),
    ("${people[0].name}", "expr-suffix-after-index"),
    ("${count == 5 ? 'a' : 'b'}", "expr-unsupported-operator"),
    ("${count +}", "expr-syntax"), ("${items.contains( 'a' )}", "expr-contains-whitespace"),
    ("${-nums[idx - 1]}", "index-out-of-range"), ("${2 - nums[idx - 1]}", "index-out-of-range"),
  ])
  func `a mistake in a template has one finding`(text: String, id: String) {
    #expect(ids(findings(template: text)) == id, "\(text)")
  }

  @Test func `parentheses that the device misreads are reported and never suggested`() throws {
    for text in ["(name)", "(count)", "(items.contains('a'))", "(count - idx) - 1"] {
      let found = findings(source: text)
      #expect(found.count == 1, "\(text): \(ids(found))")
      #expect(found.first?.message == "these parentheses are evaluated differently on device", "\(text)")
    }
    let chain = try #require(findings(template: "${count - idx - count}").first)
    #expect(chain.id == "expr-mixed-operators")
    #expect(chain.fixes.isEmpty && chain.help?.contains("parentheses do not help") == true)
  }

  @Test func `a chain that looks like ordinary arithmetic is reported`() throws {
    let found = findings(template: "${idx + count * 2}")
    #expect(ids(found) == "expr-mixed-operators")
    #expect(found.first?.consequence == "the result is `12`; ordinary arithmetic gives `11`")
  }

  @Test func `a finding about a broken placeholder says what the device shows`() throws {
    #expect(findings(template: "${count +}").first?.consequence == "the current runtime shows `count +`")
    #expect(findings(template: "${items[}").first?.effect == .hangs)
    #expect(findings(template: "${?}").first?.consequence == "the placeholder stays empty")
  }

  @Test(arguments: ["-nums[idx - 1]", "1 - nums[idx - 1]"])
  func `arithmetic in an index that is split hangs the app`(text: String) throws {
    let found = try #require(findings(source: text).first)
    #expect(found.effect == .hangs && found.severity == .error)
    #expect(found.message == "arithmetic in an index does not work in a longer expression on device")
    #expect(found.help == "store the index in state and write its path here" && found.fixes.isEmpty)
  }

  @Test func `a placeholder that is initially null is reported`() throws {
    let found = findings(template: "${later}")
    #expect(ids(found) == "interpolates-container")
    #expect(found.first?.consequence == "the current runtime shows `Optional(<null>)`")
  }

  @Test func `findings give both results and the portable spelling`() throws {
    let index = try #require(findings(source: "people[0].name").first)
    #expect(index.consequence?.hasSuffix(#" (`{"name":"P0"}` instead of `"P0"`)"#) == true)
    #expect(index.help == "write `people.0.name`")
    let chain = try #require(findings(source: "count * 2 + idx").first)
    #expect(
      chain.consequence?.hasSuffix(" (`15` instead of `11`; ordinary arithmetic gives `11`)") == true)
    #expect(chain.help == "write `(count * 2) + idx`")
  }

  @Test func `an expression that hangs or crashes the app is an error`() {
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
  func `deviations are not reported for target spec`(text: String) {
    #expect(ids(findings(source: text, project: #"{ "target": "spec" }"#)) == "", "\(text)")
  }

  @Test(arguments: [
    "name + 1", "count / 0", "count ? 'a' : 'b'", "name.count", "name > 3", "count +", "items.map(x)",
    "items[5]",
    "Hello World", "items[name]",
  ])
  func `mistakes are reported for every target`(text: String) {
    #expect(!findings(source: text, project: #"{ "target": "spec" }"#).isEmpty, "\(text)")
  }

  @Test func `a placeholder stored at a string path has no finding`() {
    let action = #"{ "type": "setState", "path": "name", "value": { "$expr": "${count}" } }"#
    let button = #"{ "type": "button", "text": "a", "actions": { "onTap": \#(action) } }"#
    #expect(ids(check(document(Self.state, children: button), nil)) == "")
  }

  @Test func `equal expressions share one finding`() {
    let label = #"{ "type": "label", "text": "${count > 3}" }"#
    let found = check(document(Self.state, children: [label, label, label].joined(separator: ", ")), nil)
    #expect(found.count == 1)
    #expect(found.first?.related.count == 2)
  }
}

/// Tests of findings that depend on sample states.
@Suite struct SampleExpressionTests {
  @Test func `values known only from samples are checked with them`() throws {
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
    #expect(member.consequence?.hasSuffix(", with the sample `windy`)") == true)
    let number = try #require(found.first { $0.id == "expr-non-integer" })
    #expect(number.consequence?.contains("(`forecast.wind * 2` instead of `3.0`") == true)
    #expect(!diagnose(text).contains { $0.id == "expr-non-integer" })
  }
}
