/// The rules of this folder, in the order of their names.
enum StructureRules {
  static let all: [any Rule.Type] = []
}
