import CladsAnalysis
import CladsCheck
import CladsCompare
import CladsDocument
import CladsLanguageService
import CladsPreview
import CladsProject
import CladsRendering
import Diagnostics
import JSONSyntax
import SourceText
import TestSupport
import Testing

/// Everything that is drawn, operated and compared stays as it is while the code behind it is rebuilt: each
/// output of each document as a hash. What a hash stands for is what the program prints with
/// `--preview FILE --output …`.
@MainActor
@Suite struct DrawingLawTests {
  /// A document with the project that it is for.
  struct Screen {
    let name: String
    let text: String
    let project: Project
  }

  private static func project(_ text: String?, level: FormatLevel) -> Project {
    text.map { Project.read(Array($0.utf8), path: "/clads.json", files: NoFiles(), after: nil) }
      ?? Project(level: level)
  }

  /// The examples, those of the built-in kinds, both documents of every rule, and hostile ones.
  private static let screens: [Screen] = [FormatLevel.base, .extended].flatMap { level in
    let kinds = BuiltInKinds.components.map { kind in
      ("kind \(kind.description.name)", kind.example, String?.none)
    }
    let examples = SampleDocuments.examples.map { ($0.name, $0.text, String?.none) }
    let rules = RuleTable.descriptions.flatMap { rule in
      [("bad", rule.documentation.bad), ("good", rule.good)].map {
        ("\(rule.id) \($0.0)", $0.1.filter { !"«»".contains($0) }, rule.documentation.project)
      }
    }
    let hostile = hostileNodes.enumerated().map {
      ("hostile \($0.offset)", wrapped($0.element), String?.none)
    }
    return (kinds + examples + rules + hostile).map {
      Screen(name: "\($0.0) \(level)", text: $0.1, project: project($0.2, level: level))
    }
  }

  private static func wrapped(_ node: String) -> String {
    node.contains("\"root\"")
      ? node
      : ##"""
      { "id": "d", "state": { "p": 1, "on": true, "name": "x", "n": 4 }, "styles": { "wild": {
          "width": 1e12, "height": 80, "cornerRadius": -1, "backgroundColor": "#112233", "tintColor": "#FF0000",
          "borderWidth": 2, "borderColor": "#00FF00", "padding": { "all": 3, "top": 9 } },
        "size": { "width": 30, "minHeight": 12, "maxWidth": 200, "fontSize": 30, "fontWeight": "bold" } },
        "root": { "children": [ { "type": "label", "text": "first" }, \##(node) ] } }
      """##
  }

  private static let hostileNodes =
    [
      "label", "button", "textfield", "toggle", "slider", "image", "gradient", "shape", "divider",
      "pageIndicator",
    ]
    .flatMap { kind in
      ["", #", "styleId": "wild""#, #", "styleId": "size", "fillWidth": true"#].map { more in
        #"""
        { "type": "\#(kind)", "id": "it", "text": "a \u202Eb${n}\u0007", "bind": "\#(kind == "toggle" ? "on" : "n")",
          "image": { "sfsymbol": "star" }, "shapeType": "roundedRectangle", "placeholder": "…", "currentPage": "p",
          "pageCount": 3, "minValue": -1e308, "maxValue": 1e308, "isSelectedBinding": "on",
          "gradientColors": [{ "location": 1e300, "color": "#FF0000" }, { "location": -5, "color": "fff" }],
          "padding": { "leading": 4 }, "actions": { "onTap": { "type": "toggleState", "path": "on" },
          "onValueChanged": { "type": "setState", "path": "name", "value": "y" } }\#(more) }
        """#
      }
    } + [
      #"{ "type": "hstack", "spacing": 1e300, "children": [{ "type": "label", "text": "a" }, { "type": "spacer" }] }"#,
      #"{ "type": "vstack", "spacing": -4, "padding": { "top": -9, "leading": 9 }, "children": [{ "type": "label", "text": "a" }, { "type": "spacer", "width": 3, "height": 40 }] }"#,
      #"{ "type": "zstack", "alignment": "topLeading", "children": [{ "type": "shape", "styleId": "size" }, { "type": "unheardOf" }, { "type": 3 }] }"#,
      #"{ "type": "forEach", "items": "none", "emptyView": { "type": "label", "text": "empty" }, "template": { "type": "divider" } }"#,
      #"{ "type": "label", "text": "m", "modifiers": ["padding(8)", "labeled(as: \"x\")", "border(.red)", "nope()"] }"#,
    ]
    + ["list", "grid", "flow", "horizontal", "nope"].map { layout in
      #"""
      { "type": "sectionLayout", "sectionSpacing": 7, "sections": [
        { "id": "s", "layout": { "type": "\#(layout)", "columns": 3, "itemSpacing": 5, "lineSpacing": 3,
          "contentInsets": { "leading": 11, "top": 2 }, "itemDimensions": { "width": { "fractional": 0.4 } } },
          "header": { "type": "label", "text": "head" }, "footer": { "type": "button", "text": "foot" },
          "stickyHeader": true,
          "children": [{ "type": "label", "text": "one" }, { "type": "toggle", "bind": "on" },
            { "type": "image", "image": { "sfsymbol": "star.fill" } }, { "type": "label", "text": "four and more" }] },
        { "layout": { "type": "\#(layout)" }, "children": [{ "type": "divider" }, { "type": "spacer" }] } ] }
      """#
    }

  @Test func `what is drawn and operated matches its golden file`() async {
    var lines = ["document: text ansi grid tree svg page controls spans events"]
    for screen in Self.screens { lines.append("\(screen.name): " + (await Self.outputs(of: screen))) }
    #expect(lines.count > 500)
    Golden.expect("Tests/Fixtures/Frames/laws.txt", lines.joined(separator: "\n") + "\n")
  }

  /// Draws a screen in both modes, operates its controls, and returns the hashes of all outputs.
  private static func outputs(of screen: Screen) async -> String {
    let source = SourceFile(
      uri: FileURI(path: "/d.clads.json"), version: 1, bytes: Array(screen.text.utf8))
    let analysis = Analysis(of: ParsedFile(source), vocabulary: screen.project.vocabulary)
    let input = PreviewInput(
      source: analysis.file.source, document: analysis.document, tree: analysis.file.tree,
      findings: analysis.findings.map(\.diagnostic),
      samples: [.initial], sample: nil, project: screen.project)
    var hashes: [(String, OutputHash)] = []
    for mode in Runtime.allCases {
      var options = PreviewOptions(as: mode, width: 40, level: screen.project.vocabulary.level)
      options.picture = PictureWindow()
      let session = PreviewSession(options: options, input: input)
      await session.start()
      let first = session.frame()
      add(first, to: &hashes)
      for control in first.controls.prefix(12) {
        var values: [Document.StateValue] = [.stringValue("typed"), .boolValue(false), .doubleValue(2.5)]
        if !control.events.contains("onValueChanged") { values = [] }
        var events = values.map {
          PreviewEvent.valueChanged(pointer: control.pointer, instance: control.instance, $0)
        }
        events.append(.tap(pointer: control.pointer, instance: control.instance))
        for event in events {
          do {
            try await session.send(event)
          } catch {
            OutputHash.add("\((error as? PreviewError)?.message ?? "\(error)")", as: "events", to: &hashes)
          }
        }
      }
      options.colorScheme = .dark
      add(session.change(options), to: &hashes)
      await session.stop()
    }
    return hashes.map { "\($0.1)" }.joined(separator: " ")
  }

  private static func add(_ frame: PreviewFrame, to hashes: inout [(String, OutputHash)]) {
    OutputHash.add(frame.rows.joined(separator: "\n"), as: "text", to: &hashes)
    OutputHash.add(frame.ansiRows.joined(separator: "\n"), as: "ansi", to: &hashes)
    OutputHash.add(frame.grid(), as: "grid", to: &hashes)
    OutputHash.add(frame.tree(), as: "tree", to: &hashes)
    OutputHash.add(frame.picture?.svg ?? "", as: "svg", to: &hashes)
    OutputHash.add(frame.picture?.page ?? "", as: "page", to: &hashes)
    OutputHash.add(frame.controls.map { "\($0)" }.joined(separator: "\n"), as: "controls", to: &hashes)
    let spans = frame.spans.map { "\($0.row) \($0.column) \($0.width) \($0.pointer) \($0.instance)" }
    OutputHash.add(spans.joined(separator: "\n"), as: "spans", to: &hashes)
    let presented = frame.presented.map { "\($0)" }
    OutputHash.add(
      (frame.log + presented + [frame.state.json, frame.banner, "\(frame.problems)"]).joined(separator: "\n"),
      as: "events", to: &hashes)
  }

  @Test func `what is compared matches its golden file`() async {
    var lines: [String] = []
    let screens = Self.screens
    // Neighbors are two documents of a rule, or two of a kind with another style.
    for (old, new) in zip(screens, screens.dropFirst()) where !SampleDocuments.exampleNames.contains(old.name)
    {
      let comparison = await ComparisonStage.compare(
        ["screen.clads.json": old.text], ["screen.clads.json": new.text], oldProject: old.project,
        newProject: new.project)
      var hash = OutputHash()
      hash.add(JSONComparison.text(comparison))
      hash.add(MarkdownComparison(command: "clads-lsp").text(comparison))
      lines.append("\(old.name): \(hash)")
    }
    Golden.expect("Tests/Fixtures/Comparison/laws.txt", lines.joined(separator: "\n") + "\n")
  }
}

/// A 64-bit FNV-1a hash of texts.
private struct OutputHash: CustomStringConvertible {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    value = (value ^ 0xFF) &* 0x100_0000_01B3
  }

  /// Half of the bits are enough to notice a change.
  var description: String { String(UInt32(truncatingIfNeeded: value ^ value >> 32), radix: 36) }

  static func add(_ text: String, as name: String, to hashes: inout [(String, OutputHash)]) {
    if !hashes.contains(where: { $0.0 == name }) { hashes.append((name, OutputHash())) }
    for index in hashes.indices where hashes[index].0 == name { hashes[index].1.add(text) }
  }
}
