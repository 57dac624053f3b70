/// The rules of this folder, sorted by name.
enum ModifierRules {
  static let all: [any Rule.Type] = [
    ModifierArgument.self,
    ModifierAttribute.self,
    ModifierSyntaxError.self,
    ModifierTemplate.self,
    UnknownModifier.self,
    UnusedTemplate.self,
  ]

  /// The project file of the examples.
  static let project = #"{ "formatLevel": "extended" }"#
}
