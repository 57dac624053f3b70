/// The rules of this folder, in the order of their names.
enum ActionRules {
  static let all: [any Rule.Type] = [
    ActionParameterMissing.self,
    ActionParameterType.self,
    ActionTypeMissing.self,
    AlertButtonInline.self,
    AlertButtonLegacy.self,
    AlertMessageForm.self,
    ArrayActionIndex.self,
    CallbackInline.self,
    NavigatePresentationSheet.self,
    NavigateToKey.self,
    RequestBodyShape.self,
    RequestContentType.self,
    RequestHeader.self,
    RequestMethod.self,
    RequestTimeout.self,
    RequestURL.self,
    SequenceKey.self,
    SequenceStringStep.self,
    UnknownActionKey.self,
  ]
}
