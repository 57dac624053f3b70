public import CladsDocument
public import CladsSchema
public import Diagnostics

/// Something that can be wrong with a document.
///
/// A rule that does not conform to one of the refining protocols speaks while the document is read: its findings
/// come from the schema, and the type only declares and documents it.
public protocol Rule: Sendable {
  /// The name.
  static var id: DiagnosticID { get }
  /// How much its findings matter, unless a finding says otherwise.
  static var severity: Severity { get }
  /// The family it belongs to.
  static var group: RuleGroup { get }
  /// What the app does with the mistake, for the documentation.
  static var effect: RuntimeEffect { get }
  /// What it finds and why, with examples.
  static var documentation: RuleDocumentation { get }
  /// Whether it speaks without being asked to.
  static var isOnByDefault: Bool { get }
  /// Whether it is about today's phones only: silent for a target that implements the rulings.
  static var isPortability: Bool { get }
  /// The rules that stay silent where this one speaks, and inside the stretch that it marks.
  static var absorbs: [DiagnosticID] { get }
  /// What it is about.
  static var subject: RuleSubject { get }
}

/// What a rule is about.
public enum RuleSubject: Sendable, Hashable {
  /// A document.
  case document
  /// The project file.
  case projectFile
  /// A file of bytes that is no text; its documentation cannot show them.
  case bytes
}

extension Rule {
  /// Most rules speak without being asked to.
  public static var isOnByDefault: Bool { true }
  /// Most rules hold for every target.
  public static var isPortability: Bool { false }
  /// Most rules are about documents.
  public static var subject: RuleSubject { .document }
  /// Most rules silence no other.
  public static var absorbs: [DiagnosticID] { [] }
}

/// A rule that looks at the whole document once.
public protocol DocumentRule: Rule {
  /// Reports what is wrong.
  static func check(_ context: RuleContext)
}

/// A rule that looks at every component of some kinds.
public protocol ComponentRule: Rule {
  /// The built-in kinds it looks at; nothing for all built-in kinds.
  static var kinds: Set<String>? { get }
  /// Reports what is wrong with a component.
  static func check(_ component: Document.Component, _ context: RuleContext)
}

/// A rule that looks at every component, custom and unknown kinds included.
public protocol AnyComponentRule: Rule {
  /// Reports what is wrong with a component.
  static func check(any component: Document.Component, _ context: RuleContext)
}

/// A rule that looks at every stack.
public protocol LayoutRule: Rule {
  /// Reports what is wrong with a stack.
  static func check(_ layout: Document.Layout, _ context: RuleContext)
}

/// A rule that looks at every spacer.
public protocol SpacerRule: Rule {
  /// Reports what is wrong with a spacer.
  static func check(_ spacer: Document.Spacer, _ context: RuleContext)
}

/// A rule that looks at every repetition.
public protocol ForEachRule: Rule {
  /// Reports what is wrong with a repetition.
  static func check(_ forEach: Document.ForEach, _ context: RuleContext)
}

/// A rule that looks at every scrolling list of sections.
public protocol SectionLayoutRule: Rule {
  /// Reports what is wrong with the list.
  static func check(_ layout: Document.SectionLayout, _ context: RuleContext)
}

/// A rule that looks at every section.
public protocol SectionRule: Rule {
  /// Reports what is wrong with a section.
  static func check(_ section: Document.SectionDefinition, _ context: RuleContext)
}

/// A rule that looks at every named style.
public protocol StyleRule: Rule {
  /// Reports what is wrong with a style.
  static func check(_ style: Named<Document.Style>, _ context: RuleContext)
}

/// A rule that looks at every action, wherever it stands.
public protocol ActionRule: Rule {
  /// Reports what is wrong with an action.
  static func check(_ action: Document.Action, _ context: RuleContext)
}

/// A rule that looks at every colour.
public protocol ColorRule: Rule {
  /// Reports what is wrong with a colour.
  static func check(_ color: ColorUse, _ context: RuleContext)
}

/// A rule that looks at every named data source and every data reference.
public protocol DataRule: Rule {
  /// Reports what is wrong with a source of content.
  static func check(_ data: DataUse, _ context: RuleContext)
}
