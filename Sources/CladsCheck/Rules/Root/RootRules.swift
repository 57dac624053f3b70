import CladsDocument

/// The rules of this folder, sorted by name.
enum RootRules {
  static let all: [Rule] = [
    Rule(.actionArray),
    AlignmentForm.rule,
    AlignmentInvalid.rule,
    Rule(.colorSchemeInvalid),
    Rule(.containerEvent),
    ContainerStyle.rule,
    ContentOverflow.rule,
    Rule(.edgeInsetKey),
    Rule(.edgeInsetValue),
    EmptyContainer.rule,
    Rule(.lifecycleEventUnknown),
    PaddingAll.rule,
    Rule(.paddingNumber),
    PaddingShadowed.rule,
    RootStyleUnused.rule,
    SingleChildContainer.rule,
    SpacerInZStack.rule,
    Rule(.spacerKey),
  ]
}
