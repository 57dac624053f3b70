/// The rules of this folder, in the order of their names.
enum ActionRules {
  static let all: [any Rule.Type] = []
}
