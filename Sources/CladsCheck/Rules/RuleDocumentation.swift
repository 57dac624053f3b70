import CladsProject
package import Diagnostics

/// What a rule finds, why it matters, and examples, which are executed as the rule's first test.
package struct RuleDocumentation: Sendable {
  /// What the rule finds, as one sentence.
  package let summary: String
  /// Why it matters: what the app does.
  package let why: String
  /// A document with the mistake; `«…»` marks what is reported.
  package let bad: String
  /// The same document without the mistake; it has no findings with every rule on.
  package let good: String
  /// What the quick fix does, in the imperative; `nil` if there is none. Applying it to `bad` fixes the
  /// mistake.
  package let fix: String?
  /// What that fix may do.
  package let fixLevel: FixLevel
  /// A project file that the example needs.
  package let project: String?

  package init(
    summary: String, why: String, bad: String, good: String, fix: String? = nil,
    fixLevel: FixLevel = .suggested, project: String? = nil
  ) {
    self.summary = summary
    self.why = why
    self.bad = bad
    self.good = good
    self.fix = fix
    self.fixLevel = fixLevel
    self.project = project
  }
}

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
