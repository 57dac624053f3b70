/// The rules of this folder, in the order of their names.
enum StateRules {
  static let all: [any Rule.Type] = [
    DataSourceLocal.self,
    LocalStateMisplaced.self,
  ]
}
