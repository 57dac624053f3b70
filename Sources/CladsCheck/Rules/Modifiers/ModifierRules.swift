import CladsDocument

/// The rules of this folder, sorted by name.
enum ModifierRules {
  static let all: [Rule] = [
    Rule(modifier: .modifierArgument),
    ModifierAttribute.rule,
    Rule(modifier: .modifierSyntaxError),
    ModifierTemplate.rule,
    Rule(modifier: .unknownModifier),
    UnusedTemplate.rule,
  ]
}
