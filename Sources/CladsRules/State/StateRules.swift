/// The rules of this folder, in the order of their names.
enum StateRules {
  static let all: [any Rule.Type] = [
    DataReferenceBoth.self,
    DataReferenceIncomplete.self,
    DataReferenceIrrelevant.self,
    DataSourceLocal.self,
    LocalStateMisplaced.self,
    NegativeIndex.self,
    PathIndexTooLarge.self,
    PathSyntax.self,
    PathThroughScalar.self,
    ReadOnlyLiteral.self,
    StateExpressionValue.self,
    StateKeyOperator.self,
    StateKeyUnreachable.self,
    StateRootLocal.self,
    StaticTemplate.self,
    TemplateSinglePath.self,
    TemplateWithoutPlaceholder.self,
    UndeclaredState.self,
    UnresolvedDataSource.self,
    UnusedDataSource.self,
    UnusedState.self,
    WriteOnlyState.self,
  ]
}
