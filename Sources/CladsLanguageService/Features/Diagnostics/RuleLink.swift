public import Diagnostics

/// The address of a rule's documentation, which editors link a diagnostic's code to.
///
/// The documentation comes with the server, so the address is a name in a scheme of its own:
/// `clads-rule:NAME`.
public enum RuleLink {
  /// The address of a rule.
  public static func uri(of id: DiagnosticID) -> String { "clads-rule:\(id.rawValue)" }
}
