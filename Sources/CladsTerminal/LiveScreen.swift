import CladsDocument
public import CladsPreview
import CladsProject
import CladsSchema
import JSONSyntax
import SourceText
import TextUI

/// A preview that fills a terminal and is used with keys: what is chosen there, what each key means, what is shown.
public struct LiveScreen: Sendable {
  /// The rows below the screen: what is chosen, and the banner.
  static let statusRows = 2

  /// Controls of up to so many rows are marked as a whole.
  private static let smallHeight = 3

  /// Where the next picture should choose something.
  enum Arrival: Sendable { case first, last }

  /// The size of the terminal.
  public private(set) var size: TerminalSize
  /// How the preview should be drawn.
  public internal(set) var options: PreviewOptions
  /// What the preview shows.
  public var subject: PreviewSubject
  /// What there is to say before the banner: that something went wrong.
  public var notice: String?
  var frame: PreviewFrame
  /// The control that is chosen.
  var chosen: PreviewControl?
  /// Whether what is typed goes into the chosen field.
  var isEditing = false
  /// The chosen button of the newest alert.
  var button = 0
  var arrival: Arrival?
  private let path: String
  private let fixedWidth: Int?

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - options: how the preview is drawn; its size follows that of the terminal.
  ///   - fixedWidth: the columns that somebody has asked for.
  ///   - path: the path of the document, for people.
  public init(
    _ frame: PreviewFrame, of subject: PreviewSubject, options: PreviewOptions, size: TerminalSize,
    fixedWidth: Int?, path: String
  ) {
    self.frame = frame
    self.subject = subject
    self.options = options
    self.size = size
    self.fixedWidth = fixedWidth
    self.path = path
  }

  /// The options for a terminal of a size.
  public static func options(
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

  /// Takes over the size of the terminal; answers the options that follow.
  public mutating func resize(_ size: TerminalSize) -> PreviewOptions {
    self.size = size
    options = Self.options(options, in: size, fixedWidth: fixedWidth)
    return options
  }

  /// Takes over the level of the format; answers whether that is another.
  public mutating func takeLevel() -> Bool {
    let level = subject.input.project.vocabulary.level
    defer { options.level = level }
    return options.level != level
  }

  /// Takes over a picture of the preview. What was chosen stays chosen as long as it is there.
  public mutating func show(_ new: PreviewFrame) {
    if new.presented != frame.presented { button = 0 }
    frame = new
    switch arrival {
    case .first: chosen = new.controls.first
    case .last: chosen = new.controls.last
    case nil:
      chosen = chosen.flatMap { old in
        new.controls.first { $0.pointer == old.pointer && $0.instance == old.instance }
      }
    }
    if arrival != nil { isEditing = chosen.map { Holding($0) == .text } ?? false }
    if chosen == nil { isEditing = false }
    arrival = nil
    options.scrollOffset = min(options.scrollOffset, lastOffset)
  }

  /// The name of the sample that is shown.
  public var sample: String { frame.sample }

  /// The most rows that can be scrolled out at the top.
  var lastOffset: Int { max(0, frame.contentHeight - (options.height ?? frame.height)) }

  /// The newest alert that waits for an answer.
  var alert: (title: String, buttons: [Presentation.Button])? {
    if case .alert(let title, _, let buttons)? = frame.presented.last { (title, buttons) } else { nil }
  }

  /// What the terminal shows.
  public var picture: TerminalPicture {
    let height = max(0, size.rows - Self.statusRows)
    var rows = Array(frame.ansiRows.prefix(height))
    rows += Array(repeating: "", count: height - rows.count)
    if alert == nil, let chosen { mark(chosen, in: &rows) }
    let lines = [CellText.fitted(line, size.columns), CellText.fitted(banner, size.columns)]
    let status = lines.map { "\u{1B}[7m" + CellText.slice($0, from: 0, width: size.columns) + "\u{1B}[0m" }
    return TerminalPicture(rows: rows + status.suffix(max(0, size.rows)), cursor: cursor(height))
  }

  /// Marks a control: as a whole when it is small, else by a frame, so that a picture stays one.
  private func mark(_ control: PreviewControl, in rows: inout [String]) {
    let columns = max(0, min(control.width, size.columns - control.column))
    let last = control.row + max(1, control.height) - 1
    for row in control.row...last where rows.indices.contains(row) {
      let isEdge = row == control.row || row == last || control.height <= Self.smallHeight
      let plain = frame.rows.indices.contains(row) ? frame.rows[row] : ""
      let parts = isEdge ? [(0, columns)] : [(0, min(1, columns)), (max(0, columns - 1), min(1, columns))]
      for (start, width) in parts {
        let column = control.column + start
        let text = CellText.slice(plain, from: column, width: width)
        rows[row] += "\u{1B}[0m\u{1B}[\(column + 1)G\u{1B}[7m\(text)\u{1B}[0m"
      }
    }
  }

  private func cursor(_ height: Int) -> TerminalPicture.Place? {
    guard isEditing, alert == nil, let chosen, (0..<height).contains(chosen.row) else { return nil }
    var text = ""
    if case .stringValue(let value)? = chosen.value { text = value }
    let column = chosen.column + min(DisplayWidth.of(text), max(0, chosen.width - 1))
    return .init(row: chosen.row, column: min(column, max(0, size.columns - 1)))
  }

  private var banner: String { notice.map { "\($0) · \(frame.banner)" } ?? frame.banner }

  /// What is chosen and where it stands in the file, or what can be done.
  private var line: String {
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
    guard let chosen else {
      return "q quit · Tab next · Enter tap · s sample · d light/dark · p device/spec · r reset"
    }
    let position = place(of: chosen).map { ":\($0.line + 1):\($0.character + 1)" } ?? ""
    let name = chosen.label.isEmpty ? chosen.kind : "\(chosen.kind) “\(chosen.label)”"
    return "\(path)\(position) · \(name) · \(chosen.pointer)"
  }

  private func place(of control: PreviewControl) -> TextPosition? {
    node(of: control).map { subject.source.position(of: $0.range.start, encoding: .utf16) }
  }
}
