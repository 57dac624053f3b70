import CladsAnalysis
import CladsDocument
import CladsProject
import CladsRendering
import Diagnostics
import SourceText

@testable import CladsPreview

/// A document with a test of it.
@MainActor
struct TestStage {
  /// A screen with everything that steps and expectations can be about.
  static let shop = #"""
    {
      "id": "shop",
      "state": { "name": "", "size": 2.5, "news": false, "busy": false, "items": ["Tent", "Stove"], "left": 3, "some": true,
        "failure": null },
      "styles": { "price": { "fontSize": 17, "textColor": "#FF0000" } },
      "actions": {
        "buy": { "type": "sequence", "steps": [
          { "type": "setState", "path": "left", "value": { "$expr": "left - 1" } },
          { "type": "showAlert", "title": "Thanks", "message": "See you",
            "buttons": [ { "label": "Back", "style": "cancel" }, { "label": "More", "action": "open" } ] } ] },
        "open": { "type": "navigate", "destination": "more", "presentation": "push" },
        "leave": { "type": "dismiss" },
        "load": { "type": "request", "requestId": "items", "method": "GET", "url": "https://a.example/items",
          "loadingPath": "busy", "responsePath": "items", "errorPath": "failure", "onError": "failed" },
        "failed": { "type": "showAlert", "title": "No connection" },
        "share": { "type": "shareSheet", "text": "Hi" },
        "again": { "type": "sequence", "steps": [ { "type": "again2" }, { "type": "sequence", "steps": [] } ] }
      },
      "root": {
        "actions": { "onAppear": { "type": "setState", "path": "seen", "value": true } },
        "children": [
          { "type": "label", "text": "Shop" },
          { "type": "label", "id": "left", "text": "${some ? 'There is some' : 'Sold out'}",
            "styleId": "price" },
          { "type": "textfield", "bind": "name", "placeholder": "Your name" },
          { "type": "slider", "bind": "size", "minValue": 0, "maxValue": 10 },
          { "type": "toggle", "id": "news", "bind": "news" },
          { "type": "forEach", "items": "items", "template":
            { "type": "hstack", "children": [
              { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } },
              { "type": "button", "text": "Pick", "actions": { "onTap": {
                "type": "setState", "path": "name", "value": "picked" } } } ] },
            "emptyView": { "type": "label", "text": "Nothing here" } },
          { "type": "button", "text": "Buy", "styleId": "price", "actions": { "onTap": "buy" } },
          { "type": "button", "text": "Load", "actions": { "onTap": "load" } },
          { "type": "button", "text": "Share", "actions": { "onTap": "share" } },
          { "type": "button", "text": "Leave", "actions": { "onTap": "leave" } }
        ]
      }
    }
    """#

  let input: PreviewInput

  init(
    _ document: String = Self.shop, samples: [(name: String, json: String)] = [], project: String = "{}"
  ) {
    let project = Project.read(Array(project.utf8), path: "clads.json", files: NoFiles())
    let source = SourceFile(uri: FileURI(path: "/shop.clads.json"), version: 1, bytes: Array(document.utf8))
    let analysis = Analysis(of: ParsedFile(source), vocabulary: project.vocabulary)
    let samples =
      [.initial] + samples.map { Sample(name: $0.name, path: "\($0.name).json", bytes: Array($0.json.utf8)) }
    input = PreviewInput(
      source: analysis.file.source, document: analysis.document, tree: analysis.file.tree,
      findings: analysis.findings.map(\.diagnostic), samples: samples, project: project)
  }

  func file(_ test: String) -> ScreenTestFile {
    let text = test.hasPrefix("[") ? "{ \"steps\": \(test) }" : test
    return ScreenTestFile(
      SourceFile(uri: FileURI(path: "/shop.clads-test.json"), version: nil, bytes: Array(text.utf8)))
  }

  func testRun(_ test: String, plugins: [any CLADSPlugin] = []) -> ScreenTestRun {
    ScreenTestRun(file(test), input) { PreviewSession(options: $0, input: $1, plugins: plugins) }
  }

  func result(_ test: String, plugins: [any CLADSPlugin] = []) async -> ScreenTestResult {
    await testRun(test, plugins: plugins).result()
  }

  /// Runs a test; returns its failures in one line each, or its status if there are none.
  func run(_ test: String, plugins: [any CLADSPlugin] = []) async -> String {
    let result = await result(test, plugins: plugins)
    if result.failures.isEmpty { return result.status.rawValue }
    return result.failures.map { failure in
      let step = failure.step.map { "\($0): " } ?? ""
      let lines = [failure.expected, failure.actual].map { $0.map { $0.joined(separator: "|") } }
      let difference = lines[0].map { " (\($0) ≠ \(lines[1] ?? "nothing"))" } ?? ""
      return step + failure.message + (failure.help.map { "; \($0)" } ?? "") + difference
    }.joined(separator: "\n")
  }
}
