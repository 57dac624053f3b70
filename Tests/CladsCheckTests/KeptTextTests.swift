import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText
import TestSupport
import Testing

/// Safe and suggested fixes keep what an author wrote, or replace it by something that they name.
@Suite struct KeptTextTests {
  @Test(arguments: Mutator.all.map(\.name))
  func `fixing a mistake loses no value`(mutator: String) throws {
    let mutator = try #require(Mutator.all.first { $0.name == mutator })
    var random = SeededRandom(seed: 23)
    var mutants = Self.examples.flatMap { mutator.mutants(of: $0, &random) }
    mutants.shuffle(using: &random)
    for mutant in mutants.prefix(12) { expectKept(mutant.mutated.text) }
  }

  @Test func `fixing the bad example of a rule loses no value`() {
    for rule in RuleTable.descriptions where rule.subject == .document {
      expectKept(MarkedText(rule.documentation.bad).text, only: Set(RuleTable.all.map { $0.id }))
    }
  }

  @Test(arguments: ["data", "screen", "payload", "body", "response"])
  func `a screen is taken out of an envelope, with everything around it`(key: String) {
    for example in SampleDocuments.examples {
      let wrapped = #"{ "status": 200, "\#(key)": \#(example.text), "trace": "a1" }"#
      let file = expectKept(wrapped)
      #expect(file.originalDiagnostics.filter { $0.id == "wrapped-document" }.count == 1)
      #expect(!file.diagnostics.contains { $0.severity == .error && $0.id == "wrapped-document" })
      let nested = #"{ "\#(key)": { "result": \#(example.text) } }"#
      #expect(!expectKept(nested).diagnostics.contains { $0.id == "wrapped-document" })
    }
  }

  @Test(arguments: ["props", "attributes", "options", "config"])
  func `keys in an object of their own are moved to the node`(key: String) throws {
    for text in [
      #"{ "type": "label", "\#(key)": { "text": "Hello", "styleId": "a" } }"#,
      #"{ "type": "button", "\#(key)": { "text": "Go", "actions": { "onTap": { "type": "dismiss" } } } }"#,
      #"{ "type": "vstack", "\#(key)": { "spacing": 8, "children": [{ "type": "label", "text": "b" }] } }"#,
      #"{ "type": "textfield", "\#(key)": { "bind": "c", "placeholder": "Name" } }"#,
    ] {
      let file = expectKept(
        #"{ "id": "a", "state": { "c": "" }, "styles": { "a": { "fontSize": 20 } }, "root": { "children": [\#(text)] } }"#
      )
      let fixed = String(decoding: file.source.bytes, as: UTF8.self)
      #expect(!fixed.contains(key), "\(fixed)")
    }
  }

  @Test(arguments: [
    #""styleId": "row bold""#, #""styleId": "${on ? 'row' : 'bold'}""#, #""styleId": "styles.row""#,
    #""styleId": "row, bold""#, #""style": "row|bold""#, #""styleID": ["row", "bold"]"#,
    #""class": "row bold""#, #""styles": { "pressed": "row bold" }"#, #""styleId": { "name": "row" }"#,
    #""styleId": "${kind}""#, #""styleId": "{{ kind }}""#, #""styleId": "'r' + kind""#,
  ])
  func `a style that a broken reference may name is not unused`(member: String) {
    let text = """
      { "id": "a", "styles": { "row": { "fontSize": 20 }, "bold": { "fontSize": 21 } },
        "root": { "children": [{ "type": "button", "text": "b", \(member) }] } }
      """
    expectDeclared(["row", "bold"].filter { member.contains($0) || member.contains("kind") }, in: text)
    expectNotDeleted(text)
  }

  @Test func `a style whose name a template may build is not unused, and the others are not deleted`() {
    let text = """
      { "id": "a", "styles": { "row_a": { "fontSize": 20 }, "row_b": { "fontSize": 21 }, "other": { "fontSize": 22 } },
        "root": { "children": [{ "type": "label", "text": "b", "styleId": "row_${kind}" }] } }
      """
    expectDeclared(["row_a", "row_b"], in: text)
    let file = Checker().fix(Array(text.utf8), applying: [.suggested, .destructive])
    #expect(file.originalDiagnostics.contains { $0.message == "the style `other` is never used" })
    #expect(String(decoding: file.source.bytes, as: UTF8.self) == text)
  }

  @Test(arguments: ["row, bold", "row bold", "styles.row", "${row}", "row/bold", "'row'"])
  func `a style that a broken parent names is not unused`(parent: String) {
    let text = """
      { "id": "a", "styles": { "row": { "fontSize": 20 }, "bold": { "fontSize": 21 }, "c": { "inherits": "\(parent)" } },
        "root": { "children": [{ "type": "label", "text": "b", "styleId": "c" }] } }
      """
    expectDeclared(["row", "bold"].filter { parent.contains($0) }, in: text)
  }

  @Test(arguments: [
    #""go;stop""#, #""go, stop""#, #""go()""#, #""actions.go""#, #"{ "action": "go" }"#,
    ##"{ "$ref": "#/actions/go" }"##, #"{ "name": "go" }"#, #"["go", "stop"]"#, #""${on ? 'go' : 'stop'}""#,
    #""${next}""#, #"{ "type": "sequence", "actions": ["go", "stop"] }"#, #"{ "type": "run", "id": "go" }"#,
  ])
  func `an action that a broken reference may name is not unused`(event: String) {
    let text = """
      { "id": "a", "actions": { "go": { "type": "dismiss" }, "stop": { "type": "dismiss" } },
        "root": { "children": [{ "type": "button", "text": "b", "actions": { "onTap": \(event) } }] } }
      """
    expectDeclared(["go", "stop"].filter { event.contains($0) }, in: text)
    expectNotDeleted(text)
  }

  @Test(arguments: ["${d}", "d, e", "dataSources.d", "#/dataSources/d", "{{d}}"])
  func `a data source or a key of the state that a broken reference may name is not unused`(name: String) {
    let text = """
      { "id": "a", "state": { "d": "x" }, "dataSources": { "d": { "type": "static", "value": "y" } },
        "root": { "children": [{ "type": "label", "dataSourceId": "\(name)" }] } }
      """
    expectDeclared(["d"], in: text)
  }

  @Test(arguments: ["_comment", "//", "$comment", "comment", "_comment2", "// TODO", "#"])
  func `comments are no mistake where the app ignores them, and stay`(key: String) {
    let comment = #""\#(key)": "why""#
    let text = """
      { \(comment), \(comment), "id": "a", "root": { \(comment), \(comment), "children": [
        { "type": "label", "text": "b", \(comment), \(comment), "data": { "type": "static", "value": "c", \(comment) } },
        { "type": "sectionLayout", \(comment), "sections": [
          { \(comment), "layout": { \(comment), "type": "list" }, "children": [{ "type": "divider", \(comment) }] } ] },
        { "type": "button", "text": "c", "actions": { \(comment), "onTap": { "type": "dismiss", \(comment) } } }
      ] } }
      """
    let file = expectKept(text)
    #expect(!file.originalDiagnostics.contains { $0.message.contains(key) }, "\(file.originalDiagnostics)")
    for map in ["styles", "actions", "dataSources"] {
      let file = expectKept(
        #"{ "id": "a", "\#(map)": { \#(comment) }, "root": { "children": [{ "type": "label", "text": "b" }] } }"#
      )
      #expect(file.originalDiagnostics.map(\.id) == ["wrong-type"])
      #expect(file.diagnostics.filter { $0.severity == .error }.isEmpty)
    }
  }

  private static let examples: [JSONTree] = SampleDocuments.examples.compactMap { JSONTree(parsing: $0.text) }

  /// Expects that no finding says that a name is unused.
  private func expectDeclared(_ names: [String], in text: String) {
    for finding in Checker().check(Array(text.utf8)) where finding.id.rawValue.hasPrefix("unused-") {
      for name in names { #expect(!finding.message.contains("`\(name)`"), "\(finding.message) in \(text)") }
    }
  }

  /// Expects that no fix deletes a style or an action.
  private func expectNotDeleted(_ text: String) {
    let file = Checker().fix(Array(text.utf8), applying: [.suggested, .destructive])
    let fixed = String(decoding: file.source.bytes, as: UTF8.self)
    if text.contains("${kind") { #expect(fixed.contains("\"fontSize\": 20"), "\(fixed)") }
    if text.contains("${next") { #expect(fixed.contains("\"stop\""), "\(fixed)") }
  }

  /// Fixes a document and expects that each of its values is still there, or was replaced by a fix.
  @discardableResult
  private func expectKept(_ text: String, only: Set<DiagnosticID>? = nil) -> FixedFile {
    let file = Checker(only: only).fix(Array(text.utf8), applying: .suggested)
    let replaced = file.originalDiagnostics.compactMap { $0.fix(.suggested) }.flatMap(\.edits)
    var kept: [String: Int] = [:]
    for value in Self.values(in: file.source) { kept[value.text, default: 0] += 1 }
    for value in Self.values(in: SourceFile(uri: file.source.uri, version: nil, bytes: Array(text.utf8))) {
      kept[value.text, default: 0] -= 1
      let isReplaced = replaced.contains {
        let isPart = value.range.start < $0.range.start && $0.range.end < value.range.end
        let writes = $0.newText.contains { $0.isLetter || $0.isNumber }
        return isPart || writes && $0.range.start < value.range.end && value.range.start < $0.range.end
      }
      #expect(
        kept[value.text, default: 0] >= 0 || isReplaced
          || String(decoding: file.source.bytes, as: UTF8.self).contains(value.text),
        "\(value.text) of \(text) is lost: \(String(decoding: file.source.bytes, as: UTF8.self))")
    }
    return file
  }

  /// Returns the contents of the strings that are no names, and other scalars.
  private static func values(in source: SourceFile) -> [(text: String, range: TextRange)] {
    ParsedFile(source).tree.withView { view in
      var values: [(text: String, range: TextRange)] = []
      for (index, record) in view.records.enumerated() {
        let node = RecordIndex(index)
        let isName = view.kind(record.parent) == .member && record.parent + 1 == node
        switch record.kind {
        case .object, .array, .member, .invalid: continue
        default: if !isName { values.append((view.text(of: node), view.range(node))) }
        }
      }
      return values
    }
  }
}
