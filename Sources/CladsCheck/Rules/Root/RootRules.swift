/// The rules of this folder, sorted by name.
enum RootRules {
  static let all: [any Rule.Type] = [
    ActionArray.self,
    AlignmentForm.self,
    AlignmentInvalid.self,
    ColorSchemeInvalid.self,
    ContainerEvent.self,
    ContainerStyle.self,
    ContentOverflow.self,
    EdgeInsetKey.self,
    EdgeInsetValue.self,
    EmptyContainer.self,
    LifecycleEventUnknown.self,
    PaddingAll.self,
    PaddingNumber.self,
    PaddingShadowed.self,
    RootStyleUnused.self,
    SingleChildContainer.self,
    SpacerInZStack.self,
    SpacerKey.self,
  ]
}
