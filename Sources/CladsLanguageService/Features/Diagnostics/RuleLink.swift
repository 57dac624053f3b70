package import Diagnostics

/// The URI of a rule's documentation, to which editors link the code of a diagnostic.
///
/// The documentation is part of the server, so the URI has its own scheme: `clads-rule:NAME`.
package enum RuleLink {
  package static func uri(of id: DiagnosticID) -> String { "clads-rule:\(id.rawValue)" }
}
