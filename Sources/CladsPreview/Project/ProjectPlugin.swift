import CladsDocument
import CladsExpressions
import CladsProject
import CladsRendering
import JSONSyntax

/// The custom components of `clads.json`, as a plugin. A component that another plugin has registered is left
/// to it.
struct ProjectPlugin: CLADSPlugin {
  let project: Project

  func register(with registry: CladsRegistry) {
    registry.registerTextRenderer(ProjectComponentTextRenderer())
    registerModifiers(with: registry)
    for entry in project.vocabulary.entries(in: .node) {
      guard let description = entry.node, description.sort == .custom else { continue }
      let kind = Document.ComponentKind(rawValue: entry.name)
      guard !registry.componentRegistry.hasResolver(for: kind),
        !registry.customComponentRegistry.isRegistered(kind)
      else { continue }
      registry.registerResolver(
        ProjectComponentResolver(
          preview: preview(of: entry.name), placeholder: project.componentPlaceholders[entry.name]), for: kind
      )
    }
  }

  /// Registers the modifiers of the project's addons.
  private func registerModifiers(with registry: CladsRegistry) {
    for entry in project.vocabulary.entries(in: .modifier) {
      guard let modifier = entry.modifier, modifier.effect != nil else { continue }
      registry.registerModifier(modifier)
    }
  }

  /// Returns the `preview` of a component as a node.
  private func preview(of name: String) -> Document.LayoutNode? {
    guard let value = project.componentPreviews[name] else { return nil }
    let tree = SyntaxTree.parse(Array(value.json.utf8))
    return tree.withView { view in
      var vocabulary = project.vocabulary
      vocabulary.level = .extended
      var reading = Reading(view, vocabulary: vocabulary)
      return Document.LayoutNode.schema.read(0, &reading)
    }
  }
}
