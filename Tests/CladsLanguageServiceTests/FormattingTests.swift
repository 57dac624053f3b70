import CladsAnalysis
import CladsLanguageService
import JSONSyntax
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

@Suite struct FormattingTests {
  private static let small = """
    {
      "id": "small",
      "styles": { "title": { "fontSize": 28, "textColor": "#14281D" } },
      "root": {
        "children": [{ "type": "label", "text": "Hello", "styleId": "title" }]
      }
    }
    """

  /// Returns a text after `textDocument/formatting`.
  private func formatted(
    _ text: String, options: String = #"{ "tabSize": 2, "insertSpaces": true }"#,
    encoding: PositionEncoding = .utf16
  ) async throws -> String {
    let context = try #require(MemoryWorkspace(document: text).context(encoding: encoding))
    let edits = try await edits(options, in: context).map {
      TextEdit(range: context.positions.range($0.range), newText: $0.newText)
    }
    return String(
      decoding: context.document.file.source.edited(by: edits, version: 2).bytes, as: UTF8.self)
  }

  /// Returns the response to `textDocument/formatting`.
  private func edits(
    _ options: String = #"{ "tabSize": 2, "insertSpaces": true }"#, in context: FeatureContext
  ) async throws -> [LSPTextEdit] {
    let params = try FormattingParams(
      json: SyntaxTree.parse(
        Array(
          #"{ "textDocument": { "uri": "\#(context.document.uri.string)" }, "options": \#(options) }"#.utf8)
      ).root)
    return try await FormattingFeature.respond(to: params, in: context)
  }

  @Test func `very many edits are joined`() async throws {
    let far = "\"" + String(repeating: "é", count: 200) + "\""
    let half = String(repeating: "1,", count: 6_000)
    let text = "[" + half + far + " ," + half + "2]"
    let context = try #require(MemoryWorkspace(document: text).context(encoding: .utf16))
    #expect(try await edits(in: context).count == 2)
    let formatted = try await formatted(text)
    #expect(Array(formatted.utf8) == JSONFormatter().formatted(SyntaxTree.parse(Array(text.utf8))))
    let short = try #require(MemoryWorkspace(document: "[\n1,\n2]").context(encoding: .utf16))
    #expect(try await edits(in: short).count == 3)
  }

  @Test(arguments: Examples.names, FeatureStage.encodings)
  func `formatting keeps the meaning and is idempotent`(_ name: String, _ encoding: PositionEncoding)
    async throws
  {
    let whole = try #require(Examples.workspace.snapshots[MemoryWorkspace.uri(name)]).file
    let compact = compact(whole.source.bytes)
    let once = try await formatted(compact, encoding: encoding)
    #expect(JSONFormatter().formatted(SyntaxTree.parse(Array(compact.utf8))) == Array(once.utf8))
    #expect(TreeDump.line(of: SyntaxTree.parse(Array(once.utf8))) == TreeDump.line(of: whole.tree))
    #expect(once.count { $0 == "\n" } > 20)
    #expect(try await formatted(once, encoding: encoding) == once)
  }

  @Test(arguments: [(true, "    "), (false, "\t")])
  func `the indentation of the editor is used`(insertsSpaces: Bool, _ indentation: String) async throws {
    let text = try await formatted(
      Self.small, options: #"{ "tabSize": 4, "insertSpaces": \#(insertsSpaces) }"#)
    #expect(text.split(separator: "\n")[1] == indentation + #""id": "small","#)
  }

  @Test(arguments: Array(stride(from: 0, to: small.count, by: 7)))
  func `only white space of a broken document changes`(_ length: Int) async throws {
    let text = Self.small.prefix(length) + "¿" + Self.small.dropFirst(length + 1)
    #expect(try await formatted(String(text)).filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
  }

  /// Returns a document without white space between its tokens.
  private func compact(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if !isInString, byte == 0x20 || byte == 0x0A { continue }
      result.append(byte)
      if byte == UInt8(ascii: "\""), !isEscaped { isInString.toggle() }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return String(decoding: result, as: UTF8.self)
  }
}
