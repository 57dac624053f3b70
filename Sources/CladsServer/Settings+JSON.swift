package import CladsLanguageService
import CladsProject
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
    project = section.node(["project"])?.string?.value
    inlayHints = section.node(["inlayHints", "enable"])?.kind != .false
    previewWidth = section.node(["preview", "width"])?.number?.integer
    previewColorScheme = section.node(["preview", "colorScheme"])?.string?.value
  }
}
