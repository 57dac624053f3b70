import CladsCheck
import CladsDocument
import CladsLanguageService
import CladsProject
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

@Suite struct ModifierFeatureTests {
  private static let project = #"{ "formatLevel": "extended" }"#

  private func marked(_ modifier: String, _ keys: String = "") -> String {
    #"{ "id": "a", "actions": { "buy": { "type": "dismiss" } }, "root": { "children": [ { "type": "zstack", "modifiers": [\#(modifier)], "tint": "${n}", "children": [ { "type": "label", "template": "badge", "text": "a" } ]\#(keys) } ] } }"#
  }

  @Test(arguments: [
    (#""$0""#, "padding"), (#""pad$0""#, "padding"), (#"$0"#, "padding"), (#""frame($0""#, "width:"),
    (#""frame(width: 4, $0)""#, "height:"), (#""frame(wid$0: 4)""#, "width:"),
    (#""foregroundStyle($0)""#, ".red"), (#""foregroundStyle(.$0)""#, "red"),
    (#""foregroundStyle(.regular$0)""#, "regularMaterial"), (#""foregroundStyle(Color.$0)""#, "red"),
    (#""foregroundStyle(.red.$0)""#, "opacity"), (#""opacity($0)""#, #"attr("tint")"#),
    (#""opacity(attr(\"$0\"))""#, "tint"), (#""foregroundStyle(.red.opacity(attr(\"t$0\")))""#, "tint"),
    (#""overlay($0)""#, ":badge"), (#""overlay(:$0)""#, "badge"),
    (#""overlay(:b$0, alignment: .top)""#, "badge"),
    (#""overlay(:badge, alignment: .$0)""#, "topTrailing"), (#""onTap(\"$0\")""#, "buy"),
    (#""onTap($0)""#, #""buy""#),
    (#""bold($0)""#, "true"), (#""padding($0, 8)""#, ".horizontal"), (#""overlay($0""#, "alignment:"),
  ])
  func `a name, a label, a member, a key or a child is offered`(modifier: String, expected: String) async {
    let result = await CompletionResult(marked(modifier), project: Self.project)
    #expect(result.labels.contains(expected), "\(result.labels)")
  }

  @Test(arguments: [
    (#""pa$0""#, "padding", #""padding(8)""#), (#""pa$0(4)""#, "padding", #""padding(4)""#),
    (#"$0"#, "padding", #""padding(8)""#), (#""frame($0)""#, "width:", #""frame(width: )""#),
    (#""frame(wi$0: 4)""#, "width:", #""frame(width: 4)""#),
    (#""foregroundStyle(.r$0.opacity(0.5))""#, "red", #""foregroundStyle(.red.opacity(0.5))""#),
    (#""opacity($0)""#, #"attr("tint")"#, #""opacity(attr(\"tint\"))""#),
    (#""overlay(:b$0)""#, "badge", #""overlay(:badge)""#),
  ])
  func `a suggestion replaces the name that is typed`(modifier: String, label: String, expected: String) async
  {
    let result = await CompletionResult(marked(modifier), project: Self.project)
    #expect(result.accepting(label, snippets: false) == MarkedText(marked(expected)).text)
  }

  @Test func `every prefix of a modifier has suggestions without a crash`() async {
    for text in [#"foregroundStyle(.red.opacity(attr(\"tint\")))"#, #"overlay(:badge, alignment: .top)"#] {
      for count in 0...text.count {
        _ = await CompletionResult(
          marked("\"" + text.prefix(count) + "$0\""), project: Self.project)
      }
    }
  }

  private func hover(_ modifier: String) async -> String {
    let text = MarkedText(marked(modifier))
    let source = SourceFile(uri: FileURI(path: "/app/a.clads.json"), version: 1, bytes: text.bytes)
    let document = DocumentSnapshot.computing(
      source, FileContext(kind: .document, checker: Checker(project: Project(level: .extended))))
    guard let cursor = text.cursor else { return "" }
    return await document.hover(at: cursor)?.text(.markdown) ?? ""
  }

  @Test(arguments: [
    (#""pad$0ding(8)""#, "Adds padding around the node."), (#""padding($0true)""#, "A number."),
    (#""frame(wi$0dth: 8)""#, "The width, in points."), (#""foregroundStyle(.re$0d)""#, "**Color.red**"),
    (#""foregroundStyle(.red.opa$0city(1))""#, "Multiplies the opacity."),
    (#""opacity(attr(\"ti$0nt\"))""#, "**tint**, key of this node"),
    (#""overlay(:ba$0dge)""#, "child with this"),
    (#""onTap(\"b$0uy\")""#, "**buy**, action"),
    (#"["pad$0ding", {}, [8]]"#, "Adds padding around the node."),
  ])
  func `hover explains the part at the position`(modifier: String, expected: String) async {
    let text = await hover(modifier)
    #expect(text.contains(expected), "\(text)")
  }

  @Test(arguments: [
    (#""pad$0ding(8)""#, "Write the modifier in the AST form", #"["padding", {}, [8]]"#),
    (#"["padding", {}, [$08]]"#, "Write the modifier in Swift's syntax", #""padding(8)""#),
    (
      #""onTap($0\"buy\")""#, "Write the modifier in the AST form", #"["onTap", {}, ["buy"]]"#
    ),
    (#"["onTap", {}, ["b$0uy"]]"#, "Write the modifier in Swift's syntax", #""onTap(\"buy\")""#),
  ])
  func `a modifier is written in its other form`(modifier: String, title: String, expected: String)
    async throws
  {
    let text = MarkedText(marked(modifier))
    let source = SourceFile(uri: FileURI(path: "/app/a.clads.json"), version: 1, bytes: text.bytes)
    let document = DocumentSnapshot.computing(
      source, FileContext(kind: .document, checker: Checker(project: Project(level: .extended))))
    let cursor = try #require(text.cursor)
    let actions = await document.codeActions(in: TextRange(cursor, cursor), wanted: ["refactor.rewrite"])
    let action = try #require(actions.first { $0.title == title }, "\(actions.map(\.title))")
    let result = String(decoding: text.bytes.edited(by: action.edits), as: UTF8.self)
    #expect(result == MarkedText(marked(expected)).text)
  }

  @Test(arguments: [#""onTap(\"buy\")""#, #"["onTap", {}, ["buy"]]"#])
  func `renaming an action changes the modifiers that run it`(modifier: String) async throws {
    let text = MarkedText(marked(modifier).replacing(#""buy": {"#, with: #""bu$0y": {"#))
    let source = SourceFile(uri: FileURI(path: "/app/a.clads.json"), version: 1, bytes: text.bytes)
    let document = DocumentSnapshot.computing(
      source, FileContext(kind: .document, checker: Checker(project: Project(level: .extended))))
    let cursor = try #require(text.cursor)
    let found = try await document.renaming(at: cursor)
    let renaming = try #require(found)
    let result = String(decoding: text.bytes.edited(by: try renaming.edits(to: "order")), as: UTF8.self)
    #expect(!result.contains("buy"))
    #expect(result.contains(modifier.replacing("buy", with: "order")))
  }

  @Test func `a code lens counts the modifiers that run an action`() async throws {
    let text = MarkedText(marked(#""onTap(\"buy\")""#))
    let source = SourceFile(uri: FileURI(path: "/app/a.clads.json"), version: 1, bytes: text.bytes)
    let document = DocumentSnapshot.computing(
      source, FileContext(kind: .document, checker: Checker(project: Project(level: .extended))))
    #expect(await document.codeLenses().map(\.references.count) == [1])
  }
}
