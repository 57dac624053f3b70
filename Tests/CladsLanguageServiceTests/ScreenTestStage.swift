import CladsAnalysis
import CladsLanguageService
import Diagnostics
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

/// A test of a screen in marked text, with its document and other files.
struct ScreenTestStage {
  static let document = #"""
    { "id": "cart", "state": { "user": { "name": "", "age": 1 }, "items": [ { "title": "a" } ] },
      "actions": {
        "buy": { "type": "request", "method": "POST", "url": "https://example.com/buy", "requestId": "order" },
        "ask": { "type": "showAlert", "title": "Sure?", "buttons": [ { "label": "Yes" }, { "label": "No" } ] },
        "leave": { "type": "navigate", "destination": "receipt" }
      },
      "root": { "children": [
        { "type": "label", "id": "title", "text": "Cart" },
        { "type": "label", "text": "${user.name}" },
        { "type": "button", "id": "pay", "text": "Pay now", "actions": { "onTap": "buy" } }
      ] } }
    """#

  let text: MarkedText
  let workspace: MemoryWorkspace
  let context: FeatureContext

  var test: DocumentSnapshot { context.document }

  /// Creates the test `cart.clads-test.json`; the document is `cart.clads.json` unless `files` has another.
  init(
    _ marked: String, files: [String: String] = [:], client: ClientCapabilities = ClientCapabilities()
  ) throws {
    text = MarkedText(marked)
    let all = ["cart.clads.json": Self.document, "cart.full.sample.json": #"{ "extra": 1 }"#]
    workspace = MemoryWorkspace(
      all.merging(files) { $1 }.merging(["cart.clads-test.json": text.text]) { $1 })
    context = try #require(workspace.context("cart.clads-test.json", client: client))
  }

  /// Creates a test with one step.
  init(step marked: String, files: [String: String] = [:]) throws {
    try self.init(#"{ "steps": [ \#(marked) ] }"#, files: files)
  }

  func diagnostics() async -> [Diagnostic] { await test.diagnostics() }

  /// The labels of the suggestions at the cursor.
  func suggestions() async throws -> [String] {
    let cursor = try #require(text.cursor)
    return await test.completions(at: cursor, in: workspace).items.map(\.label)
  }

  func hover() async throws -> String {
    let cursor = try #require(text.cursor)
    return await test.hover(at: cursor, in: workspace)?.text(.markdown) ?? ""
  }

  /// The texts that the definition of what is at the cursor selects, with the names of their files.
  func definitions() async throws -> [String] {
    let cursor = try #require(text.cursor)
    let targets = await test.definitions(at: cursor, in: workspace)?.targets ?? []
    return targets.map { target in
      let text = target.document.file.source.text(in: target.selection)
      return "\(MemoryWorkspace.name(of: target.document.uri)): \(text)"
    }
  }
}
