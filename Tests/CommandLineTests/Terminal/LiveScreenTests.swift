import CladsDocument
import CladsPreview
import CladsProject
import CladsTool
import Diagnostics
import JSONSyntax
import SourceText
import Testing

@Suite struct LiveScreenTests {
  private static let text = """
    { "root": { "children": [
      { "type": "button" }, { "type": "textfield" }, { "type": "toggle" },
      { "type": "slider", "minValue": 10, "maxValue": 20 } ] } }
    """

  private static func control(
    _ index: Int, _ kind: String, _ value: Document.StateValue? = nil, row: Int, column: Int = 2
  ) -> PreviewControl {
    PreviewControl(
      kind: kind, pointer: "/root/children/\(index)", events: value == nil ? ["onTap"] : ["onValueChanged"],
      label: kind, value: value, row: row, column: column, width: 6)
  }

  private static let controls = [
    control(0, "button", row: 0), control(1, "textfield", .stringValue("Zoë"), row: 1),
    control(2, "toggle", .boolValue(false), row: 1, column: 20),
    control(3, "slider", .doubleValue(15), row: 3),
  ]

  private static let source = SourceFile(
    uri: FileURI(path: "/a.clads.json"), version: nil, bytes: Array(text.utf8))

  private static func frame(
    _ controls: [PreviewControl] = controls, height: Int = 5, content: Int? = nil,
    presented: [Presentation] = [], samples: [String] = ["initial", "big"]
  ) -> PreviewFrame {
    let rows = ["  [Tap]", "  Zoë___", "", "  --o--", ""]
    return PreviewFrame(
      source: source, width: 40, height: height, rows: rows, ansiRows: rows, grid: { "" }, tree: { "" },
      controls: controls,
      sample: "initial", sampleNames: samples, state: .objectValue([:]), presented: presented, mode: .device,
      banner: "device (base)", problems: 0, contentHeight: content ?? height)
  }

  /// Returns a screen of 40 columns and 7 rows, after some keys.
  private func screen(_ keys: [Key] = [], _ frame: PreviewFrame = frame()) -> LiveScreen {
    let input = PreviewInput(
      source: Self.source, document: Document.Definition(), tree: SyntaxTree.parse(Self.source.bytes))
    let size = TerminalSize(columns: 40, rows: 7)
    var screen = LiveScreen(
      frame, of: input,
      options: LiveScreen.options(PreviewOptions(), in: size, fixedWidth: nil), size: size, fixedWidth: nil,
      path: "a.clads.json")
    for key in keys { _ = screen.press(key) }
    return screen
  }

  /// Returns what a key requests after others.
  private func wish(_ key: Key, after keys: [Key] = [], _ frame: PreviewFrame = frame()) -> LiveRequest {
    var screen = screen(keys, frame)
    return screen.press(key)
  }

  private func status(_ screen: LiveScreen) -> String { screen.picture.rows.suffix(2).joined() }

  @Test func `the screen leaves two rows for the selection and the banner`() {
    let screen = screen()
    #expect(screen.picture.rows.count == 7)
    #expect(screen.options.height == 5)
    #expect(status(screen).contains("q quit") && !status(screen).contains("r reset"))
    #expect(status(screen).contains("Tab next"))
    #expect(status(screen).contains("device (base)"))
  }

  @Test func `keys move the selection from control to control and wrap around`() {
    let pointers = (1...5).map { count in
      let chosen = status(
        screen(Array(repeating: .control("l"), count: 1) + Array(repeating: .tab, count: count)))
      return (0...3).first {
        chosen.contains("a.clads.json:\($0 == 3 ? 3 : 2):")
          && chosen.contains(["button", "textfield", "toggle", "slider"][$0])
      }
    }
    #expect(pointers == [0, 1, 2, 3, 0])
    #expect(status(screen([.backTab])).contains("slider"))
    #expect(status(screen([.down])).contains("button"))
    #expect(status(screen([.down, .down])).contains("textfield"))
    #expect(status(screen([.down, .down, .right])).contains("toggle"))
    #expect(status(screen([.down, .down, .right, .left])).contains("textfield"))
    #expect(status(screen([.down, .down, .down])).contains("slider"))
    #expect(status(screen([.down, .down, .down, .up, .up])).contains("button"))
  }

  @Test func `the selected control is highlighted, and its location is shown`() {
    let screen = screen([.tab])
    #expect(screen.picture.rows[0].contains("\u{1B}[3G\u{1B}[7m[Tap] "))
    #expect(status(screen).contains("a.clads.json:2:3 · button “button”"))
  }

  @Test func `a large control is highlighted by its edges`() {
    var image = Self.control(0, "image", row: 0)
    image.height = 5
    let rows = screen([.tab], Self.frame([image])).picture.rows
    #expect(rows[0].contains("\u{1B}[3G\u{1B}[7m[Tap] "))
    #expect(rows[1].contains("\u{1B}[3G\u{1B}[7mZ\u{1B}[0m"))
    #expect(rows[1].contains("\u{1B}[8G\u{1B}[7m_\u{1B}[0m"))
    #expect(rows[4].contains("\u{1B}[3G\u{1B}[7m      "))
  }

  @Test func `enter and space activate the selected control`() {
    #expect(wish(.enter, after: [.tab]) == .send(.tap(pointer: "/root/children/0", instance: [])))
    #expect(wish(.text(" "), after: [.tab]) == .send(.tap(pointer: "/root/children/0", instance: [])))
    let on = LiveRequest.send(.valueChanged(pointer: "/root/children/2", instance: [], .boolValue(true)))
    #expect(wish(.text(" "), after: [.tab, .tab, .tab]) == on)
    #expect(wish(.enter, after: [.tab, .tab, .tab]) == on)
    #expect(wish(.enter) == .redraw)
  }

  @Test func `typing edits the selected field until it is left`() {
    func typed(_ text: String) -> LiveRequest {
      .send(.valueChanged(pointer: "/root/children/1", instance: [], .stringValue(text)))
    }
    let field: [Key] = [.tab, .tab]
    #expect(wish(.text("q"), after: field) == typed("Zoëq"))
    #expect(wish(.backspace, after: field) == typed("Zo"))
    #expect(wish(.paste("a\nb"), after: field) == typed("Zoëa b"))
    #expect(wish(.control("u"), after: field) == typed(""))
    #expect(wish(.text("q"), after: field + [.escape]) == .quit)
    #expect(wish(.text("q"), after: field + [.escape, .enter]) == typed("Zoëq"))
    #expect(wish(.control("c"), after: field) == .quit)
    #expect(screen(field).picture.cursor == .init(row: 1, column: 5))
    #expect(screen(field + [.escape]).picture.cursor == nil)
  }

  @Test(arguments: [(15.0, 16.0, 14.0), (20, 20, 19), (10, 11, 10), (99, 20, 19), (12.34, 13, 11)])
  func `arrows move a slider by a tenth of its range`(_ value: Double, _ more: Double, _ less: Double) {
    let frame = Self.frame([Self.control(3, "slider", .doubleValue(value), row: 3)])
    func moved(_ value: Double) -> LiveRequest {
      .send(.valueChanged(pointer: "/root/children/3", instance: [], .doubleValue(value)))
    }
    #expect(wish(.right, after: [.tab], frame) == moved(more))
    #expect(wish(.left, after: [.tab], frame) == moved(less))
  }

  @Test func `letters are commands`() {
    #expect(wish(.text("q")) == .quit)
    #expect(wish(.text("r")) == .reset)
    #expect(wish(.text("s")) == .choose("big"))
    #expect(wish(.text("s"), Self.frame(samples: ["initial"])) == .redraw)
    guard case .change(let dark) = wish(.text("d")) else { return #expect(Bool(false)) }
    #expect(dark.colorScheme == .dark)
    guard case .change(let light) = wish(.text("d"), after: [.text("d")]) else { return #expect(Bool(false)) }
    #expect(light.colorScheme == .light)
    guard case .change(let spec) = wish(.text("p")) else { return #expect(Bool(false)) }
    #expect(spec.as == .spec)
    #expect(wish(.control("z")) == .suspend)
  }

  @Test func `an alert handles the keys until it is answered`() {
    let alert = Presentation.alert(
      title: "Sure?", message: nil,
      buttons: [.init(label: "No", style: "cancel"), .init(label: "Yes", style: "default")])
    let frame = Self.frame(presented: [alert])
    #expect(wish(.enter, frame) == .send(.alertButton(0)))
    #expect(wish(.enter, after: [.right], frame) == .send(.alertButton(1)))
    #expect(wish(.enter, after: [.right, .tab, .down], frame) == .send(.alertButton(1)))
    #expect(wish(.text("2"), frame) == .send(.alertButton(1)))
    #expect(wish(.text("3"), frame) == .redraw)
    #expect(wish(.text("q"), frame) == .redraw)
    #expect(wish(.escape, frame) == .send(.back))
    #expect(status(screen([.right], frame)).contains("Sure?: 1 No  2 [Yes]"))
    let gone = Self.frame(presented: [.navigate(destination: "checkout", presentation: nil)])
    #expect(wish(.escape, gone) == .send(.back))
    #expect(status(screen([], gone)).contains("checkout"))
  }

  @Test func `a screen that is higher than the terminal scrolls to its end`() {
    let high = Self.frame([], content: 12)
    func offset(_ key: Key, after keys: [Key]) -> Int? {
      if case .change(let options) = wish(key, after: keys, high) { options.scrollOffset } else { nil }
    }
    #expect(offset(.pageDown, after: []) == 4)
    #expect(offset(.pageDown, after: [.pageDown]) == 7)
    #expect(offset(.pageDown, after: [.pageDown, .pageDown]) == nil)
    #expect(offset(.pageUp, after: [.pageDown, .pageDown]) == 3)
    #expect(offset(.down, after: []) == 1)
    #expect(offset(.up, after: []) == nil)
    #expect(offset(.end, after: []) == 7)
    #expect(offset(.home, after: [.end]) == 0)
    // After the last control the screen scrolls, and the first control of the next page is selected.
    var screen = screen([.backTab], Self.frame(content: 12))
    guard case .change(let options) = screen.press(.tab) else { return #expect(Bool(false)) }
    #expect(options.scrollOffset == 4)
    screen.show(Self.frame([Self.control(1, "textfield", .stringValue(""), row: 2)], content: 12))
    #expect(status(screen).contains("textfield"))
  }

  @Test func `the selection is kept in the next frame, and cleared when the control is gone`() {
    var screen = screen([.tab, .tab])
    screen.show(Self.frame([Self.control(1, "textfield", .stringValue("Bo"), row: 4)]))
    #expect(screen.picture.cursor == .init(row: 4, column: 4))
    screen.show(Self.frame([]))
    #expect(status(screen).contains("Tab next"))
    #expect(screen.press(.text("q")) == .quit)
  }

  @Test func `the line of keys fits 60 columns and says how to see all`() {
    var screen = screen()
    _ = screen.resize(TerminalSize(columns: 60, rows: 7))
    #expect(status(screen).contains("q quit · Tab next · Enter tap · Esc back · ? all keys"))
  }

  @Test func `a question mark shows all keys, and Esc hides them`() {
    var screen = screen([.text("?")])
    _ = screen.resize(TerminalSize(columns: 60, rows: 30))
    let shown = screen.picture.rows.joined(separator: "\n")
    for text in ["Shift-Tab", "Esc", "show the state", "show the log", "start over", "quit"] {
      #expect(shown.contains(text))
    }
    #expect(status(screen).contains("keys") && status(screen).contains("Esc back"))
    _ = screen.press(.escape)
    #expect(screen.picture.rows[0] == "  [Tap]")
  }

  @Test func `the state and the log can be seen`() {
    var frame = Self.frame()
    frame.state = .objectValue(["name": .stringValue("Zoë"), "count": .intValue(3)])
    frame.log = (1...9).map { "line \($0)" }
    var screen = screen([.text("v")], frame)
    #expect(Array(screen.picture.rows.prefix(2)) == ["count: 3", #"name: "Zoë""#])
    // A log that is longer than the screen is shown at its end.
    _ = screen.press(.text("l"))
    #expect(screen.picture.rows[4] == "line 9")
    _ = screen.press(.home)
    #expect(screen.picture.rows[0] == "line 1")
    _ = screen.press(.text("l"))
    #expect(screen.picture.rows[0] == "  [Tap]")
  }

  @Test func `an error is said with its place`() {
    var screen = screen()
    _ = screen.resize(TerminalSize(columns: 100, rows: 7))
    screen.input.findings = [
      Diagnostic(DiagnosticID(rawValue: "syntax"), at: TextRange(utf8: 28, 30), "missing `,`")
    ]
    #expect(status(screen).contains("a.clads.json:2:"))
    #expect(status(screen).contains("missing `,`"))
    _ = screen.press(.text("e"))
    #expect(screen.picture.rows[0].hasPrefix("a.clads.json:2:"))
    _ = screen.press(.escape)
    _ = screen.press(.tab)
    screen.fail("nothing to tap")
    #expect(status(screen).contains("a.clads.json:2:3: nothing to tap"))
  }

  @Test func `Tab goes from left to right, and then down`() {
    // The right control is higher than the one beside it, and starts above it.
    var high = Self.control(2, "image", row: 0, column: 20)
    high.height = 3
    let frame = Self.frame([high, Self.control(0, "button", row: 1), Self.control(3, "toggle", row: 4)])
    let order = (1...3).map { count in
      let text = status(screen(Array(repeating: .tab, count: count), frame))
      return ["button", "image", "toggle"].first { text.contains($0) }
    }
    #expect(order == ["button", "image", "toggle"])
  }

  @Test func `what is not visible is said`() {
    #expect(status(screen([.text("p")])).contains("as specified"))
    #expect(status(screen([.text("d")])).contains("dark appearance"))
    #expect(status(screen([.text("r")])).contains("started over"))
    #expect(status(screen([.text("s")])).contains("sample big"))
    #expect(status(screen([.text("x")])).contains("? shows all"))
    let tap = PreviewEvent.tap(pointer: "/root/children/0", instance: [])
    func result(_ change: (inout PreviewFrame) -> Void) -> String {
      var screen = screen([.tab])
      var frame = Self.frame()
      change(&frame)
      screen.show(resultOf: tap, frame)
      return status(screen)
    }
    #expect(result { _ in }.contains("nothing has changed"))
    #expect(result { $0.log = ["custom action `share`"] }.contains("custom action `share`"))
    #expect(result { $0.state = .objectValue(["a": .intValue(1)]) }.contains("only the state has changed"))
    #expect(result { $0.rows[0] = "  [Tapped]" }.hasPrefix("\u{1B}[7ma.clads.json"))
    #expect(!result { $0.rows[0] = "  [Tapped]" }.contains("changed"))
  }

  @Test func `it is said how typing ends`() {
    #expect(status(screen([.tab, .tab])).contains("Esc ends typing"))
    #expect(!status(screen([.tab, .tab, .escape])).contains("Esc ends typing"))
  }

  @Test(arguments: [(1, 1), (2, 2), (5, 3), (200, 50), (0, 0)])
  func `the frame fits every terminal size`(_ columns: Int, _ rows: Int) {
    var screen = screen([.tab, .tab])
    let options = screen.resize(TerminalSize(columns: columns, rows: rows))
    #expect(PreviewOptions.widths.contains(options.width))
    #expect(PreviewOptions.heights.contains(options.height ?? 0))
    #expect(screen.picture.rows.count <= rows)
  }
}
