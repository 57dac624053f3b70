/// The rules of this folder, in the order of their names.
enum ProjectRules {
  static let all: [any Rule.Type] = []
}
