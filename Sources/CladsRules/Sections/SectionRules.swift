/// The rules of this folder, in the order of their names.
enum SectionRules {
  static let all: [any Rule.Type] = [
    AspectRatioUnused.self,
    DimensionRange.self,
    ForEachAlignment.self,
    GridColumns.self,
    MultipleSectionLayouts.self,
    NestedScroll.self,
    PagingSnapConflict.self,
    SectionChildrenShadowed.self,
    SectionConfigKey.self,
    SectionDataIncomplete.self,
    SectionEmpty.self,
    SectionLayoutString.self,
    SectionPropertyKind.self,
    StickyWithoutHeader.self,
  ]
}
