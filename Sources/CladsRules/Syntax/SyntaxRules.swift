/// The rules of this folder, in the order of their names.
enum SyntaxRules {
  static let all: [any Rule.Type] = [
    JSONDuplicateKey.self,
    JSONSyntaxError.self,
  ]
}
