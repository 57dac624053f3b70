/// The rules of this folder, sorted by name.
enum ProjectRules {
  static let all: [any Rule.Type] = [
    CustomComponentShadowed.self,
    InvalidUTF8.self,
    ProjectMissingFile.self,
    ProjectModifier.self,
    ProjectPathOutside.self,
    ProjectSyntax.self,
    ProjectUnknownKey.self,
    ProjectWrongType.self,
    SampleMissingTranslation.self,
    StaleBaselineEntry.self,
  ]
}
