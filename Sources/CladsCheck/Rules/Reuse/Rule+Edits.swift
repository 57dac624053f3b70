import CladsAnalysis
import CladsProject
import Diagnostics

extension Rule {
  /// Whether findings of the rule may depend on a string with a meaning.
  ///
  /// Where they do not, those of the version before are used again while somebody types in such a string. A
  /// rule that asks more about such strings than it says is found by a test that edits all of them.
  func depends(on meaning: StringEdit.Meaning) -> Bool {
    Self.exceptions[id].map { $0.contains(meaning) } ?? description.group.depends(on: meaning)
  }

  /// What rules depend on that ask more or less than others of their group.
  private static let exceptions: [DiagnosticID: Set<StringEdit.Meaning>] = [
    TemplateWithoutPlaceholder.rule.id: [.plainText],
    // These name it in their messages.
    UnresolvedStyle.rule.id: styleNames, UnresolvedStyleParent.rule.id: styleNames,
    DisabledStyle.rule.id: any, SelectedBindingMissing.rule.id: any,
    // A name is not unused if it is mentioned somewhere, or if a misspelled one is meant to be it.
    UnusedState.rule.id: any, LocalUnused.rule.id: any, UnusedAction.rule.id: any,
    UnusedDataSource.rule.id: any, UnusedStyle.rule.id: styleNames,
    // The state decides.
    BindingType.rule.id: [], ControlNotLive.rule.id: [],
  ]

  private static let styleNames: Set<StringEdit.Meaning> = [.styleReference, .unknownStyle]
  private static let any = Set(StringEdit.Meaning.allCases)
}

extension RuleGroup {
  fileprivate func depends(on meaning: StringEdit.Meaning) -> Bool {
    switch (meaning, self) {
    case (_, .expressions), (_, .state), (_, .colors), (_, .syntax), (.unknownStyle, _): false
    case (.styleReference, .actions), (.styleReference, .structure), (.styleReference, .suppression): false
    case (.plainText, .styles), (.plainText, .designSystems), (.plainText, .suppression): false
    default: true
    }
  }
}
