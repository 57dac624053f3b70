/// The rules of this folder, in the order of their names.
enum SectionRules {
  static let all: [any Rule.Type] = [
    ForEachAlignment.self,
    SectionConfigKey.self,
    SectionLayoutString.self,
  ]
}
