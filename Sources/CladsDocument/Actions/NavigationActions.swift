import Diagnostics

extension Document {
  /// An action that navigates to another screen.
  public struct NavigateAction: Described, DocumentPart {
    /// The name of the destination.
    public var destination: String?
    /// The presentation of the screen.
    public var presentation: NavigationPresentation?
    @Provenance package var origin = Origin.none

    public init(
      destination: String? = nil, presentation: NavigationPresentation? = nil
    ) {
      self.destination = destination
      self.presentation = presentation
    }
  }

  /// The presentation of a screen.
  public enum NavigationPresentation: String, Documented {
    case push, present, fullScreen

    public var documentation: String {
      switch self {
      case .push: "Pushed onto the navigation stack, with a back button."
      case .present: "As a sheet over the current screen."
      case .fullScreen: "As a full-screen cover."
      }
    }
  }

  /// An action that opens a URL; level `extended`.
  public struct OpenURLAction: Described, DocumentPart {
    /// The URL.
    public var url: String?
    @Provenance package var origin = Origin.none

    public init(
      url: String? = nil
    ) {
      self.url = url
    }
  }
}

extension Document.NavigateAction {
  package static let table = describe(
    "`navigate` action", "Asks the app to navigate to another screen.",
    mistakes: [
      Mistake("to", .navigateToKey, instead: "destination", effect: .rejectsDocument),
      Mistake("screen", .navigateToKey, instead: "destination", effect: .rejectsDocument),
      Mistake("route", .navigateToKey, instead: "destination", effect: .rejectsDocument),
    ]
  ) {
    Property(
      "destination", \.destination, .string(.reference(.destination)),
      "Name of the destination in the app, not a URL; never interpolated.", required: true,
      missing: .actionParameterMissing)
    Property(
      "presentation", \.presentation, Self.presentationSchema, "How the screen is presented.",
      default: "\"push\"")
  }

  private static let presentationSchema = Schema<Document.NavigationPresentation>.choice(
    corrections: ["sheet": "present", "modal": "present", "fullscreen": "fullScreen", "full": "fullScreen"],
    special: ["sheet": .navigatePresentationSheet, "modal": .navigatePresentationSheet])

  public static let schema = objectSchema(blank: Document.NavigateAction(), unknown: .typedAction)
}

extension Document.OpenURLAction {
  package static let table = describe("`openURL` action", "Opens a URL in an in-app browser.") {
    Property(
      "url", \.url, .string(.url), "URL; not interpolated.", required: true, onMismatch: .doesNothing,
      missing: .actionParameterMissing, since: .base, example: { _, _ in "\"https://example.com\"" })
  }

  public static let schema = objectSchema(blank: Document.OpenURLAction(), unknown: .genericAction)
}
