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
    // A name is not unused if it is mentioned somewhere.
    UnusedState.rule.id: [.styleReference, .plainText], LocalUnused.rule.id: [.styleReference, .plainText],
    UnusedAction.rule.id: [.styleReference, .plainText],
    UnusedDataSource.rule.id: [.styleReference, .plainText],
    // The state decides.
    BindingType.rule.id: [], ControlNotLive.rule.id: [],
  ]
}

extension RuleGroup {
  fileprivate func depends(on meaning: StringEdit.Meaning) -> Bool {
    switch (meaning, self) {
    case (_, .expressions), (_, .state), (_, .colors), (_, .syntax): false
    case (.styleReference, .actions), (.styleReference, .structure), (.styleReference, .suppression): false
    case (.plainText, .styles), (.plainText, .designSystems), (.plainText, .suppression): false
    default: true
    }
  }
}
