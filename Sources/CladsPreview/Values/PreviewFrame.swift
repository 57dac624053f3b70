public import CladsDocument

/// A picture of a screen, with everything that is known about it.
public struct PreviewFrame: Sendable {
  /// The columns.
  public var width: Int
  /// The rows.
  public var height: Int
  /// The rows as plain text, without the blanks at their ends.
  public var rows: [String]
  /// The rows with colours, as a terminal takes them; each ends with the colours switched off.
  public var ansiRows: [String]
  /// Makes the grid of cells as one self-contained HTML page.
  public var grid: @Sendable () -> String
  /// The render tree as text, for people who look for a mistake; made when it is asked for.
  public var tree: @Sendable () -> String
  /// What is drawn where, in the order of rows and columns.
  public var spans: [PreviewSpan]
  /// What can be tapped or edited, in the order in which it is reached.
  public var controls: [PreviewControl]
  /// The name of the sample that the state started from.
  public var sample: String
  /// The names of all samples that can be used.
  public var sampleNames: [String]
  /// The state, an object.
  public var state: Document.StateValue
  /// What is in front of the screen, the newest last.
  public var presented: [Presentation]
  /// What has been done: actions, simulated requests, actions of the app.
  public var log: [String]
  /// Whose drawing it is.
  public var mode: PreviewMode
  /// The set of colours that it is drawn with.
  public var colorScheme: PreviewColorScheme
  /// One line for a status bar.
  public var banner: String
  /// The number of errors in the document.
  public var problems: Int
  /// The rows that the screen would need; more than `height` when it can be scrolled.
  public var contentHeight: Int

  /// Creates a frame.
  public init(
    width: Int, height: Int, rows: [String], ansiRows: [String],
    grid: @escaping @Sendable () -> String, tree: @escaping @Sendable () -> String,
    spans: [PreviewSpan] = [], controls: [PreviewControl] = [], sample: String, sampleNames: [String],
    state: Document.StateValue, presented: [Presentation] = [], log: [String] = [], mode: PreviewMode,
    colorScheme: PreviewColorScheme = .light, banner: String, problems: Int, contentHeight: Int
  ) {
    self.width = width
    self.height = height
    self.rows = rows
    self.ansiRows = ansiRows
    self.grid = grid
    self.tree = tree
    self.spans = spans
    self.controls = controls
    self.sample = sample
    self.sampleNames = sampleNames
    self.state = state
    self.presented = presented
    self.log = log
    self.mode = mode
    self.colorScheme = colorScheme
    self.banner = banner
    self.problems = problems
    self.contentHeight = contentHeight
  }
}
