import CladsProject
import Diagnostics

/// What a rule finds, why it matters, and documents that show it; executed as the rule's first test.
public struct RuleDocumentation: Sendable {
  /// What the rule finds, as one sentence.
  public let summary: String
  /// Why an author should care: what the app does.
  public let why: String
  /// A document with the mistake; `«…»` marks what is reported.
  public let bad: String
  /// The same document without it; silent with every rule on.
  public let good: String
  /// What the quick fix does, in the imperative, when there is one; applying it to `bad` mends it.
  public let fix: String?
  /// A project file that the example needs.
  public let project: String?

  /// Creates documentation.
  public init(
    summary: String, why: String, bad: String, good: String, fix: String? = nil, project: String? = nil
  ) {
    self.summary = summary
    self.why = why
    self.bad = bad
    self.good = good
    self.fix = fix
    self.project = project
  }
}

/// A family of rules that can be switched together.
public enum RuleGroup: String, Sendable, Hashable, CaseIterable {
  case syntax, structure, layout, sections, components, styles, colors, accessibility
  case designSystems = "design-systems"
  case state, actions, expressions, unused, portability, suppression, project

  /// What the rules of the family are about.
  public var documentation: String {
    switch self {
    case .syntax: "The text is not strict JSON."
    case .structure: "Keys, types and words of closed sets."
    case .layout: "The root, stacks, spacers and padding."
    case .sections: "`forEach` and scrolling sections."
    case .components: "Labels, buttons and other leaves."
    case .styles: "Named styles and their inheritance."
    case .colors: "How colours are written."
    case .accessibility: "Contrast, sizes of letters and of what is tapped."
    case .designSystems: "Tokens of the app's design system."
    case .state: "State, paths and data sources."
    case .actions: "Actions and their parameters."
    case .expressions: "Templates and expressions."
    case .unused: "What is declared and never used."
    case .portability: "What the format promises and today's phones do not do."
    case .suppression: "Comments that silence rules."
    case .project: "The project file."
    }
  }
}
