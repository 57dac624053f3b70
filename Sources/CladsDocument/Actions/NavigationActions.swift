public import CladsSchema
import Diagnostics

extension Document {
  /// Goes to another screen.
  public struct NavigateAction: Described {
    /// The name of the place.
    public var destination: String?
    /// How the screen comes in.
    public var presentation: NavigationPresentation?
    /// Where it was read from.
    public var origin = Origin.none
  }

  /// How a screen comes in.
  public enum NavigationPresentation: String, Documented {
    case push, present, fullScreen

    /// What choosing it means.
    public var documentation: String {
      switch self {
      case .push: "On the navigation stack, with a way back."
      case .present: "As a sheet over the current screen."
      case .fullScreen: "Over the whole screen."
      }
    }
  }

  /// Opens a web address; level `extended`.
  public struct OpenURLAction: Described {
    /// The address.
    public var url: String?
    /// Where it was read from.
    public var origin = Origin.none
  }
}

extension Document.NavigateAction {
  /// The keys of a `navigate` action.
  public static let table = describe(
    "`navigate` action", "Asks the app to go to another screen.",
    mistakes: [
      Mistake("to", "navigate-to-key", instead: "destination", effect: .rejectsDocument),
      Mistake("screen", "navigate-to-key", instead: "destination", effect: .rejectsDocument),
    ]
  ) {
    Property(
      "destination", \.destination, .string(.reference(.destination)),
      "Name of the place, as the app knows it; never interpolated.", required: true,
      missing: "action-parameter-missing")
    Property(
      "presentation", \.presentation, Self.presentationSchema, "How the screen comes in.", default: "\"push\""
    )
  }

  private static let presentationSchema = Schema<Document.NavigationPresentation>.choice(
    corrections: ["sheet": "present", "modal": "present", "fullscreen": "fullScreen", "full": "fullScreen"],
    special: ["sheet": "navigate-presentation-sheet", "modal": "navigate-presentation-sheet"])

  static let schema = objectSchema(blank: Document.NavigateAction(), unknown: .typedAction)
}

extension Document.OpenURLAction {
  /// The keys of an `openURL` action.
  public static let table = describe("`openURL` action", "Opens a web address in an in-app browser.") {
    Property(
      "url", \.url, .string(.url), "Address; not interpolated.", required: true, onMismatch: .doesNothing,
      missing: "action-parameter-missing", since: .base)
  }

  static let schema = objectSchema(blank: Document.OpenURLAction(), unknown: .genericAction)
}
