/// The rules of this folder, sorted by name.
enum SyntaxRules {
  static let all: [any Rule.Type] = [
    JSONDuplicateKey.self,
    JSONSyntaxError.self,
  ]
}
