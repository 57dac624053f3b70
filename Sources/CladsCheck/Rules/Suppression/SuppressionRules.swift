/// The rules of this folder, sorted by name.
enum SuppressionRules {
  static let all: [Rule] = [
    Rule(.clientGateUnknown),
    Rule(.expiredSuppression),
    Rule(.unusedSuppression),
  ]
}
