import CladsProject

/// The rules of this folder, sorted by name.
enum ProjectRules {
  static let all: [Rule] = [
    Rule(.clientMinimumRaised),
    Rule(.clientUnknownName),
    Rule(.customComponentShadowed),
    Rule(.invalidUTF8),
    Rule(.projectMissingFile),
    Rule(.projectModifier),
    Rule(.projectPathOutside),
    Rule(.projectSyntax),
    Rule(.projectUnknownKey),
    Rule(.projectWrongType),
    Rule(.sampleMissingTranslation),
    Rule(.staleBaselineEntry),
    Rule(.testUnknownName),
  ]
}
