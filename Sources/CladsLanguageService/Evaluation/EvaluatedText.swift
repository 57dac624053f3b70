import CladsAnalysis
import CladsDocument
import CladsExpressions
import JSONSyntax

/// A string of a document that is evaluated at run time, parsed by its role.
enum EvaluatedText: Sendable {
  /// The text of an `$expr`.
  case expression(ParsedExpression)
  /// A string with placeholders.
  case template(ParsedTemplate)
  /// The text of an `isSelectedBinding`.
  case condition(String)
  /// A path; `isContent` tells whether its value is shown as text.
  case path(String, isContent: Bool)

  /// The maximum length of an evaluated string, in UTF-8 bytes; far above anything written by hand.
  static let maximumLength = 65_536

  /// Parses a string with a role; fails when nothing in it is evaluated.
  init?(_ text: String, role: Role) {
    guard text.utf8.count <= Self.maximumLength else { return nil }
    switch role {
    case .expression: self = .expression(ParsedExpression(text))
    case .template:
      guard Template.containsPlaceholder(text) else { return nil }
      self = .template(ParsedTemplate(text))
    case .condition: self = .condition(text)
    case .path, .dataPath:
      guard Keypath.parse(text).problem == nil else { return nil }
      self = .path(text, isContent: role == .dataPath)
    case .localPath:
      guard Keypath.parse(text).problem == nil else { return nil }
      self = .path("\(Keypath.localRoot).\(text)", isContent: false)
    default: return nil
    }
  }

  /// Evaluates the whole string in a state, as specified and as on device.
  func report(in state: SampleState, _ evaluator: ExpressionEvaluator) -> EvaluationReport {
    switch self {
    case .expression(let expression): EvaluationReport(expression, in: state, evaluator: evaluator)
    case .template(let template): EvaluationReport(template, in: state, evaluator: evaluator)
    case .condition(let text): EvaluationReport(condition: text, in: state, evaluator: evaluator)
    case .path(let text, let isContent): EvaluationReport(path: text, in: state, isContent: isContent)
    }
  }
}
