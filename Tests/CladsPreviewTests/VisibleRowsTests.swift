import CladsDocument
import CladsPreview
import TestSupport
import Testing

/// The rows in sight of a screen, which are drawn without the rest.
@MainActor
@Suite struct VisibleRowsTests {
  @Test(arguments: SampleDocuments.examples.map(\.name))
  func `the rows in sight of an example are those of its whole screen`(_ name: String) async throws {
    let text = try #require(SampleDocuments.examples.first { $0.name == name }).text
    for width in [20, 48, 81] { await compare(text, width: width, seed: UInt64(width)) }
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `the rows in sight of a random screen are those of the whole`(_ seed: UInt64) async {
    var random = SeededRandom(seed: seed)
    await compare(RandomScreen.text(&random), width: Int.random(in: 8...90, using: &random), seed: seed)
  }

  /// Compares windows of a screen with the whole of it, when it is opened and after an edit.
  private func compare(_ text: String, width: Int, seed: UInt64) async {
    var random = SeededRandom(seed: seed)
    let stage = await SessionStage(text, width: width)
    stage.change(PreviewOptions(width: width))
    let whole = stage.frame
    for _ in 0..<5 {
      let visible = VisibleRows(
        row: Int.random(in: 0...max(1, whole.rows.count + 3), using: &random),
        height: Int.random(in: 1...40, using: &random))
      stage.change(PreviewOptions(width: width, visible: visible))
      check(stage.frame, visible, of: whole)
      stage.edit(text)
      check(stage.frame, visible, of: whole)
      #expect(stage.session.frame().banner == whole.banner)
    }
    for height in [5, 30] {
      let options = PreviewOptions(width: width, height: height)
      stage.change(options)
      let screen = stage.frame
      var part = options
      part.visible = VisibleRows(row: height / 3, height: 4)
      stage.change(part)
      #expect(stage.frame.height == screen.height)
      check(stage.frame, VisibleRows(row: height / 3, height: min(4, height)), of: screen)
    }
  }

  private func check(_ frame: PreviewFrame, _ visible: VisibleRows, of whole: PreviewFrame) {
    let count = min(visible.height, whole.rows.count)
    let first = min(visible.row, whole.rows.count - count)
    // Beyond the end of what is laid out, the height is an estimate, and never too small for the window.
    #expect(frame.height >= first + count)
    #expect(frame.firstRow == first && frame.rows == Array(whole.rows[first..<first + count]))
    #expect(frame.ansiRows == Array(whole.ansiRows[first..<first + count]))
    #expect(frame.spans == whole.spans.filter { (first..<first + count).contains($0.row) })
    let controls = whole.controls.compactMap { control -> PreviewControl? in
      let bottom = min(control.row + control.height, first + count)
      var part = control
      part.row = max(control.row, first)
      part.height = bottom - part.row
      return part.height > 0 ? part : nil
    }
    #expect(Set(frame.controls) == Set(controls) && frame.controls.count == controls.count)
  }

  // MARK: - Sections out of sight

  /// Returns a screen of so many sections, with other nodes in the last one.
  private static func sections(_ count: Int, last: String = "") -> String {
    let sections = (0..<count).map { index in
      let more = index == count - 1 && !last.isEmpty ? ", " + last : ""
      return #"""
        { "layout": { "type": "list" }, "children": [
          { "type": "label", "text": "section \#(index) ${n}" }\#(more)] }
        """#
    }
    return #"""
      { "id": "d", "state": { "n": 0 }, "root": { "children": [
        { "type": "sectionLayout", "sections": [\#(sections.joined(separator: ","))] }] } }
      """#
  }

  @Test func `after an edit, controls out of sight can be used`() async throws {
    let button = #"""
      { "type": "button", "text": "Add", "actions": {
        "onTap": { "type": "setState", "path": "n", "value": { "$expr": "n + 1" } } } }
      """#
    let text = Self.sections(60, last: button)
    let stage = await SessionStage(text, as: .spec)
    stage.change(PreviewOptions(as: .spec, width: 40, visible: VisibleRows(row: 0, height: 10)))
    stage.edit(text.replacing("section 0", with: "edited"))
    #expect(stage.words.first == "edited 0" && stage.frame.controls.isEmpty)
    let pointer = "/root/children/0/sections/59/children/1"
    try await stage.send(.tap(pointer: pointer, instance: []))
    #expect(stage.words.first == "edited 1")
    stage.change(PreviewOptions(as: .spec, width: 40, visible: VisibleRows(row: 100_000, height: 10)))
    #expect(stage.text.contains("section 59 1"))
    #expect(stage.frame.controls.map(\.pointer) == [pointer])
    #expect(stage.frame.controls.first?.row ?? -1 < stage.frame.height)
  }

  @Test func `a restart while sections are still resolved shows what its actions do`() async {
    let start = #"""
      "actions": { "onAppear": { "type": "sequence", "steps": [
        { "type": "setState", "path": "n", "value": 1 }, { "type": "setState", "path": "n", "value": 2 }] } },
      """#
    let text = Self.sections(60).replacing(#""root": {"#, with: #""root": { "# + start)
    let stage = await SessionStage(text, as: .spec)
    stage.change(PreviewOptions(as: .spec, width: 40, visible: VisibleRows(row: 0, height: 4)))
    for number in 0..<5 {
      stage.edit(text.replacing("section 0", with: "edit \(number)"))
      await stage.reset()
      #expect(stage.words.first == "edit \(number) 2")
    }
  }

  @Test func `an error out of sight is in the banner of a later frame`() async {
    let stage = await SessionStage(Self.sections(60))
    stage.change(PreviewOptions(width: 40, visible: VisibleRows(row: 0, height: 10)))
    let (frames, log) = AsyncStream.makeStream(of: PreviewFrame.self)
    stage.session.onChange = { log.yield($0) }
    stage.edit(Self.sections(60, last: #"{ "type": "nothing" }"#))
    var banner = stage.frame.banner
    #expect(!banner.contains("nothing"))
    for await frame in frames {
      banner = frame.banner
      break
    }
    #expect(banner.contains("unknown component `nothing`"))
    // What is known of the rest remains until it has been resolved again.
    stage.edit(Self.sections(60, last: #"{ "type": "nothing" }, { "type": "label", "text": "a" }"#))
    #expect(stage.frame.banner.contains("unknown component `nothing`"))
    stage.edit(Self.sections(60))
    for await frame in frames {
      banner = frame.banner
      break
    }
    #expect(!banner.contains("nothing"))
  }
}

/// Random screens with many sections.
private enum RandomScreen {
  static func text(_ random: inout SeededRandom) -> String {
    var nodes = (0..<Int.random(in: 0...2, using: &random)).map { _ in node(2, &random) }
    let layout = sectionLayout(&random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: nodes.append(#"{ "type": "hstack", "children": [\#(layout), \#(node(1, &random))] }"#)
    case 1: nodes.append(#"{ "type": "zstack", "children": [\#(layout), \#(node(1, &random))] }"#)
    default: nodes.append(layout)
    }
    if Bool.random(using: &random) { nodes.append(node(2, &random)) }
    return """
      { "id": "d", "state": { "list": ["a", "b", "c"], "n": 1 }, "root": {
        "backgroundColor": "#FFF8E0", "children": [\(nodes.joined(separator: ", "))] } }
      """
  }

  private static func sectionLayout(_ random: inout SeededRandom) -> String {
    let sections = (0..<Int.random(in: 0...40, using: &random)).map { _ in section(&random) }
    let spacing = Int.random(in: 0...40, using: &random)
    return """
      { "type": "sectionLayout", "sectionSpacing": \(spacing), "sections": [
        \(sections.joined(separator: ",\n"))] }
      """
  }

  private static func section(_ random: inout SeededRandom) -> String {
    let kind = ["list", "grid", "flow", "horizontal"].randomElement(using: &random) ?? "list"
    var members = [#""layout": { "type": "\#(kind)" }"#]
    if Bool.random(using: &random) { members.append(#""header": \#(node(1, &random))"#) }
    if Int.random(in: 0..<4, using: &random) == 0 {
      members.append(#""dataSource": "list", "itemTemplate": \#(node(1, &random))"#)
    } else {
      let children = (0..<Int.random(in: 0...5, using: &random)).map { _ in node(2, &random) }
      members.append("\"children\": [\(children.joined(separator: ", "))]")
    }
    if Bool.random(using: &random) { members.append(#""footer": \#(node(1, &random))"#) }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private static func node(_ depth: Int, _ random: inout SeededRandom) -> String {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
    case 0: return #"{ "type": "label", "text": "a longer text that wraps in a narrow screen" }"#
    case 1: return #"{ "type": "label", "text": "n is ${n}" }"#
    case 2: return #"{ "type": "button", "text": "Go", "actions": { "onTap": { "type": "dismiss" } } }"#
    case 3: return #"{ "type": "textfield", "placeholder": "Name", "bind": "name" }"#
    case 4: return #"{ "type": "nothing" }"#
    case 5: return #"{ "type": "toggle", "bind": "on" }"#
    default:
      let kind = ["vstack", "hstack", "zstack"].randomElement(using: &random) ?? "vstack"
      let children = (0..<Int.random(in: 0...3, using: &random)).map { _ in node(depth - 1, &random) }
      return #"{ "type": "\#(kind)", "children": [\#(children.joined(separator: ", "))] }"#
    }
  }
}
