import CladsLanguageService
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

/// A name with everything that Markdown could take for markup.
private let hostile =
  "[x](command:run) ![i](http://e/i) <img src=x onerror=y> <!-- https://e.e www.e.e a@e.e `` ``` ~~~ **b** | \\\\| &lt;"

private let encoded = hostile.replacing("\\", with: "\\\\")

private let document = """
  { "id": "a", "state": { "\(encoded)": "\(encoded)", "list": [ 1, 2 ], "text": "\(encoded)" },
    "styles": { "\(encoded)": { "inherits": "base" }, "base": { "fontFamily": "\(encoded)", "fontSize": 1 } },
    "actions": { "\(encoded)": { "type": "showAlert", "title": "\(encoded)",
        "buttons": [ { "label": "\(encoded)", "action": "\(encoded)" } ] },
      "set": { "type": "setState", "path": "text", "value": { "$expr": "'\(encoded)'" } },
      "ask": { "type": "request", "url": "\(encoded)", "responsePath": "text", "onSuccess": "\(encoded)" } },
    "dataSources": { "\(encoded)": { "type": "static", "value": "\(encoded)\\n```\\n# heading" } },
    "root": { "children": [
      { "type": "label", "styleId": "\(encoded)", "text": "${text} ${'\(encoded)'}" },
      { "type": "label", "styleId": "@\(encoded)", "text": "${text == '|' ? list[0] : '\(encoded)'}" },
      { "type": "forEach", "items": "list", "itemVariable": "it", "children": [
        { "type": "label", "text": "${it} ${index} ${text}" } ] },
      { "type": "stars", "stars": 1, "\(encoded)": 2, "dataSourceId": "\(encoded)" },
      { "type": "button", "text": "x", "actions": { "onTap": "\(encoded)" } } ] } }
  """

private let project = """
  { "components": { "stars": { "description": "\(encoded)\\n\\n\(encoded)",
      "properties": { "stars": { "type": "number", "description": "\(encoded)", "default": "\(encoded)" },
        "\(encoded)": { "type": "string", "enum": [ "\(encoded)" ] } } } },
    "actions": { "\(encoded)": { "description": "\(encoded)" } },
    "designSystems": { "\(encoded)": { "description": "\(encoded)",
      "styles": { "\(encoded)": { "description": "\(encoded)", "fontFamily": "\(encoded)" } } } } }
  """

@Suite struct MarkdownTests {
  private static let name = "a(1)[x].clads.json"
  private static let workspace = MemoryWorkspace([
    name: document, "clads.json": project,
    "a(1)[x].[s](command:run) | <b>.sample.json": "{ \"text\": \"s\" }",
  ])

  @Test func `text of a document is no markup in any hover`() async throws {
    let snapshot = try #require(Self.workspace.context(Self.name)).document
    var texts: Set<String> = []
    for offset in stride(from: 0, to: document.utf8.count, by: 3) {
      let content = await snapshot.hover(at: TextOffset(utf8: offset))
      if let content { texts.insert(content.text(.markdown)) }
    }
    #expect(texts.count > 25)
    for text in texts { Self.check(text) }
  }

  @Test func `text of a document is no markup in the documentation of any suggestion`() async throws {
    var texts: Set<String> = []
    var client = ClientCapabilities()
    client.completionMarkdown = true
    let context = try #require(Self.workspace.context(Self.name, client: client))
    for offset in stride(from: 0, to: document.utf8.count, by: 11) {
      let position = context.positions.position(TextOffset(utf8: offset))
      let params = try CompletionParams.at(position, in: context.document.uri)
      let list = try await CompletionFeature.respond(to: params, in: context)
      for item in list.items { if let text = item.documentation?.value { texts.insert(text) } }
    }
    #expect(texts.contains { $0.contains("command:run") })
    for text in texts { Self.check(text) }
  }

  @Test func `plain text shows names as they are`() async throws {
    let snapshot = try #require(Self.workspace.context(Self.name)).document
    let key = try #require(document.firstRange(of: "\"styleId\": \""))
    let offset = document.utf8.distance(from: document.startIndex, to: key.upperBound)
    let content = await snapshot.hover(at: TextOffset(utf8: offset + 1))
    let text = try #require(content?.text(.plaintext))
    #expect(text.hasPrefix("\(hostile), style\n"))
  }

  /// Checks Markdown for what only code or a backslash would make harmless.
  private static func check(_ markdown: String) {
    let text = withoutCode(markdown)
    for link in text.ranges(of: "](") {
      let target = text[link.lowerBound...]
      #expect(
        target.hasPrefix("](file:///app/a") || target.hasPrefix("](file:///app/clads.json#L"), "\(markdown)")
    }
    for unwanted in ["<img", "<!--", "![i](", "https://", "http://", "www.e", "a@e", "&lt;", "~~~"] {
      #expect(!text.contains(unwanted), "\(unwanted): \(markdown)")
    }
    #expect(!markdown.contains { $0.isNewline && $0 != "\n" })
  }

  /// Returns Markdown without blocks and spans of code, and without escaped characters.
  private static func withoutCode(_ markdown: String) -> String {
    var result = ""
    var fence: Substring?
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let run = line.prefix { $0 == "`" }
      if let open = fence {
        if line == open { fence = nil }
      } else if run.count >= 3, !line.dropFirst(run.count).contains("`") {
        fence = run
      } else {
        result += withoutSpans(Array(line)) + "\n"
      }
    }
    return result
  }

  private static func withoutSpans(_ line: [Character]) -> String {
    var result = ""
    var index = 0
    while index < line.count {
      if line[index] == "\\" {
        index += 2
      } else if line[index] == "`" {
        let count = line[index...].prefix { $0 == "`" }.count
        var end = index + count
        while end < line.count {
          let length = line[end...].prefix { $0 == "`" }.count
          if length == count { break }
          end += max(1, length)
        }
        index = end < line.count ? end + count : index + count
      } else {
        result.append(line[index])
        index += 1
      }
    }
    return result
  }
}
