/// The rules of this folder, in the order of their names.
enum StyleRules {
  static let all: [any Rule.Type] = [
    StyleSizeUnit.self,
    UnknownStyleKey.self,
  ]
}
