public import Diagnostics

/// Tests name rules by string literals. The product does not: there, the compiler knows every rule.
extension DiagnosticID: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}
