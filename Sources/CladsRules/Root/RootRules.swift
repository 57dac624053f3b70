/// The rules of this folder, in the order of their names.
enum RootRules {
  static let all: [any Rule.Type] = [
    ActionArray.self,
    ColorSchemeInvalid.self,
    ContainerEvent.self,
    ContainerStyle.self,
    EdgeInsetKey.self,
    EdgeInsetValue.self,
    LifecycleEventUnknown.self,
    PaddingAll.self,
    PaddingNumber.self,
    SpacerKey.self,
  ]
}
