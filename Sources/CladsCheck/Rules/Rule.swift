package import CladsDocument
package import Diagnostics

/// A check for one kind of mistake.
///
/// A rule that does not conform to one of the refining protocols is reported while the document is read: its
/// findings come from the schema, and the type only declares and documents it.
package protocol Rule: Sendable {
  static var id: DiagnosticID { get }
  /// The severity of its findings, unless a finding has its own.
  static var severity: Severity { get }
  static var group: RuleGroup { get }
  /// What the app does with the mistake, for the documentation.
  static var effect: RuntimeEffect { get }
  static var documentation: RuleDocumentation { get }
  /// Whether it is on unless the project file turns it off.
  static var isOnByDefault: Bool { get }
  /// Whether it applies only on device: it is off for a target that implements the specification.
  static var isPortability: Bool { get }
  /// The renderer that all its findings hold for; `nil` if they hold for both, or if it depends.
  static var renderer: Renderer? { get }
  /// The rules whose findings this one suppresses at the range that it reports, and inside it.
  static var absorbs: [DiagnosticID] { get }
  static var subject: RuleSubject { get }
  /// The rule by what it checks. A rule that conforms to several of the refining protocols joins them:
  /// dynamic casts to each of these would take longer than checking a small file.
  static var checks: RuleChecks { get }
}

/// What a rule checks.
package enum RuleSubject: Sendable, Hashable {
  case document
  case projectFile
  /// The file that lists earlier findings.
  case baseline
  /// A sample, compared with others, which its documentation cannot show.
  case sample
  /// The bytes of a file, which its documentation cannot show.
  case bytes
  /// What a document refers to in an asset catalog, a folder which its documentation cannot show.
  case assetCatalog
}

extension Rule {
  package static var isOnByDefault: Bool { true }
  package static var isPortability: Bool { false }
  package static var subject: RuleSubject { .document }
  package static var renderer: Renderer? { nil }
  package static var absorbs: [DiagnosticID] { [] }
  package static var checks: RuleChecks { RuleChecks() }
}

/// A rule that checks the whole document once.
package protocol DocumentRule: Rule {
  static func check(_ context: RuleContext)
}

/// A rule that checks every component of some built-in kinds.
package protocol ComponentRule: Rule {
  /// The built-in kinds that it checks; `nil` for all of them.
  static var kinds: Set<String>? { get }
  static func check(_ component: Document.ComponentContents, _ context: RuleContext)
}

/// A rule that checks every component, including custom and unknown kinds.
package protocol AnyComponentRule: Rule {
  static func check(any component: Document.ComponentContents, _ context: RuleContext)
}

/// A rule that checks every stack.
package protocol LayoutRule: Rule {
  static func check(_ layout: Document.Layout, _ context: RuleContext)
}

/// A rule that checks every spacer.
package protocol SpacerRule: Rule {
  static func check(_ spacer: Document.Spacer, _ context: RuleContext)
}

/// A rule that checks every `forEach`.
package protocol ForEachRule: Rule {
  static func check(_ forEach: Document.ForEach, _ context: RuleContext)
}

/// A rule that checks every `sectionLayout`.
package protocol SectionLayoutRule: Rule {
  static func check(_ layout: Document.SectionLayout, _ context: RuleContext)
}

/// A rule that checks every section.
package protocol SectionRule: Rule {
  static func check(_ section: Document.SectionDefinition, _ context: RuleContext)
}

/// A rule that checks every named style.
package protocol StyleRule: Rule {
  static func check(_ style: Named<Document.Style>, _ context: RuleContext)
}

/// A rule that checks every action: named actions, inline actions and the steps of sequences.
package protocol ActionRule: Rule {
  static func check(_ action: Document.Action, _ context: RuleContext)
}

/// A rule that checks every color.
package protocol ColorRule: Rule {
  static func check(_ color: ColorUse, _ context: RuleContext)
}

/// A rule that checks every named data source and every data reference.
package protocol DataRule: Rule {
  static func check(_ data: DataUse, _ context: RuleContext)
}
