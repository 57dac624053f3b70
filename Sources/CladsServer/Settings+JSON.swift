package import CladsLanguageService
package import JSONSyntax
import LanguageServerProtocol

extension Settings {
  /// Reads what the user has set: the section `clads` itself, or an object with that section; what is wrong counts as
  /// not set.
  package init(json: SyntaxNode) {
    self.init()
    let section = json.object?["clads"] ?? json
    if let rules = section.node(["diagnostics", "rules"])?.object {
      for member in rules.members {
        if let level = member.value?.string { self.rules[member.nameText] = level.value }
      }
    }
    project = section.node(["project"])?.string?.value
    inlayHints = section.node(["inlayHints", "enable"])?.kind != .false
    previewWidth = section.node(["preview", "width"])?.number?.integer
    previewColorScheme = section.node(["preview", "colorScheme"])?.string?.value
  }
}
