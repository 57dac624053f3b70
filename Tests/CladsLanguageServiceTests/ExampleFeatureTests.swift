import CladsAnalysis
import CladsLanguageService
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

/// What a user does with the example `sign-in.clads.json`.
@Suite struct ExampleFeatureTests {
  private static let name = "sign-in.clads.json"

  private func document() throws -> DocumentSnapshot {
    try #require(Examples.workspace.snapshots[MemoryWorkspace.uri(Self.name)])
  }

  private func text() throws -> String { String(decoding: try document().file.source.bytes, as: UTF8.self) }

  /// Returns the example with another text.
  private func changed(to text: String) throws -> DocumentSnapshot {
    let document = try document()
    return .computing(
      SourceFile(uri: document.uri, version: 2, bytes: Array(text.utf8)), document.context)
  }

  /// Returns the offset after the opening quote of the strings with these contents.
  private func offsets(of string: String, in text: String) -> [TextOffset] {
    text.ranges(of: "\"\(string)\"").map { TextOffset(utf8: text[..<$0.lowerBound].utf8.count + 1) }
  }

  private func context(_ encoding: PositionEncoding = .utf16) throws -> FeatureContext {
    try #require(Examples.workspace.context(Self.name, encoding: encoding))
  }

  // MARK: - Names

  @Test func `the outline lists the declarations`() async throws {
    let names = try await document().symbols().map(\.name)
    #expect(Set(names).isSuperset(of: ["fieldTitle", "sendCode", "intro"]))
    #expect(names.allSatisfy { !$0.isEmpty })
  }

  @Test func `a name leads to its declaration and its uses`() async throws {
    let (document, text) = (try document(), try text())
    let uses = offsets(of: "plainLink", in: text)
    let found = try #require(
      await document.definitions(at: TextOffset(utf8: uses[2].utf8 + 2), in: Examples.workspace))
    #expect(found.targets.map { $0.document.file.source.text(in: $0.selection) } == ["plainLink"])
    #expect(found.targets.first?.selection.start == uses[0])
    let references = await document.references(
      at: uses[2], in: Examples.workspace, includingDeclaration: true, encoding: .utf16)
    let ranges = references.map { PositionMapper(document.file.source, encoding: .utf16).range($0.range) }
    #expect(ranges.map(\.start) == uses)
    #expect(Set(ranges.map { document.file.source.text(in: $0) }) == ["plainLink"])
  }

  @Test(
    arguments: [
      ("fieldTitle", "headline", 1), ("sendCode", "mailCode", 0), ("intro", "welcome", 0),
      ("codeFailed", "noCode", 0), ("fieldTitle", #"quoted "name" \ 😀"#, 0),
    ], FeatureStage.encodings)
  func `a rename changes every use of the name and nothing else`(
    _ rename: (old: String, new: String, occurrence: Int), _ encoding: PositionEncoding
  ) async throws {
    let (context, text) = (try context(encoding), try text())
    let position = context.positions.position(offsets(of: rename.old, in: text)[rename.occurrence])
    let prepared = try #require(
      try await PrepareRenameFeature.respond(to: .at(position, in: context.document.uri), in: context))
    let source = context.document.file.source
    #expect(source.text(in: context.positions.range(prepared.range)) == rename.old)
    let params = try RenameParams.about(context.document.uri) { json in
      json.member("position", position)
      json.member("newName", rename.new)
    }
    let changes = try #require(try await RenameFeature.respond(to: params, in: context)).documentChanges
    #expect(changes.map(\.uri) == [context.document.uri])
    let edits = changes[0].edits.map {
      TextEdit(range: context.positions.range($0.range), newText: $0.newText)
    }
    #expect(
      String(decoding: source.edited(by: edits, version: 2).bytes, as: UTF8.self)
        == text.replacing("\"\(rename.old)\"", with: StringLiteral.quoted(rename.new)))
  }

  @Test(arguments: [#""fontSize""#, "36", #""Welcome to"#, #""textfield""#])
  func `what is not a name cannot be renamed`(_ part: String) async throws {
    let (context, text) = (try context(), try text())
    let start = try #require(text.firstRange(of: part)).lowerBound
    let position = context.positions.position(TextOffset(utf8: text[..<start].utf8.count + 1))
    let params = try RenameParams.about(context.document.uri) { json in
      json.member("position", position)
      json.member("newName", "other")
    }
    await #expect(throws: ResponseError.self) { try await RenameFeature.respond(to: params, in: context) }
  }

  // MARK: - Completion

  @Test(arguments: [
    (#""styleId": "fieldTitle""#, #""styleId": "$0""#, "fieldTitle"),
    (#""styleId": "fieldTitle""#, #""styleId": "field$0""#, "fieldRule"),
    (#""type": "textfield""#, #""type": "$0""#, "textfield"),
    (#""fontWeight": "semibold""#, #""fontWeight": "$0""#, "semibold"),
    (#""fontWeight": "semibold""#, #""$0": 3"#, "fontWeight"),
    (#""onTap": "sendCode""#, #""onTap": "$0""#, "sendCode"),
  ])
  func `completion offers what is missing and inserts it`(_ old: String, _ typed: String, _ label: String)
    async throws
  {
    let inserted = typed.replacing(/\w*\$0/, with: label)
    let text = MarkedText(try text().replacing(old, with: typed, maxReplacements: 1))
    let document = try changed(to: text.text)
    let completions = await document.completions(at: try #require(text.cursor))
    let item = try #require(completions.items.first { $0.label == label })
    let edits = completions.otherEdits + [TextEdit(range: completions.range, newText: item.text.plain)]
    let edited = String(decoding: document.file.source.edited(by: edits, version: 3).bytes, as: UTF8.self)
    #expect(edited == (try self.text()).replacing(old, with: inserted, maxReplacements: 1))
  }

  // MARK: - Code actions and colors

  @Test(arguments: [
    (#""styleId": "fieldTitle""#, #""styleId": "feildTitle""#),
    (#""type": "textfield""#, #""type": "textfeild""#),
    (#""fontWeight": "semibold""#, #""fontWeight": "semi-bold""#), (#""placeholder""#, #""placehodler""#),
  ])
  func `a quick fix fixes its finding`(_ right: String, _ wrong: String) async throws {
    let whole = try text()
    let text = whole.replacing(right, with: wrong, maxReplacements: 1)
    let document = try changed(to: text)
    let mistake = TextOffset(utf8: text[..<(try #require(text.firstRange(of: wrong)).lowerBound)].utf8.count)
    let end = TextOffset(utf8: mistake.utf8 + wrong.utf8.count)
    let finding = try #require(
      await document.diagnostics().first { mistake <= $0.range.start && $0.range.end <= end })
    let actions = await document.codeActions(in: finding.range, wanted: ["quickfix"])
    #expect(!actions.isEmpty && actions.allSatisfy { $0.kind == .quickFix })
    let fixed = actions.map {
      String(decoding: document.file.source.bytes.edited(by: $0.edits), as: UTF8.self)
    }
    #expect(fixed.contains(whole), "\(actions.map(\.title))")
  }

  @Test func `colors have ranges and other notations`() async throws {
    let (context, text) = (try context(), try document().file.source)
    let colors = try await DocumentColorFeature.respond(to: .about(context.document.uri), in: context)
    let written = colors.map { text.text(in: context.positions.range($0.range)) }
    #expect(Set(written) == ["#4A5D52", "#A9BBAF", "#1F6B45", "#F4F7F2"])
    let first = try #require(colors.first)
    let params = try ColorPresentationParams.about(context.document.uri) { json in
      json.member("range", first.range)
      json.member(
        "color",
        object: { json in
          for (name, channel) in [("red", 1), ("green", 0), ("blue", 0), ("alpha", 1)] {
            json.member(name, channel)
          }
        })
    }
    let offer = try #require(try await ColorPresentationFeature.respond(to: params, in: context).first)
    #expect(offer.textEdit.range == first.range && offer.textEdit.newText == "#FF0000")
  }
}
