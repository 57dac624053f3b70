import CladsDocument

/// The rules of this folder, sorted by name.
enum SyntaxRules {
  static let all: [Rule] = [
    Rule(.jsonDuplicateKey),
    Rule(.jsonSyntaxError),
  ]
}
