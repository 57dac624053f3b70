/// The rules of this folder, in the order of their names.
enum DesignSystemRules {
  static let all: [any Rule.Type] = []
}
