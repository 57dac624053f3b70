import Diagnostics
import JSONSyntax
import SourceText
import TestSupport
import Testing

/// Expressions in the syntax of other languages.
@Suite struct ForeignSyntaxTests {
  private static let state = #"""
    "state": { "name": "Ann", "on": true, "off": false, "count": 1, "items": ["a"], "user": { "name": "Bob" } }
    """#
  private static let rules: Set<DiagnosticID> = [
    "expr-syntax", "expr-unsupported-operator", "expr-unknown-member", "expr-plain-text",
    "expr-looks-arithmetic",
  ]

  private func findings(label text: String) -> [Diagnostic] {
    diagnose(
      Array(
        document(Self.state, children: #"{ "type": "label", "text": \#(StringLiteral.quoted(text)) }"#).utf8))
  }

  private func findings(source text: String) -> [Diagnostic] {
    let action =
      #"{ "type": "setState", "path": "name", "value": { "$expr": \#(StringLiteral.quoted(text)) } }"#
    return diagnose(
      Array(
        document(
          Self.state, children: #"{ "type": "button", "text": "a", "actions": { "onTap": \#(action) } }"#
        ).utf8))
  }

  /// Expressions, what their message says, and what the fix makes of them, if there is one.
  @Test(
    arguments: [
      ("name | upper", "filters such as `| upper`", nil), ("name|upper", "filters such as `| upper`", nil),
      ("name | default: 'x'", "filters such as `| default`", nil),
      ("count | number:2", "filters such as `| number`", nil),
      ("user?.name", "optional chaining", "user.name"), ("items?.[0]", "optional chaining", "items[0]"),
      ("items?[0]", "optional chaining", "items[0]"),
      ("user?.name?.first", "optional chaining", "user.name.first"),
      ("name ?? 'x'", "a default value with `??`", nil),
      ("name ?? user?.name", "a default value with `??`", nil),
      ("name ?? ''", "a default value with `??`", "name"),
      ("name || 'x'", "`||` does not choose a value", nil),
      ("on && 'x'", "`&&` does not choose a value", nil), ("name:-x", "a default value with `:-`", nil),
      ("name === 'x'", "the operator `===`", "name == 'x'"),
      ("name !== 'x'", "the operator `!==`", "name != 'x'"),
      ("count & 1", "the operator `&`", nil), ("count ^ 1", "the operator `^`", nil),
      ("count | 1", "the operator `|`", nil),
      ("on and off", "the operator `and`", "on && off"), ("on or off", "the operator `or`", "on || off"),
      ("not on", "the operator `not`", "!on"), ("count gt 1", "the operator `gt`", "count > 1"),
      ("name <> 'x'", "the operator `<>`", "name != 'x'"), ("name ~= 'x'", "the operator `~=`", nil),
      ("name =~ 'x'", "the operator `=~`", nil), ("count ** 2", "the operator `**`", nil),
      ("count // 2", "the operator `//`", nil), ("count << 1", "the operator `<<`", nil),
      ("count++", "`++` is not supported", nil), ("count += 1", "`+=` is not supported", nil),
      ("name instanceof user", "the operator `instanceof`", nil),
      ("name as String", "the operator `as`", nil),
      ("name in items", "the operator `in`", nil), ("name is null", "the operator `is`", nil),
      ("name like 'x'", "the operator `like`", nil), ("name matches 'x'", "the operator `matches`", nil),
      ("await name", "the keyword `await`", nil), ("typeof name", "the keyword `typeof`", nil),
      ("return name", "the keyword `return`", nil), ("if on then 'a'", "the keyword `if`", nil),
      ("user!.name", "force unwrapping", "user.name"), ("name!", "force unwrapping", "name"),
      ("`x`", "text in backticks", nil), ("...items", "`...` is not supported", nil),
      ("items[1:2]", "formats and slices", nil), ("name:upper", "formats and slices", nil),
      ("user->name", "`->` is not supported", "user.name"),
      ("user::name", "`::` is not supported", "user.name"),
      ("() => name", "functions with `=>`", nil), ("items.map(x => x.name)", "unknown function `map`", nil),
      ("items.filter(x => x.done)", "unknown function `filter`", nil),
      ("name.toUpperCase()", "unknown function `toUpperCase`", nil),
      ("count.toFixed(2)", "unknown function `toFixed`", nil),
      ("format(count)", "unknown function `format`", nil),
      ("items.join(', ')", "unknown function `join`", nil),
      ("Math.round(count)", "unknown function `round`", nil),
      ("items.count()", "`.count` is a property", "items.count"),
      ("items.isEmpty()", "`.isEmpty` is a property", "items.isEmpty"),
      ("items.first()", "`.first` is a property", "items.first"),
      ("items.size()", "`.count` is a property", "items.count"),
      ("items.length()", "`.count` is a property", "items.count"),
      ("items.includes('a')", "the function is called `.contains(…)`", "items.contains('a')"),
    ] as [(String, String, String?)])
  func `what is not supported is named, and a fix keeps the meaning`(
    text: String, message: String, meant: String?
  ) {
    let inLabel = findings(label: "A ${\(text)}").filter { Self.rules.contains($0.id) }
    #expect(inLabel.count == 1, "\(text): \(inLabel.map(\.message))")
    #expect(inLabel.first?.message.contains(message) == true, "\(text): \(inLabel.map(\.message))")
    #expect(inLabel.first?.help?.isEmpty == false)
    let source = "A ${\(text)}"
    check(inLabel.first, meant.map { "A ${\($0)}" }, in: screen(label: source))
    // On device, the three dots are part of a path.
    guard text != "...items" else { return }
    let inSource = findings(source: text).filter { Self.rules.contains($0.id) }
    #expect(inSource.first?.message.contains(message) == true, "\(text): \(inSource.map(\.message))")
  }

  private func screen(label text: String) -> String {
    document(
      Self.state, children: #"{ "type": "label", "text": \#(StringLiteral.quoted(text)) }"#)
  }

  /// Checks that a fix makes a text of another one, or that there is none.
  private func check(_ finding: Diagnostic?, _ meant: String?, in source: String) {
    guard let meant else {
      #expect(finding?.fixes.isEmpty != false, "\(finding?.fixes.map(\.title) ?? [])")
      return
    }
    let fixed = finding?.fixes.first.map { Array(source.utf8).edited(by: $0.edits) }
    #expect(fixed.map { String(decoding: $0, as: UTF8.self) } == screen(label: meant))
  }

  @Test(arguments: [
    ("{{name | upper}}", "filters"), ("{{ user?.name }}", "optional chaining"),
    ("{{name.toUpperCase()}}", "anything else"),
    ("{{#if on}}a{{/if}}", "condition ?"), ("{{#each items}}a{{/each}}", "forEach"),
    ("{{/if on}}", "condition ?"),
    ("{% if on %}a{% endif %}", "condition ?"), ("{{ name ?? 'x' }}", "default value"),

    ("%s", "${path}"), ("%@ and %d", "${path}"), ("%1$@", "${path}"), ("%.2f", "${path}"),
    ("%(name)s", "${path}"),
    ("Hi %s!", "${path}"), ("${name} %d", "${path}"),
  ])
  func `blocks, filters and formats of other languages are no placeholders`(text: String, help: String) {
    let found = findings(label: text).filter { $0.id == "template-foreign-placeholder" }
    #expect(found.count == 1, "\(text)")
    #expect(found.first?.help?.contains(help) == true, "\(found.map { $0.help ?? "" })")
  }

  @Test(arguments: [
    "Turn it on or off", "Ann is in", "Really?? Yes", "a | b", "Terms as of today", "not now", "100 %s",
    "x in y",
  ])
  func `prose is not code`(text: String) {
    let found = findings(source: text).filter { Self.rules.contains($0.id) }
    #expect(found.allSatisfy { $0.id == "expr-plain-text" || text.contains("%") }, "\(found.map(\.message))")
  }
}
