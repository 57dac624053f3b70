public import CladsDocument
package import SourceText

/// A drawn screen with its spans, controls and state.
public struct PreviewFrame: Sendable {
  /// The name of the preview that shows it. Sessions leave this and all else about the preview to the host.
  package var preview = ""
  /// The number of the preview among all that were opened: a preview that is closed and opened again has
  /// another one.
  package var opening = 0
  /// Increases by one with every frame of the preview.
  package var revision = 0
  /// The optional parts that the client requested.
  package var parts = PreviewRequest.Part.usual
  /// Whether the client may be sent only what has changed since an earlier frame.
  package var sendsChanges = false
  /// Whether the client asked for all of it.
  package var isWhole = false
  /// What is recorded as a test; `nil` if nothing is.
  package var recording: Recording?
  /// The text of the version that is shown.
  package var source: SourceFile
  /// The width in columns.
  package var width: Int
  /// The height of the screen in rows; if only some are visible and the screen has a natural height, what is
  /// below them may be an estimate.
  package var height: Int
  /// The number of the first row in `rows`.
  package var firstRow: Int
  /// Whether `rows` may be only some of the rows of the screen.
  package var isPart: Bool
  /// The rows as plain text, without trailing spaces.
  package var rows: [String]
  /// The rows with SGR colors; every row ends with a reset.
  package var ansiRows: [String]
  /// Makes the grid of cells as one self-contained HTML page.
  package var grid: @Sendable () -> String
  /// Prints the render tree, for debugging.
  package var tree: @Sendable () -> String
  /// Lists what a screen reader stops at.
  package var spoken: @Sendable () -> [SpokenElement]
  /// The screen in points, if it was requested.
  public var picture: PreviewPicture?
  /// What is drawn where, ordered by row and column.
  package var spans: [PreviewSpan]
  /// The controls, ordered by row and column.
  package var controls: [PreviewControl]
  /// The name of the sample that the state started from.
  package var sample: String
  /// The names of all available samples.
  package var sampleNames: [String]
  /// The version of the app that is drawn; `nil` if the project names none.
  package var client: String?
  /// The names of all versions of the app, the oldest first.
  package var clientNames: [String]
  /// The current state, an object.
  public var state: Document.StateValue
  /// What the screen presents, newest last.
  package var presented: [Presentation]
  /// The log of actions, simulated requests and custom actions, oldest first.
  package var log: [String]
  package var mode: Runtime
  public var colorScheme: PreviewColorScheme
  /// One line for the status bar.
  package var banner: String
  /// The text between two parts of a banner.
  package static let bannerSeparator = " · "
  /// What the banner says about the frame besides its mode and its problems: that it is out of date, or that
  /// something was refused.
  package var notices: [String]
  /// The errors that are known when the screen is drawn, in document order; rules may find more.
  package var failures: [PreviewFailure]
  /// What an exported picture says if the app rejects the document; `nil` if it does not.
  package var rejection: String?
  /// The number of errors in the document.
  package var problems: Int
  /// The natural height of the content in rows; greater than `height` if it can be scrolled.
  package var contentHeight: Int

  /// A recording, as far as clients show it.
  package struct Recording: Sendable, Hashable {
    /// What the steps are called.
    package let steps: [String]
    /// The methods and URLs of the requests that wait for a response, oldest first.
    package let requests: [String]
    /// The texts that the screen shows, if they are asked for; each is listed once.
    package let texts: [String]

    package init(steps: [String], requests: [String], texts: [String] = []) {
      self.steps = steps
      self.requests = requests
      self.texts = texts
    }
  }

  package init(
    source: SourceFile, width: Int, height: Int, firstRow: Int = 0, isPart: Bool = false,
    rows: [String], ansiRows: [String], grid: @escaping @Sendable () -> String,
    tree: @escaping @Sendable () -> String, spoken: @escaping @Sendable () -> [SpokenElement] = { [] },
    picture: PreviewPicture? = nil, spans: [PreviewSpan] = [], controls: [PreviewControl] = [],
    sample: String, sampleNames: [String], client: String? = nil, clientNames: [String] = [],
    state: Document.StateValue, presented: [Presentation] = [],
    log: [String] = [], mode: Runtime, colorScheme: PreviewColorScheme = .light, banner: String,
    notices: [String] = [], failures: [PreviewFailure] = [], rejection: String? = nil, problems: Int,
    contentHeight: Int
  ) {
    self.source = source
    self.width = width
    self.height = height
    self.firstRow = firstRow
    self.isPart = isPart
    self.rows = rows
    self.ansiRows = ansiRows
    self.grid = grid
    self.tree = tree
    self.spoken = spoken
    self.picture = picture
    self.spans = spans
    self.controls = controls
    self.sample = sample
    self.sampleNames = sampleNames
    self.client = client
    self.clientNames = clientNames
    self.state = state
    self.presented = presented
    self.log = log
    self.mode = mode
    self.colorScheme = colorScheme
    self.banner = banner
    self.notices = notices
    self.failures = failures
    self.rejection = rejection
    self.problems = problems
    self.contentHeight = contentHeight
  }
}
