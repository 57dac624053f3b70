import CladsLanguageService
import CladsPreview
import CladsProject
import CladsServer
import Diagnostics
import JSONSyntax
import Testing

@Suite struct SettingsTests {
  private func settings(_ json: String) -> Settings {
    Settings(json: SyntaxTree.parse(Array(json.utf8)).root)
  }

  @Test(arguments: [
    #"{ "diagnostics": { "rules": { "unused-style": "off" } }, "project": "app/clads.json" }"#,
    #"{ "clads": { "diagnostics": { "rules": { "unused-style": "off" } }, "project": "app/clads.json" } }"#,
  ])
  func `the section is read alone and inside all settings`(json: String) {
    let settings = settings(json)
    #expect(settings.rules == ["unused-style": "off"])
    #expect(settings.project == "app/clads.json")
  }

  @Test(arguments: [
    "{}", "[]", "null", "3", #"{ "diagnostics": 3, "project": [], "inlayHints": { "enable": "no" } }"#,
    #"{ "diagnostics": { "show": "everything" }, "codeLens": { "references": 1 } }"#, #"{ "project": "" }"#,
  ])
  func `invalid settings are ignored`(json: String) {
    #expect(settings(json) == Settings())
  }

  @Test(arguments: [
    (
      #"{ "diagnostics": { "show": "al" } }"#, "diagnostics.show", "`error`, `warning`, `info` or `hint`",
      "\"al\""
    ),
    (
      #"{ "diagnostics": { "rules": { "unused-style": "of" } } }"#, "diagnostics.rules.unused-style",
      "`off`, `hint`, `info`, `warning` or `error`", "\"of\""
    ),
    (#"{ "renderer": 3 }"#, "renderer", "`swiftui`, `uikit` or `both`", "3"),
    (#"{ "project": [] }"#, "project", "a string", "[]"),
    (#"{ "inlayHints": { "enable": "no" } }"#, "inlayHints.enable", "`true` or `false`", "\"no\""),
    (#"{ "codeLens": { "references": 1 } }"#, "codeLens.references", "`true` or `false`", "1"),
    (#"{ "preview": { "width": 0 } }"#, "preview.width", "an integer from 1 to 1000", "0"),
    (#"{ "preview": { "colorScheme": "Dark" } }"#, "preview.colorScheme", "`light` or `dark`", "\"Dark\""),
  ])
  func `the problem of an invalid setting says what is expected`(
    json: String, name: String, expected: String, found: String
  ) {
    let reading = SettingsReading(SyntaxTree.parse(Array(json.utf8)).root)
    #expect(
      reading.problems == ["the setting `clads.\(name)` is ignored: expected \(expected), found `\(found)`"])
    #expect(reading.settings == Settings())
  }

  @Test func `a default may be written as null or as an empty string`() {
    let text = """
      { "diagnostics": { "show": null, "rules": { "unused-style": "" } }, "renderer": "", "project": "",
        "inlayHints": null, "codeLens": { "references": null }, "preview": { "width": null, "colorScheme": "" } }
      """
    #expect(SettingsReading(SyntaxTree.parse(Array(text.utf8)).root).problems == [])
  }

  @Test func `few of very many problems are kept, and long values are shortened`() {
    let rules = (0..<1_000).map { #""rule-\#($0)": "\#(String(repeating: "x", count: 1_000))""# }
    let text = #"{ "diagnostics": { "rules": { \#(rules.joined(separator: ", ")) } } }"#
    let problems = SettingsReading(SyntaxTree.parse(Array(text.utf8)).root).problems
    #expect(problems.count == 10)
    #expect(problems.allSatisfy { $0.count < 250 })
  }

  @Test func `an invalid setting is shown once for as long as it lasts`() async {
    let wrong = #"{ "diagnostics": { "show": "al" } }"#
    let problem =
      "the setting `clads.diagnostics.show` is ignored: "
      + "expected `error`, `warning`, `info` or `hint`, found `\"al\"`"
    let session = await ServerSession.running(more: #", "initializationOptions": \#(wrong)"#)
    func shown() async -> [String] {
      await session.settle()
      return session.sent("window/showMessage").compactMap { $0.string("params", "message") }
    }
    #expect(await shown() == [problem])
    session.set(wrong)
    #expect(await shown() == [problem])
    session.set(#"{ "diagnostics": { "show": "error" } }"#)
    #expect(await shown() == [problem])
    session.set(wrong)
    #expect(await shown() == [problem, problem])
  }

  @Test func `the renderer is read`() {
    #expect(settings(#"{ "renderer": "uikit" }"#).renderer == .uikit)
    #expect(settings(#"{ "renderer": "both" }"#).renderer == .both)
    #expect(settings(#"{ "renderer": "opengl" }"#).renderer == nil)
    #expect(settings(#"{ "renderer": null }"#).renderer == nil)
  }

  @Test func `what is shown in the text and in the list is read`() {
    let settings = settings(#"{ "diagnostics": { "show": "info" }, "codeLens": { "references": true } }"#)
    #expect(settings.shownSeverity == .info)
    #expect(settings.referenceLenses)
  }

  @Test func `settings of previews and hints are read`() {
    let settings = settings(
      #"{ "inlayHints": { "enable": false }, "preview": { "width": 60, "colorScheme": "dark" } }"#)
    #expect(!settings.inlayHints)
    #expect(settings.previewWidth == 60)
    #expect(settings.previewColorScheme == .dark)
  }
}
