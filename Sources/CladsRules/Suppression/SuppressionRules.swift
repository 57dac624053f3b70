/// The rules of this folder, in the order of their names.
enum SuppressionRules {
  static let all: [any Rule.Type] = [
    ExpiredSuppression.self,
    UnusedSuppression.self,
  ]
}
