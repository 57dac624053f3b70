import CladsDocument
package import CladsPreview
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText
import TextUI

/// A preview that fills a terminal and is operated with the keyboard: the selection, the key bindings, and
/// the rows to show.
package struct LiveScreen: Sendable {
  /// The number of rows below the screen: the selected control, and the banner.
  static let statusRows = 2

  /// The maximum height in rows of a control that is highlighted as a whole.
  private static let maximumFilledHeight = 3

  /// The control to select in the next frame.
  enum PendingSelection: Sendable { case first, last }

  package private(set) var size: TerminalSize
  /// The options that the preview should be drawn with.
  package var options: PreviewOptions
  /// The document that the preview shows.
  package var input: PreviewInput
  /// A message that precedes the banner, such as an error.
  package var notice: String?
  var frame: PreviewFrame
  /// The selected control.
  var selected: PreviewControl?
  /// Whether typed text goes into the selected field.
  var isEditing = false
  /// The index of the selected button of the newest alert.
  var button = 0
  var pendingSelection: PendingSelection?
  /// What covers the screen, if anything does.
  var panel: LivePanel?
  /// What has been typed of the response to the oldest request; `nil` if none is asked for.
  var response: String?
  /// The choice of a text to expect; `nil` if none is made.
  var textChoice: TextChoice?
  private let path: String
  private let fixedWidth: Int?

  /// Creates a screen. Its width in columns is `fixedWidth`, or that of the terminal; `path` is the path of
  /// the document as it is displayed.
  package init(
    _ frame: PreviewFrame, of input: PreviewInput, options: PreviewOptions, size: TerminalSize,
    fixedWidth: Int?, path: String
  ) {
    self.frame = frame
    self.input = input
    self.options = options
    self.size = size
    self.fixedWidth = fixedWidth
    self.path = path
  }

  /// Returns `options` with the width and height that fit a terminal of the given size.
  package static func options(
    _ options: PreviewOptions, in size: TerminalSize, fixedWidth: Int?
  ) -> PreviewOptions {
    var options = options
    options.width = fixedWidth ?? clamped(size.columns, PreviewOptions.widths)
    options.height = clamped(size.rows - statusRows, PreviewOptions.heights)
    return options
  }

  private static func clamped(_ value: Int, _ range: ClosedRange<Int>) -> Int {
    min(max(value, range.lowerBound), range.upperBound)
  }

  /// Sets the size of the terminal and returns the resulting options.
  package mutating func resize(_ size: TerminalSize) -> PreviewOptions {
    self.size = size
    options = Self.options(options, in: size, fixedWidth: fixedWidth)
    return options
  }

  /// Updates the format level from the project and returns whether it changed.
  package mutating func updateFormatLevel() -> Bool {
    let level = input.project.vocabulary.level
    defer { options.level = level }
    return options.level != level
  }

  /// Shows a new frame of the preview. The selected control stays selected as long as it exists.
  package mutating func show(_ new: PreviewFrame) {
    if new.presented != frame.presented { button = 0 }
    frame = new
    switch pendingSelection {
    case .first: selected = new.controlsInReadingOrder.first
    case .last: selected = new.controlsInReadingOrder.last
    case nil:
      selected = selected.flatMap { old in
        new.controls.first { $0.pointer == old.pointer && $0.instance == old.instance }
      }
    }
    if pendingSelection != nil { isEditing = selected.map { EditableValue($0) == .text } ?? false }
    if selected == nil { isEditing = false }
    pendingSelection = nil
    options.scrollOffset = min(options.scrollOffset, lastOffset)
  }

  /// The name of the sample that is shown.
  package var sample: String { frame.sample }

  /// Shows the frame after an event, and says what the event did if that is not visible.
  package mutating func show(resultOf event: PreviewEvent, _ new: PreviewFrame) {
    let isVisible =
      new.rows != frame.rows || new.ansiRows != frame.ansiRows || new.presented != frame.presented
    let (oldLog, oldState) = (frame.log, frame.state)
    show(new)
    if isVisible { return }
    if new.log != oldLog, let last = new.log.last {
      notice = "\(last) (l: log)"
    } else if new.state != oldState {
      notice = "only the state has changed (v: state)"
    } else {
      notice = "nothing has changed"
    }
  }

  /// Says that an event has failed, and at which control.
  package mutating func fail(_ message: String) {
    notice = selected.flatMap { place(of: $0) }.map { "\($0): \(message)" } ?? message
  }

  /// The maximum scroll offset in rows.
  var lastOffset: Int { max(0, frame.contentHeight - (options.height ?? frame.height)) }

  /// The alert that is presented in front of everything else, if any.
  var alert: (title: String, buttons: [Presentation.Button])? {
    if case .alert(let title, _, let buttons)? = frame.presented.last { (title, buttons) } else { nil }
  }

  /// The rows and the cursor that the terminal should show.
  package var picture: TerminalFrame {
    let height = panelHeight
    var rows =
      textChoice.map { textRows($0) } ?? panel.map { panelRows($0) } ?? Array(frame.ansiRows.prefix(height))
    rows += Array(repeating: "", count: height - rows.count)
    if panel == nil, alert == nil, textChoice == nil, let selected {
      highlight(selected, in: &rows)
    }
    let lines = [statusLine, banner].map { CellText.fitted(TerminalText.line($0), size.columns) }
    let status = lines.map { "\u{1B}[7m" + CellText.slice($0, from: 0, width: size.columns) + "\u{1B}[0m" }
    return TerminalFrame(rows: rows + status.suffix(max(0, size.rows)), cursor: cursor(height))
  }

  /// Highlights a control in reverse video: all of a small one, only the edges of a large one so that an
  /// image stays recognizable.
  private func highlight(_ control: PreviewControl, in rows: inout [String]) {
    let columns = max(0, min(control.width, size.columns - control.column))
    let last = control.row + max(1, control.height) - 1
    for row in control.row...last where rows.indices.contains(row) {
      let isEdge = row == control.row || row == last || control.height <= Self.maximumFilledHeight
      let plain = frame.rows.indices.contains(row) ? frame.rows[row] : ""
      let parts = isEdge ? [(0, columns)] : [(0, min(1, columns)), (max(0, columns - 1), min(1, columns))]
      for (start, width) in parts {
        let column = control.column + start
        let text = CellText.slice(plain, from: column, width: width)
        rows[row] += "\u{1B}[0m\u{1B}[\(column + 1)G\u{1B}[7m\(text)\u{1B}[0m"
      }
    }
  }

  private func cursor(_ height: Int) -> TerminalFrame.Position? {
    if response != nil || textChoice != nil, size.rows >= Self.statusRows {
      let end = DisplayWidth.of(statusLine)
      return .init(row: height, column: min(end, max(0, size.columns - 1)))
    }
    guard isEditing, panel == nil, alert == nil, textChoice == nil, let selected,
      (0..<height).contains(selected.row)
    else {
      return nil
    }
    var text = ""
    if case .stringValue(let value)? = selected.value { text = value }
    let column = selected.column + min(DisplayWidth.of(text), max(0, selected.width - 1))
    return .init(row: selected.row, column: min(column, max(0, size.columns - 1)))
  }

  /// What a key has done or what is wrong, and then the banner of the frame.
  private var banner: String {
    if response != nil { return notice ?? responseHelp }
    if textChoice != nil { return "↑ ↓ or a part of it · Enter expects it · Esc cancels" }
    var parts = [recordingMark, notice ?? firstProblem, frame.banner].compactMap(\.self)
    if isEditing, notice == nil { parts.insert("Esc ends typing", at: 0) }
    return parts.joined(separator: " · ")
  }

  /// The first error in the document with its location, as `--check` prints it; `nil` if there is none.
  private var firstProblem: String? { problems.first.map { "\($0.place): \($0.message)" } }

  /// The selected control with its location in the file, or the available keys.
  private var statusLine: String {
    if response != nil { return responseLine(size.columns) }
    if let textChoice { return typedLine("text: ", textChoice.typed, size.columns) }
    if let panel { return "\(panel.title) · ↑ ↓ scroll · Esc back" }
    if let alert {
      let buttons = alert.buttons.enumerated().map { number, button in
        number == self.button ? "\(number + 1) [\(button.label)]" : "\(number + 1) \(button.label)"
      }
      return "\(alert.title): \(buttons.joined(separator: "  "))"
    }
    switch frame.presented.last {
    case .navigate(let destination, _): return "the app goes to \(destination) · Esc: back"
    case .dismiss: return "the app closes the screen · Esc: back"
    case .alert, nil: break
    }
    guard let selected else {
      // Fits 60 columns; all keys are behind `?`.
      return "q quit · Tab next · Enter tap · Esc back · ? all keys"
    }
    let name = selected.label.isEmpty ? selected.kind : "\(selected.kind) “\(selected.label)”"
    return "\(place(of: selected) ?? path) · \(name) · \(selected.pointer)"
  }

  /// Returns the location of a control in the file, as `PATH:LINE:COLUMN`.
  func place(of control: PreviewControl) -> String? {
    position(of: control).map { "\(path):\($0.line + 1):\($0.character + 1)" }
  }

  /// The errors in the document with their locations.
  var problems: [(place: String, message: String)] {
    input.findings.filter { $0.severity == .error }.map { finding in
      let position = input.source.position(of: finding.range.start, encoding: .utf16)
      return ("\(path):\(position.line + 1):\(position.character + 1)", finding.message)
    }
  }

  private func position(of control: PreviewControl) -> TextPosition? {
    node(of: control).map { input.source.position(of: $0.range.start, encoding: .utf16) }
  }
}
