import CladsDocument
import CladsProject
import CladsRendering

/// The design systems that `clads.json` declares: styles by token.
struct ProjectDesignSystem: DesignSystemProvider {
  static let identifier = "project"

  private let styles: [String: Document.Style]
  private let options: ResolutionOptions

  /// Creates the design system with the tokens that a document may use; returns `nil` if there are none.
  init?(_ project: Project, for document: Document.Definition, options: ResolutionOptions) {
    var styles: [String: Document.Style] = [:]
    for system in project.designSystems(named: document.designSystem) where !system.isRegistered {
      for token in system.tokens where styles[token.name] == nil { styles[token.name] = token.style }
    }
    if styles.isEmpty { return nil }
    self.styles = styles
    self.options = options
  }

  func resolveStyle(_ reference: String) -> IR.Style? {
    styles[reference].map { IR.Style($0, options: options) }
  }
}
