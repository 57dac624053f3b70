import CladsCheck
import CladsDocument
import CladsProject
import Diagnostics
import SourceText
import TestSupport
import Testing

/// Keys of other formats and frameworks are explained, not taken for misspellings.
@Suite struct ForeignKeyTests {
  /// An object, the keys that others have for it, and a document with a member in such an object.
  private struct Owner: Sendable {
    let name: String
    let keys: Set<String>
    let mistake: @Sendable (String) -> Mistake?
    let rows: [String]
    let document: @Sendable (String) -> String
  }

  private static let owners: [Owner] =
    BuiltInKinds.components.map { kind in
      let name = kind.description.name
      let needed =
        name == "shape"
        ? #""shapeType": "circle", "# : name == "pageIndicator" ? #""currentPage": "p", "# : ""
      return Owner(
        name: name, keys: BuiltInKinds.foreignKeys(of: name).names,
        mistake: { BuiltInKinds.foreignKeys(of: name).mistake(named: $0) },
        rows: Document.Component.table.shape.rows.map(\.name)
      ) { node(#"{ "type": "\#(name)", \#(needed)\#($0) }"#) }
    } + [
      owner(Document.Layout.table.shape) { node(#"{ "type": "vstack", \#($0), "children": [] }"#) },
      owner(Document.ForEach.table.shape) {
        node(#"{ "type": "forEach", "items": "xs", \#($0), "template": { "type": "label", "text": "a" } }"#)
      },
      owner(Document.Spacer.table.shape) { node(#"{ "type": "spacer", \#($0) }"#) },
      owner(Document.SectionLayout.table.shape) {
        node(#"{ "type": "sectionLayout", \#($0), "sections": [] }"#)
      },
      owner(Document.SectionDefinition.table.shape) { section(#""layout": { "type": "list" }, \#($0)"#) },
      owner(Document.SectionLayoutConfig.table.shape) { section(#""layout": { "type": "list", \#($0) }"#) },
      owner(Document.RootComponent.table.shape) { #"{ "id": "a", "root": { \#($0), "children": [] } }"# },
      owner(Document.Style.table.shape) {
        #"{ "id": "a", "styles": { "s": { \#($0) } }, "root": { "children": [{ "type": "label", "text": "a", "styleId": "s" }] } }"#
      },
    ]

  private static func owner(_ shape: ObjectShape, _ document: @escaping @Sendable (String) -> String) -> Owner
  {
    let keys = shape.foreignKeys().names.union(shape.mistakes.map(\.name))
    return Owner(
      name: shape.name, keys: keys, mistake: { shape.mistake(named: $0) }, rows: shape.rows.map(\.name),
      document: document)
  }

  private static func node(_ node: String) -> String {
    #"{ "id": "a", "state": { "p": 0, "xs": [1] }, "root": { "children": [\#(node)] } }"#
  }

  private static func section(_ members: String) -> String {
    node(
      #"{ "type": "sectionLayout", "sections": [{ \#(members), "children": [{ "type": "label", "text": "a" }] }] }"#
    )
  }

  @Test func `what is said about keys of other frameworks matches its golden file`() {
    var text = ""
    for (owner, findings) in zip(Self.owners, Self.findings) {
      text += "## \(owner.name)\n\n"
      var names: [String: [String]] = [:]
      for (name, found) in findings.sorted(by: { $0.key < $1.key }) {
        names[explanation(of: name, found), default: []].append(name)
      }
      for (explanation, names) in names.sorted(by: { $0.value[0] < $1.value[0] }) {
        text += "\(names.joined(separator: " "))\n\(explanation)\n\n"
      }
    }
    Golden.expect("Tests/Fixtures/Messages/foreign-keys.txt", text)
  }

  /// The findings about each key of each owner.
  private static let findings: [[String: [Diagnostic]]] = owners.map { owner in
    let checker = Checker()
    var findings: [String: [Diagnostic]] = [:]
    for name in owner.keys where !owner.rows.contains(name) {
      let bytes = Array(owner.document(#""\#(name)": true"#).utf8)
      findings[name] = checker.check(bytes).filter {
        bytes[$0.range.start.utf8..<$0.range.end.utf8].elementsEqual("\"\(name)\"".utf8)
      }
    }
    return findings
  }

  /// Returns the finding about a key, without its name.
  private func explanation(of name: String, _ found: [Diagnostic]) -> String {
    guard let finding = found.first else { return "  –" }
    let lines =
      [finding.message, finding.help ?? "no help"] + finding.fixes.prefix(1).map { "fix: \($0.title)" }
    return lines.map {
      "  " + $0.split(separator: "`\(name)`", omittingEmptySubsequences: false).joined(separator: "…")
    }
    .joined(separator: "\n")
  }

  @Test func `every key of another framework has one finding, which explains it`() {
    for (owner, findings) in zip(Self.owners, Self.findings) {
      for (name, found) in findings {
        #expect(found.count == 1, "\(owner.name).\(name): \(found.map(\.message))")
        #expect(found.allSatisfy { $0.help?.contains("did you mean") != true }, "\(owner.name).\(name)")
      }
    }
  }

  @Test func `at least sixty words are known`() {
    #expect(Set(Self.owners.flatMap(\.keys)).count >= 60)
  }

  @Test func `every name in a help exists`() {
    let schema = SchemaNames.all
    for owner in Self.owners {
      for mistake in owner.keys.compactMap(owner.mistake) {
        for help in [mistake.help, mistake.extendedHelp].compactMap(\.self) {
          for name in names(in: help) where !schema.contains(name) {
            Issue.record("\(owner.name).\(mistake.name): `\(name)` is no name: \(help)")
          }
        }
      }
    }
  }

  /// Returns the words in backticks that are names, not code.
  private func names(in text: String) -> [String] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0.isMultiple(of: 2) == false }.map { String(parts[$0]) }
      .filter { $0.allSatisfy { $0.isLetter } && $0 != "true" }
  }

  @Test(arguments: [
    (
      #"{ "type": "label", "text": "Hello", "hidden": "${up}" }"#,
      #"{ "type": "label", "text": "${up ? '' : 'Hello'}" }"#
    ),
    (
      #"{ "type": "label", "text": "Hello", "visible": "up" }"#,
      #"{ "type": "label", "text": "${up ? 'Hello' : ''}" }"#
    ),
    (#"{ "type": "label", "text": "Hello", "visible": true }"#, #"{ "type": "label", "text": "Hello" }"#),
    (#"{ "type": "button", "text": "Go", "disabled": false }"#, #"{ "type": "button", "text": "Go" }"#),
    (#"{ "type": "vstack", "direction": "row", "children": [] }"#, #"{ "type": "hstack", "children": [] }"#),
    (
      #"{ "type": "button", "text": "Go", "fullWidth": true }"#,
      #"{ "type": "button", "text": "Go", "fillWidth": true }"#
    ),
    (
      #"{ "type": "label", "text": "a", "key": "greeting" }"#,
      #"{ "type": "label", "text": "a", "id": "greeting" }"#
    ),
    (
      #"{ "type": "textfield", "bind": "name", "text": "Name" }"#,
      #"{ "type": "textfield", "bind": "name", "placeholder": "Name" }"#
    ),
  ])
  func `the first fix writes what was meant`(before: String, after: String) throws {
    func screen(_ node: String) -> String {
      #"{ "id": "a", "state": { "up": true, "name": "" }, "root": { "children": [\#(node)] } }"#
    }
    let source = SourceFile(
      uri: FileURI(path: "a.clads.json"), version: nil, bytes: Array(screen(before).utf8))
    let finding = try #require(
      Checker().check(source.bytes).first { $0.id == "unknown-key" || $0.id == "no-effect-property" })
    let fix = try #require(finding.fixes.first)
    let fixed = source.edited(by: fix.edits.sorted { $0.range.start > $1.range.start }, version: nil)
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == screen(after))
  }

  @Test func `a misspelling of a foreign key is still compared with the keys of the object`() {
    let text = Self.node(#"{ "type": "label", "txet": "a" }"#)
    #expect(Checker().check(Array(text.utf8)).contains { $0.help == "did you mean `text`?" })
  }
}
