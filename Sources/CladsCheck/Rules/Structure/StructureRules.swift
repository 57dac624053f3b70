import CladsDocument

/// The rules of this folder, sorted by name.
enum StructureRules {
  static let all: [Rule] = [
    Rule(.caseMismatch),
    DocumentIDEmpty.rule,
    Rule(.documentNotObject),
    EmptyObject.rule,
    Rule(.enumIgnored),
    Rule(.enumInvalid),
    Rule(.inapplicableKey),
    Rule(.integerExpected),
    Rule(.missingRequiredKey),
    Rule(.negativeNumber),
    NestingDepth.rule,
    Rule(.noEffectProperty),
    Rule(.nullNotAllowed),
    Rule(.numberOutOfRange),
    Rule(.numberPrecision),
    Rule(.unknownKey),
    VersionFormat.rule,
    Rule(.wrappedDocument),
    Rule(.wrongType),
  ]
}
