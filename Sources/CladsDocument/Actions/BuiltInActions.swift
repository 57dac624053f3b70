extension Document {
  /// The parameters of a `dismiss` action: none.
  public struct DismissAction: Described, DocumentPart {
    @Provenance package var origin = Origin.none

    public init() {}
  }
}

extension Document.DismissAction {
  package static let table = describe(
    "`dismiss` action", "Asks the app to close the screen; an alert closes by itself."
  ) {
    [Property<Document.DismissAction>]()
  }

  public static let schema = objectSchema(blank: Document.DismissAction(), unknown: .typedAction)
}

/// The built-in actions.
package enum BuiltInActions {
  /// Returns the descriptions of the actions of a level, the most common first.
  package static func all(level: FormatLevel) -> [ActionDescription] {
    typealias D = Document
    let base: [ActionDescription] = [
      ActionDescription("setState", D.SetStateAction.schema, D.SetStateAction.table, isCompleteString: true) {
        .setState($0)
      },
      ActionDescription(
        "toggleState", D.ToggleStateAction.schema, D.ToggleStateAction.table, isCompleteString: true
      ) {
        .toggleState($0)
      },
      ActionDescription("navigate", D.NavigateAction.schema, D.NavigateAction.table, isCompleteString: true) {
        .navigate($0)
      },
      ActionDescription("dismiss", D.DismissAction.schema, D.DismissAction.table, isCompleteString: true) {
        .dismiss($0)
      },
      ActionDescription(
        "showAlert", D.ShowAlertAction.schema, D.ShowAlertAction.table, isCompleteString: true
      ) {
        .showAlert($0)
      },
      ActionDescription("sequence", D.SequenceAction.schema, D.SequenceAction.table, isCompleteString: true) {
        .sequence($0)
      },
      ActionDescription("request", D.RequestAction.schema, D.RequestAction.table, isCompleteString: false) {
        .request($0)
      },
      ActionDescription(
        "cancelRequest", D.CancelRequestAction.schema, D.CancelRequestAction.table, isCompleteString: false
      ) { .cancelRequest($0) },
    ]
    let arrays = Document.ArrayActionKind.allCases.map(Document.ArrayAction.description)
    let later = [
      ActionDescription("openURL", D.OpenURLAction.schema, D.OpenURLAction.table, isCompleteString: false) {
        .openURL($0)
      }
    ]
    return base + arrays + (level == .extended ? later : [])
  }
}
