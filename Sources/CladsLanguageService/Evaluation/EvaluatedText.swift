import CladsAnalysis
import CladsEvaluation
import CladsExpressions
import CladsSchema
import JSONSyntax

/// A string of a document that means something at run time, ready to be evaluated.
enum EvaluatedText: Sendable {
  /// The text of an `$expr`.
  case expression(ParsedExpression)
  /// A text with placeholders.
  case template(ParsedTemplate)
  /// The text of an `isSelectedBinding`.
  case condition(String)
  /// A path; whether its value is shown as text.
  case path(String, isContent: Bool)

  /// Longer strings are not evaluated, in UTF-8 bytes: nobody writes them by hand.
  static let longest = 65_536

  /// The string with a role; nothing when nothing in it is evaluated.
  init?(_ text: String, role: Role) {
    guard text.utf8.count <= Self.longest else { return nil }
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

  /// What the whole gives in a state, and what today's phones answer.
  func report(in state: SampleState) -> EvaluationReport {
    switch self {
    case .expression(let expression): EvaluationReport(expression, in: state)
    case .template(let template): EvaluationReport(template, in: state)
    case .condition(let text): EvaluationReport(condition: text, in: state)
    case .path(let text, let isContent): EvaluationReport(path: text, in: state, isContent: isContent)
    }
  }
}
