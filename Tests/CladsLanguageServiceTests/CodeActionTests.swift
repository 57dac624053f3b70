import CladsAnalysis
import CladsCheck
import CladsLanguageService
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText
import TestSupport
import Testing

@Suite struct CodeActionTests {
  /// Applies the action with a title at the cursor or the first range of `marked`, and checks the result.
  private func apply(
    _ title: String, to marked: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let text = MarkedText(marked)
    let actions = await actions(text.bytes, text.cursor.map { TextRange($0, $0) } ?? text.ranges[0], [""])
    guard let action = actions.first(where: { $0.title == title }) else {
      Issue.record("no such action in \(actions.map(\.title))", sourceLocation: sourceLocation)
      return
    }
    let result = String(decoding: text.bytes.edited(by: action.edits), as: UTF8.self)
    #expect(result == expected, sourceLocation: sourceLocation)
  }

  private func actions(
    _ bytes: [UInt8], _ range: TextRange, _ wanted: [String]? = nil
  ) async -> [CodeAction] {
    let source = SourceFile(uri: FileURI(path: "/app/a.clads.json"), version: 1, bytes: bytes)
    let document = DocumentSnapshot.computing(source, FileContext(kind: .document))
    return await document.codeActions(in: range, wanted: wanted)
  }

  private func titles(_ marked: String) async -> [String] {
    let text = MarkedText(marked)
    let range = text.cursor.map { TextRange($0, $0) } ?? text.ranges[0]
    return await actions(text.bytes, range).map(\.title)
  }

  @Test func `a misspelled kind is fixed`() async {
    await apply(
      "Replace with `label`", to: #"{ "id": "a", "root": { "children": [ { "type": "lab$0le" } ] } }"#,
      #"{ "id": "a", "root": { "children": [ { "type": "label" } ] } }"#)
  }

  @Test func `all findings of a rule are fixed at once`() async {
    await apply(
      "Fix all 2 findings of `json-duplicate-key` in this document",
      to: #"{ "id": "a", "i$0d": "b", "root": { "children": [], "children": [] } }"#,
      #"{ "id": "a", "root": { "children": [] } }"#)
  }

  @Test func `the list of fixes is limited, but fixing all findings is not`() async {
    let nodes = Array(repeating: #"{ "type": "lable", "text": "x" }"#, count: 300).joined(separator: ",\n")
    let bytes = Array(#"{ "id": "a", "root": { "children": [ \#(nodes) ] } }"#.utf8)
    let actions = await actions(bytes, TextRange(utf8: 0, bytes.count))
    #expect(actions.count { $0.title == "Replace with `label`" } == 100)
    let all = actions.first { $0.title.hasPrefix("Fix all 300 findings of `unknown-component-kind`") }
    #expect(all?.edits.count == 300)
  }

  @Test func `all safe fixes are applied at once`() async {
    await apply(
      "Apply all safe fixes",
      to:
        ##"{ "id": "a", "styles": { "a": { "textColor": "112233" }, "b": { "textColor": "445566" } }, "root": {$0} }"##,
      ##"{ "id": "a", "styles": { "a": { "textColor": "#112233" }, "b": { "textColor": "#445566" } }, "root": {} }"##
    )
  }

  @Test func `a rule is disabled in the enclosing object`() async {
    await apply(
      "Disable `unused-style` here",
      to: """
        {
          "id": "a",
          "styles": {
            "ca$0rd": { "fontSize": 20 }
          },
          "root": { "children": [{ "type": "divider" }] }
        }
        """,
      """
      {
        "$comment": "clads-disable unused-style",
        "id": "a",
        "styles": {
          "card": { "fontSize": 20 }
        },
        "root": { "children": [{ "type": "divider" }] }
      }
      """)
  }

  @Test func `a second rule is added to the comment`() async {
    await apply(
      "Disable `unused-style` here",
      to:
        #"{ "$comment": "clads-disable empty-object -- later", "id": "a", "styles": { "c$0": { "fontSize": 20 } }, "root": { "actions": {} } }"#,
      #"{ "$comment": "clads-disable unused-style, empty-object -- later", "id": "a", "styles": { "c": { "fontSize": 20 } }, "root": { "actions": {} } }"#
    )
  }

  @Test func `an inline action is extracted`() async {
    await apply(
      "Extract into `actions` as `dismiss`",
      to: """
        {
          "id": "a",
          "root": {
            "children": [
              { "type": "button", "text": "Close", "actions": { "onTap": { "type": "dis$0miss" } } }
            ]
          }
        }
        """,
      """
      {
        "id": "a",
        "actions": {
          "dismiss": { "type": "dismiss" }
        },
        "root": {
          "children": [
            { "type": "button", "text": "Close", "actions": { "onTap": "dismiss" } }
          ]
        }
      }
      """)
  }

  @Test func `a named action is inlined`() async {
    await apply(
      "Inline action `close`",
      to: """
        {
          "id": "a",
          "actions": {
            "open": { "type": "navigate", "destination": "b" },
            "close": { "type": "dismiss" }
          },
          "root": { "children": [ { "type": "button", "text": "X", "actions": { "onTap": "clo$0se" } } ] }
        }
        """,
      """
      {
        "id": "a",
        "actions": {
          "open": { "type": "navigate", "destination": "b" }
        },
        "root": { "children": [ { "type": "button", "text": "X", "actions": { "onTap": { "type": "dismiss" } } } ] }
      }
      """)
  }

  @Test func `shared properties are extracted into a parent style`() async {
    await apply(
      "Extract 2 properties shared with `b` into parent style `base`",
      to: """
        {
          "styles": {
            "a": { "fontSi$0ze": 16, "textColor": "#111111", "height": 10 },
            "b": { "height": 20, "fontSize": 16, "textColor": "#111111" }
          }
        }
        """,
      """
      {
        "styles": {
          "a": { "inherits": "base", "height": 10 },
          "b": { "height": 20, "inherits": "base" },
          "base": { "fontSize": 16, "textColor": "#111111" }
        }
      }
      """)
  }

  @Test func `a text is extracted into a data source`() async {
    await apply(
      "Extract text into `dataSources` as `labelText`",
      to: #"{ "id": "a", "root": { "children": [ { "type": "label", "text": "Hi ${$0name}" } ] } }"#,
      #"{ "id": "a", "dataSources": { "labelText": { "type": "binding", "template": "Hi ${name}" } }, "root": { "children": [ { "type": "label", "dataSourceId": "labelText" } ] } }"#
    )
  }

  @Test func `a node is wrapped`() async {
    await apply(
      "Wrap in `hstack`",
      to: """
        {
          "root": {
            "children": [
              { "type": "la$0bel", "text": "a" },
              { "type": "divider" }
            ]
          }
        }
        """,
      """
      {
        "root": {
          "children": [
            {
              "type": "hstack",
              "children": [
                { "type": "label", "text": "a" }
              ]
            },
            { "type": "divider" }
          ]
        }
      }
      """)
  }

  @Test func `several nodes are wrapped together`() async {
    await apply(
      "Wrap 2 nodes in `vstack`",
      to:
        #"{ "root": { "children": [ «{ "type": "label", "text": "a" }, { "type": "divider" }», { "type": "spacer" } ] } }"#,
      #"{ "root": { "children": [ { "type": "vstack", "children": [{ "type": "label", "text": "a" }, { "type": "divider" }] }, { "type": "spacer" } ] } }"#
    )
  }

  @Test func `a stack is unwrapped`() async {
    await apply(
      "Unwrap `vstack`",
      to: """
        {
          "root": { "children": [
            { "type": "vst$0ack", "children": [
              { "type": "label", "text": "a" },
              { "type": "divider" }
            ] }
          ] }
        }
        """,
      """
      {
        "root": { "children": [
          { "type": "label", "text": "a" },
          { "type": "divider" }
        ] }
      }
      """)
  }

  @Test func `a node is swapped with its sibling`() async {
    await apply(
      "Move down",
      to: #"{ "root": { "children": [ { "type": "di$0vider" }, { "type": "spacer" } ] } }"#,
      #"{ "root": { "children": [ { "type": "spacer" }, { "type": "divider" } ] } }"#)
    let first = await titles(
      #"{ "root": { "children": [ { "type": "di$0vider" }, { "type": "spacer" } ] } }"#)
    #expect(!first.contains("Move up"))
  }

  @Test func `line endings are kept`() async {
    await apply(
      "Wrap in `zstack`",
      to: "{\r\n\t\"root\": { \"children\": [\r\n\t\t{ \"type\": \"div$0ider\" }\r\n\t] }\r\n}",
      "{\r\n\t\"root\": { \"children\": [\r\n\t\t{\r\n\t\t\t\"type\": \"zstack\",\r\n\t\t\t\"children\": [\r\n\t\t\t\t{ \"type\": \"divider\" }\r\n\t\t\t]\r\n\t\t}\r\n\t] }\r\n}"
    )
  }

  @Test(arguments: Examples.names)
  func `every code action leaves valid JSON, and every refactoring a valid document`(_ name: String)
    async throws
  {
    let example = try #require(Examples.workspace.context(name)).document
    let bytes = example.file.source.bytes
    var random = SeededRandom(seed: 3)
    for _ in 0..<60 {
      let offset = TextOffset(utf8: Int.random(in: 0..<bytes.count, using: &random))
      let actions = await example.codeActions(in: TextRange(offset, offset))
      for action in actions {
        let edited = SourceFile(uri: example.uri, version: 2, bytes: bytes.edited(by: action.edits))
        #expect(SyntaxTree.parse(edited.bytes).errors.isEmpty, "\(action.title) at \(offset.utf8)")
        if action.kind == .quickFix { continue }
        let after = DocumentSnapshot.computing(edited, example.context)
        let errors = await after.diagnostics().filter { $0.severity == .error }
        #expect(errors.isEmpty, "\(action.title) at \(offset.utf8): \(errors.map(\.message))")
      }
    }
  }
}
