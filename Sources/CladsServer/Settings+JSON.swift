package import CladsLanguageService
import CladsProject
import Diagnostics
package import JSONSyntax
import LanguageServerProtocol

extension Settings {
  /// Reads the user's settings from the section `clads`, or from an object with that section; invalid values
  /// are ignored.
  package init(json: SyntaxNode) {
    self.init()
    let section = json.object?["clads"] ?? json
    if let rules = section.node(["diagnostics", "rules"])?.object {
      for member in rules.members {
        if let level = member.value?.string { self.rules[member.nameText] = level.value }
      }
    }
    renderer = section.node(["renderer"])?.string.flatMap { RendererName(rawValue: $0.value) }
    if let name = section.node(["diagnostics", "show"])?.string?.value, let severity = Severity(name: name) {
      shownSeverity = severity
    }
    // An empty path is how clients spell the default of a setting that is a string.
    project = section.node(["project"])?.string?.value
    if project?.isEmpty == true { project = nil }
    inlayHints = section.node(["inlayHints", "enable"])?.kind != .false
    referenceLenses = section.node(["codeLens", "references"])?.kind == .true
    previewWidth = section.node(["preview", "width"])?.number?.integer
    previewColorScheme = section.node(["preview", "colorScheme"])?.string?.value
  }
}
