/// What can cover the screen of a live preview, each with its key.
struct LivePanel: Sendable, Hashable {
  enum Content: Character, Sendable, CaseIterable {
    case keys = "?"
    case state = "v"
    case log = "l"
    case problems = "e"

    var title: String {
      switch self {
      case .keys: "keys"
      case .state: "state"
      case .log: "log"
      case .problems: "errors"
      }
    }
  }

  let content: Content
  /// The number of rows that are scrolled away.
  var offset = 0

  init(_ content: Content) { self.content = content }

  /// Creates the panel that a key opens.
  init?(key: Character) {
    guard let content = Content(rawValue: key) else { return nil }
    self.content = content
  }

  var title: String { content.title }

  /// All keys, with what they do.
  static let keys = [
    ("Tab, ↓, →", "next control"), ("Shift-Tab, ↑, ←", "previous control"),
    ("Enter, Space", "tap, switch, or type into a field"), ("← →", "move a slider"),
    ("Esc", "end typing, go back, or select nothing"), ("Page Up, Page Down", "scroll"),
    ("Home, End", "scroll to the start or the end"), ("s", "next sample"), ("d", "light or dark"),
    ("p", "as on device or as specified"), ("r", "start over"), ("v", "show the state"),
    ("l", "show the log"), ("e", "show the errors"), ("?", "show these keys"),
    ("R", "record a test, or store what is recorded"),
    ("E", "expect the selected control, or what is presented"),
    ("T", "expect a text that the screen shows"), ("O", "expect the whole screen"),
    ("A", "respond to the oldest request"), ("U", "take the last step back"), ("X", "discard the recording"),
    ("Ctrl-U", "clear a field"), ("Ctrl-L", "draw the screen again"), ("Ctrl-Z", "suspend"),
    ("q, Ctrl-C", "quit"),
  ]
}
