/// The rules of this folder, in the order of their names.
enum ComponentRules {
  static let all: [any Rule.Type] = []
}
