import CladsLanguageService
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
    #expect(settings.previewColorScheme == "dark")
  }
}
