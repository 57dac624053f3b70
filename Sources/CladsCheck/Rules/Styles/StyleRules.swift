import CladsDocument

/// The rules of this folder, sorted by name.
enum StyleRules {
  static let all: [Rule] = [
    BorderIncomplete.rule,
    ColorCase.rule,
    ColorHex8.rule,
    ColorInvalid.rule,
    ColorNoHash.rule,
    ColorRange.rule,
    ColorTemplate.rule,
    ColorTransparent.rule,
    ContrastLow.rule,
    CornerRadiusOverridden.rule,
    DuplicateStyle.rule,
    FontFamilySystem.rule,
    FontTooSmall.rule,
    FontWeightUnused.rule,
    InvisibleText.rule,
    RedundantStyleProperty.rule,
    StyleCycle.rule,
    StyleIDAt.rule,
    StyleInheritanceDepth.rule,
    StyleInheritsToken.rule,
    StylePropertyNoEffect.rule,
    StyleSizeConflict.rule,
    Rule(.styleSizeUnit),
    TapTargetSmall.rule,
    Rule(.unknownStyleKey),
    UnresolvedStyle.rule,
    UnresolvedStyleParent.rule,
    UnusedStyle.rule,
  ]
}
