/// A group of rules that can be configured together.
package enum RuleGroup: String, Sendable, Hashable, CaseIterable {
  case syntax, structure, layout, sections, components, modifiers, styles, colors, accessibility
  case designSystems = "design-systems"
  case state, actions, expressions, unused, portability, suppression, project

  /// What the rules of the group check.
  package var documentation: String {
    switch self {
    case .syntax: "Text that is not strict JSON."
    case .structure: "Keys, types and allowed values."
    case .layout: "The root, stacks, spacers and padding."
    case .sections: "`forEach` and scrolling sections."
    case .components: "Labels, buttons and other components."
    case .modifiers: "Modifiers of nodes and the children that they draw."
    case .styles: "Named styles and their inheritance."
    case .colors: "How colors are written."
    case .accessibility: "Contrast, text sizes and tap targets."
    case .designSystems: "Tokens of the app's design system."
    case .state: "State, paths and data sources."
    case .actions: "Actions and their parameters."
    case .expressions: "Templates and expressions."
    case .unused: "Declarations that are never used."
    case .portability: "Constructs that behave differently on device than in the specification."
    case .suppression: "Comments that silence rules."
    case .project: "The project file."
    }
  }
}
