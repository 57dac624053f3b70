/// The rules of this folder, in the order of their names.
enum RootRules {
  static let all: [any Rule.Type] = [
    ContainerStyle.self,
  ]
}
