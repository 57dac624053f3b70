/// The rules of this folder, sorted by name.
enum StructureRules {
  static let all: [any Rule.Type] = [
    CaseMismatch.self,
    DocumentIDEmpty.self,
    DocumentNotObject.self,
    EmptyObject.self,
    EnumIgnored.self,
    EnumInvalid.self,
    InapplicableKey.self,
    IntegerExpected.self,
    MissingRequiredKey.self,
    NegativeNumber.self,
    NestingDepth.self,
    NoEffectProperty.self,
    NullNotAllowed.self,
    NumberOutOfRange.self,
    NumberPrecision.self,
    UnknownKey.self,
    VersionFormat.self,
    WrappedDocument.self,
    WrongType.self,
  ]
}
