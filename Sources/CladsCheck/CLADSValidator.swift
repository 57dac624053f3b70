public import CladsProject
public import Diagnostics

/// Checks documents before an app shows them.
///
/// It reports what `clads-lsp --check` does. A component or an action that neither the format nor the project
/// knows is an error, unless it is allowed: the app may register it in code, which is not known here.
public struct CLADSValidator: Sendable {
  /// Whether components of kinds that neither the format nor the project knows are accepted.
  public var allowUnknownComponents: Bool
  /// Whether actions of types that neither the format nor the project knows are accepted.
  public var allowUnknownActions: Bool
  private let checker: Checker

  /// Creates a validator for documents of a project.
  public init(
    project: Project = Project(), allowUnknownComponents: Bool = false, allowUnknownActions: Bool = false
  ) {
    self.allowUnknownComponents = allowUnknownComponents
    self.allowUnknownActions = allowUnknownActions
    checker = Checker(project: project)
  }

  /// Returns what is wrong with a document.
  public func validate(_ jsonString: String) -> CLADSValidationResult { validate(Array(jsonString.utf8)) }

  /// Returns what is wrong with a document in UTF-8.
  public func validate(_ bytes: [UInt8]) -> CLADSValidationResult {
    var result = CLADSValidationResult()
    for finding in checker.check(bytes) {
      let severity: Severity? =
        switch finding.id {
        case UnknownComponentKind.rule.id: allowUnknownComponents ? nil : .error
        case UnknownActionType.rule.id: allowUnknownActions ? nil : .error
        default: finding.severity
        }
      switch severity {
      case .error?: result.errors.append(CLADSValidationError(finding))
      case .warning?: result.warnings.append(CLADSValidationError(finding))
      case .info?, .hint?, nil: break
      }
    }
    return result
  }
}

/// What is wrong with a document.
public struct CLADSValidationResult: Sendable, Hashable {
  /// What breaks on device: the app rejects the document, or something on the screen does not work.
  public fileprivate(set) var errors: [CLADSValidationError] = []
  /// What most likely is not meant.
  public fileprivate(set) var warnings: [CLADSValidationError] = []

  /// Whether there are no errors.
  public var isValid: Bool { errors.isEmpty }
}

/// A mistake in a document.
public struct CLADSValidationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The finding, with its place, its effect on device, and its fixes.
  public let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  /// What is wrong.
  public var message: String { diagnostic.message }
  /// The JSON Pointer to the value that is wrong.
  public var path: String { diagnostic.pointer }

  public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}
