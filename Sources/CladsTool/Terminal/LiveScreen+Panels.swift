import CladsDocument
import CladsPreview
import Diagnostics
import SourceText

/// The panels that cover the screen: the keys, the state, the log, the errors.
extension LiveScreen {
  /// The number of rows above the status lines.
  var panelHeight: Int { max(0, size.rows - Self.statusRows) }

  /// Opens a panel, the log at its end.
  mutating func open(_ panel: LivePanel) -> LiveRequest {
    self.panel = panel
    if panel.content == .log { scrollPanel(to: .max) }
    return .redraw
  }

  mutating func pressInPanel(_ key: Key) -> LiveRequest {
    guard let panel else { return .redraw }
    switch key {
    case .escape, .enter: self.panel = nil
    case .up: scrollPanel(to: panel.offset - 1)
    case .down: scrollPanel(to: panel.offset + 1)
    case .pageUp: scrollPanel(to: panel.offset - max(1, panelHeight - 1))
    case .pageDown, .text(" "): scrollPanel(to: panel.offset + max(1, panelHeight - 1))
    case .home: scrollPanel(to: 0)
    case .end: scrollPanel(to: .max)
    case .text("q"): return keepsRecording(from: "q") ? .redraw : .quit
    case .text(panel.content.rawValue): self.panel = nil
    case .text(let character):
      if let other = LivePanel(key: character) { return open(other) }
    default: break
    }
    return .redraw
  }

  private mutating func scrollPanel(to offset: Int) {
    guard var panel else { return }
    panel.offset = min(max(0, offset), max(0, lines(of: panel).count - panelHeight))
    self.panel = panel
  }

  /// Returns the visible rows of a panel.
  func panelRows(_ panel: LivePanel) -> [String] {
    Array(lines(of: panel).dropFirst(panel.offset).prefix(panelHeight))
  }

  private func lines(of panel: LivePanel) -> [String] {
    let texts: [String] =
      switch panel.content {
      case .keys:
        LivePanel.keys.map { key, meaning in
          key + String(repeating: " ", count: max(1, 20 - DisplayWidth.of(key))) + meaning
        }
      case .state: stateLines
      case .log: frame.log.isEmpty ? ["Nothing has happened yet."] : frame.log
      case .problems:
        problems.isEmpty
          ? [frame.problems == 0 ? "The document has no errors." : frame.banner]
          : problems.map { "\($0.place): \($0.message)" }
      }
    return texts.flatMap { CellText.wrapped(TerminalText.line($0), max(1, size.columns)) }
  }

  /// The members of the state, sorted by name, each with its value as JSON.
  private var stateLines: [String] {
    guard case .objectValue(let members) = frame.state, !members.isEmpty else {
      return ["The state is empty."]
    }
    return members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.json(limit: Self.maximumValue))" }
  }

  /// The maximum length of a value that is shown, in UTF-8 bytes.
  private static let maximumValue = 4_096
}
