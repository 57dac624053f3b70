/// The rules of this folder, sorted by name.
enum SuppressionRules {
  static let all: [Rule] = [
    Rule(.expiredSuppression),
    Rule(.unusedSuppression),
  ]
}
