/// The rules of this folder, in the order of their names.
enum ComponentRules {
  static let all: [any Rule.Type] = [
    ComponentChildren.self,
    ComponentNoContent.self,
    ContentShadowed.self,
    DataOnKind.self,
    DataSingleReference.self,
    DataValueMissing.self,
    DuplicateComponentID.self,
    EventUnknown.self,
    GradientPoint.self,
    ImageLegacySource.self,
    InlineStyleKey.self,
    LegacyLabelKey.self,
    PageCountString.self,
    PageIndicatorCurrent.self,
    ShapeType.self,
    StylesOnKind.self,
    StylesStateUnknown.self,
    UnknownComponentKind.self,
  ]
}
