import Diagnostics
import JSONSyntax
import SourceText
import TestSupport
import Testing

/// Tests of placeholders in the syntax of other template languages.
@Suite struct ForeignPlaceholderTests {
  private static let state = #"""
    "state": { "name": "Ann", "count": 1, "items": ["a"], "user": { "name": "Bob" } }
    """#

  private func findings(_ text: String, in kind: String = "label") -> [Diagnostic] {
    let children = #"""
      { "type": "\#(kind)", "text": \#(StringLiteral.quoted(text)), "actions": { "onTap": { "type": "dismiss" } } }
      """#
    return diagnose(Array(document(Self.state, children: children).utf8)).filter {
      $0.id == "template-foreign-placeholder"
    }
  }

  @Test(arguments: [
    ("Hi {{name}}", "${name}"), ("Hi {{ name }}", "${name}"), ("{{{name}}}", "${name}"),
    ("{name}", "${name}"), ("{{name}", "${name}"), ("#{name}", "${name}"), ("%{name}", "${name}"),
    (#"Hi \(name)"#, "${name}"),
    ("$(name)", "${name}"), ("$ {name}", "${name}"), ("<%= name %>", "${name}"), ("${{name}}", "${name}"),
    ("$name", "${name}"), ("Hi $name.", "${name}"), ("$user.name", "${user.name}"),
    ("$name.first", "${name}"), ("{{user.name}}", "${user.name}"), ("{{count + 1}}", "${count + 1}"),
    ("{{items.count}}", "${items.count}"), ("100%{name}", "${name}"),
  ])
  func `a declared name in the syntax of another language is to be a placeholder`(
    text: String, meant: String
  ) {
    #expect(findings(text).first?.help == "write `\(meant)`", "\(text)")
  }

  @Test(arguments: [
    "$5", "$5.99 {}", "{{}}", "{{other}}", "$other", "{{other.name}}", "100%@", "100 %d", "5%s",
    "a { name, b }",
    "{{other | uppercase}}", "{{#if other}}", "{% if other %}", "50 % so", "%dog", "$name=1", "$name()",
    "{'name'}", "\\(", "$(", "<% name %>",
    "${name}", "${count + 1} {", "name", ":name", "{{name", "$$", "{{name + other}}", "${name} \\(${name})",
  ])
  func `text that only looks like a placeholder has no finding`(text: String) {
    #expect(findings(text).isEmpty, "\(text)")
  }

  @Test func `the placeholders of a text are replaced together`() throws {
    let finding = try #require(findings("{{name}}, ${count} of #{count}, $user.name.").first)
    #expect(finding.message == "`{{name}}` and 2 more in this text are not placeholders")
    #expect(finding.fixes.first?.edits.map(\.newText) == ["${name}", "${count}", "${user.name}"])
  }

  @Test func `a placeholder in double braces after a dollar sign is one finding`() {
    let document = document(Self.state, children: #"{ "type": "label", "text": "Hi ${{name}}" }"#)
    let found = diagnose(Array(document.utf8)).filter { $0.severity >= .warning }
    #expect(found.map(\.id) == ["template-foreign-placeholder"])
  }

  @Test func `a button needs more than another syntax`() {
    let finding = findings("{{name}}", in: "button").first
    #expect(finding?.help?.contains("in a label") == true)
    #expect(finding?.fixes.isEmpty == true)
  }

  @Test func `a placeholder with the name of the state object is its key`() {
    #expect(findings("{{state.name}}").first?.help == "write `${name}`")
    #expect(findings("$state.user.name.").first?.help == "write `${user.name}`")
  }

  @Test(arguments: [
    ("{{count}} + 1", "count + 1"), ("$count + 1", "count + 1"), ("#{count} * $count", "count * count"),
    ("{ count } + 1", "count + 1"),
  ])
  func `an expression needs no placeholders`(source: String, meant: String) throws {
    let button = #"""
      { "type": "button", "text": "a", "actions": { "onTap": {
        "type": "setState", "path": "count", "value": { "$expr": "\#(source)" } } } }
      """#
    let text = document(Self.state, children: button)
    let found = diagnose(Array(text.utf8)).filter { $0.severity >= .warning }
    #expect(found.map(\.id) == ["template-foreign-placeholder"])
    let file = SourceFile(uri: FileURI(path: "a.json"), version: nil, bytes: Array(text.utf8))
    let edits = try #require(found.first?.fixes.first).edits.sorted { $0.range.start > $1.range.start }
    #expect(
      String(decoding: file.edited(by: edits, version: nil).bytes, as: UTF8.self).contains("\"\(meant)\""))
  }

  @Test(arguments: ["{{name}}", "{name}", "$name", "#{name}", "{{state.name}}"])
  func `a path needs no placeholder`(path: String) {
    let field = #"{ "type": "textfield", "bind": "\#(path)", "placeholder": "a" }"#
    let found = diagnose(Array(document(Self.state, children: field).utf8)).filter { $0.severity >= .warning }
    #expect(found.map(\.id) == ["template-foreign-placeholder"])
    #expect(found.first?.help == "write `name`")
    #expect(found.first?.fixes.first?.edits.map(\.newText) == ["name"])
  }

  @Test(arguments: ["{{other}}", "a {{name}}", "{", "$1"])
  func `a path that is not the placeholder of a known name is left alone`(path: String) {
    let field = #"{ "type": "textfield", "bind": "\#(path)", "placeholder": "a" }"#
    let found = diagnose(Array(document(Self.state, children: field).utf8))
    #expect(!found.contains { $0.id == "template-foreign-placeholder" })
  }

  @Test func `an iteration variable is a known name`() {
    let label = #"{ "type": "label", "text": "{{item}} {{index}} {{other}}" }"#
    let children = #"{ "type": "forEach", "items": "items", "template": \#(label) }"#
    let found = diagnose(Array(document(Self.state, children: children).utf8))
    #expect(
      found.contains { $0.message == "`{{item}}` and `{{index}}` are not placeholders" }, "\(found)")
  }

  @Test func `a name in another syntax is not unused`() {
    let children = ##"{ "type": "label", "text": "#{name} {count} $items {{user.name}}" }"##
    let found = diagnose(Array(document(Self.state, children: children).utf8))
    #expect(!found.contains { $0.id == "unused-state" }, "\(found)")
  }
}
