/// The rules of this folder, sorted by name.
enum SuppressionRules {
  static let all: [any Rule.Type] = [
    ExpiredSuppression.self,
    UnusedSuppression.self,
  ]
}
