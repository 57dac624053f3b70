import CladsCheck
import CladsProject
import Diagnostics
import Testing

/// Findings about what an app registers in Swift, and about what it does not register.
@Suite struct SourceFindingTests {
  private struct App: FileReading {
    var swift: String
    func exists(_ path: String) -> Bool { path == "App.swift" }
    func read(_ path: String) throws(FileReadingError) -> [UInt8] { Array(swift.utf8) }
    func paths(matching pattern: Glob) -> [String] { pattern.matches("App.swift") ? ["App.swift"] : [] }
  }

  private static let app = """
    struct ChartProperties: ComponentProperties {
      static let kind = Document.ComponentKind(rawValue: "lineChart")
      let series: String
      let limit: Int?
    }
    let actions: [String: ActionClosure] = [
      "fetchForecast": { params, _ in load(params.string("city")) }
    ]
    struct Styles: DesignSystemProvider {
      static let identifier = "shop"
      func resolveStyle(_ reference: String) -> IR.Style? {
        switch reference { case "text.title": return title; default: return nil }
      }
    }
    """

  /// Returns the findings about a document with these children, as `rule: message`.
  private func findings(
    _ children: String, _ swift: String = app, project: String = "", members: String = ""
  ) -> [String] {
    let project = Project.read(
      Array("{ \"sources\": [\"*.swift\"] \(project) }".utf8), path: "clads.json", files: App(swift: swift))
    let text = "{ \"id\": \"a\", \(members) \"root\": { \"children\": [ \(children) ] } }"
    return Checker(project: project).check(Array(text.utf8)).filter { $0.severity >= .warning }.map {
      "\($0.severity.name) \($0.id.rawValue): \($0.message)\($0.help.map { " (\($0))" } ?? "")"
    }
  }

  private func button(_ action: String) -> String {
    "{ \"type\": \"button\", \"text\": \"Go\", \"actions\": { \"onTap\": \(action) } }"
  }

  @Test func `what the source registers needs no entry`() {
    #expect(
      findings(
        #"{ "type": "lineChart", "series": "values", "limit": 3, "other": 1 }, "#
          + button(#"{ "type": "fetchForecast", "city": "Oslo", "other": 1 }"#)
      ).isEmpty)
  }

  @Test func `a kind that is registered nowhere is an error`() {
    #expect(
      findings(#"{ "type": "barometer" }"#) == [
        "error unknown-component-kind: the component kind `barometer` is registered nowhere in the app's source "
          + "(the app has `lineChart`; if another module registers it, add it to `components` in clads.json)"
      ])
  }

  @Test func `an action that is registered nowhere is a warning`() {
    #expect(
      findings(button(#"{ "type": "fetchWeather" }"#)) == [
        "warning unknown-action-type: the action `fetchWeather` is registered nowhere in the app's source "
          + "(the app has `fetchForecast`; if another module registers it, add it to `actions` in clads.json)"
      ])
  }

  @Test func `a guess yields no finding, neither about itself nor because of it`() {
    let guess =
      Self.app + "\nfunc run(action: String) { switch action { case \"undoAll\": undo(); default: break } }"
    #expect(findings(button(#"{ "type": "undoAll", "steps": "x" }"#), guess).isEmpty)
    #expect(findings(button(#"{ "type": "undoAl" }"#), guess).allSatisfy { !$0.contains("undoAll") })
  }

  @Test func `the keys of a guess are not checked`() {
    let guess = """
      struct MapProperties: ComponentProperties {
        static let kind: Document.ComponentKind = .map
        let zoom: Int
      }
      """
    #expect(findings(#"{ "type": "map", "zoom": "x" }, { "type": "map" }"#, guess).isEmpty)
  }

  @Test func `nothing is registered nowhere if a name is not shown`() {
    let open = Self.app + "\nregistry.registerAction(name) { _, _ in }"
    #expect(findings(button(#"{ "type": "fetchWeather" }"#), open).isEmpty)
  }

  @Test func `decoded keys are checked`() {
    #expect(
      findings(#"{ "type": "lineChart", "limit": "3" }"#).map { $0.prefix { $0 != ":" } } == [
        "warning missing-required-key", "warning wrong-type",
      ])
  }

  @Test func `a parameter of another type is a warning`() {
    #expect(findings(button(#"{ "type": "fetchForecast", "city": 3 }"#)).count == 1)
    #expect(findings(button(#"{ "type": "fetchForecast", "city": { "$expr": "city" } }"#)).count == 0)
  }

  @Test func `a design system whose switch is complete has no other tokens`() {
    func label(_ token: String) -> String {
      #"{ "type": "label", "text": "Hi", "styleId": "@\#(token)" }"#
    }
    let members = #""designSystem": "shop","#
    #expect(findings(label("text.title"), members: members).isEmpty)
    #expect(
      findings(label("text.tilte"), members: members) == [
        "warning design-token-unknown: the design system `shop` has no token `@text.tilte` "
          + "(did you mean `@text.title`?)"
      ])
    let open = Self.app.replacing("default: return nil", with: "default: return other(reference)")
    #expect(findings(label("text.tilte"), open, members: members).isEmpty)
  }
}
