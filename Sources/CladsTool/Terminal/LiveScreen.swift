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
  package internal(set) var options: PreviewOptions
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
    case .first: selected = new.controls.first
    case .last: selected = new.controls.last
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

  /// The maximum scroll offset in rows.
  var lastOffset: Int { max(0, frame.contentHeight - (options.height ?? frame.height)) }

  /// The alert that is presented in front of everything else, if any.
  var alert: (title: String, buttons: [Presentation.Button])? {
    if case .alert(let title, _, let buttons)? = frame.presented.last { (title, buttons) } else { nil }
  }

  /// The rows and the cursor that the terminal should show.
  package var picture: TerminalFrame {
    let height = max(0, size.rows - Self.statusRows)
    var rows = Array(frame.ansiRows.prefix(height))
    rows += Array(repeating: "", count: height - rows.count)
    if alert == nil, let selected { highlight(selected, in: &rows) }
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
    guard isEditing, alert == nil, let selected, (0..<height).contains(selected.row) else { return nil }
    var text = ""
    if case .stringValue(let value)? = selected.value { text = value }
    let column = selected.column + min(DisplayWidth.of(text), max(0, selected.width - 1))
    return .init(row: selected.row, column: min(column, max(0, size.columns - 1)))
  }

  private var banner: String { notice.map { "\($0) · \(frame.banner)" } ?? frame.banner }

  /// The selected control with its location in the file, or the available keys.
  private var statusLine: String {
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
      return "q quit · Tab next · Enter tap · s sample · d light/dark · p device/spec · r reset"
    }
    let location = position(of: selected).map { ":\($0.line + 1):\($0.character + 1)" } ?? ""
    let name = selected.label.isEmpty ? selected.kind : "\(selected.kind) “\(selected.label)”"
    return "\(path)\(location) · \(name) · \(selected.pointer)"
  }

  private func position(of control: PreviewControl) -> TextPosition? {
    node(of: control).map { input.source.position(of: $0.range.start, encoding: .utf16) }
  }
}
