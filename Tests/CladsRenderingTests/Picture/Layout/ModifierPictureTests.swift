import CladsDocument
import CladsRendering
import Testing
import TextUI

/// Modifiers in pictures. Characters are 10 wide, lines 20 high.
@MainActor
@Suite struct ModifierPictureTests {
  private func drawing(_ modifiers: [String], addons: AddonRegistry = .default) -> PictureDrawing {
    let list = modifiers.map { "\"" + $0.replacing("\"", with: "\\\"") + "\"" }.joined(separator: ", ")
    return PictureDrawing(
      #"""
      { "type": "zstack", "modifiers": [\#(list)], "children": [
        { "type": "label", "text": "abc" }, { "type": "label", "text": "z", "template": "back" }] }
      """#, level: .extended, addons: addons)
  }

  /// Returns what is drawn, from back to front, each with its rectangle and what is special about it.
  private func summary(_ scene: Scene) -> [String] {
    scene.boxes.map { box in
      var parts: [String] = []
      switch box.drawing {
      case .text(let text):
        parts.append(text.lines.map(\.text).joined(separator: "/"))
        if text.color != .black { parts.append("colored") }
        if text.font.weight == .bold { parts.append("bold") }
        if text.font.isItalic { parts.append("italic") }
        if text.font.isMonospaced { parts.append("cells") }
      case .shape(let shape): parts.append(shape.fill == nil ? "line" : "fill")
      case .control(let control): parts.append("control \(control.label)")
      default: parts.append("other")
      }
      parts.append(box.frame.text)
      if box.opacity < 1 { parts.append("opacity \(box.opacity)") }
      if let clip = box.clip, clip.radii != .zero { parts.append("radius \(clip.radii.topLeft)") }
      return parts.joined(separator: " ")
    }
  }

  @Test(arguments: [
    ([], ["abc 0,0,30,20"]),
    (["padding(16)"], ["abc 16,16,30,20"]),
    (["padding(.leading, 5)", "padding(-2)"], ["abc 3,-2,30,20"]),
    (["frame(width: 100, height: 40, alignment: .bottomTrailing)"], ["abc 70,20,30,20"]),
    (["frame(maxWidth: .infinity, minHeight: 50, alignment: .trailing)"], ["abc 360,15,30,20"]),
    (["padding(5)", "background(.red)"], ["fill 0,0,40,30", "abc 5,5,30,20"]),
    (["background(.red)", "padding(5)"], ["fill 5,5,30,20", "abc 5,5,30,20"]),
    (["overlay(.red.opacity(0.5))"], ["abc 0,0,30,20", "fill 0,0,30,20"]),
    (["background(:back)"], ["z 10,0,10,20", "abc 0,0,30,20"]),
    (["overlay(:back, alignment: .trailing)"], ["abc 0,0,30,20", "z 20,0,10,20"]),
    (["foregroundStyle(.blue)"], ["abc colored 0,0,30,20"]),
    (["border(.green, width: 2)"], ["abc 0,0,30,20", "line 0,0,30,20"]),
    (["border(.green, width: 0)"], ["abc 0,0,30,20"]),
    (["cornerRadius(4)"], ["abc 0,0,30,20 radius 4.0"]),
    (["opacity(0.5)", "opacity(0.5)"], ["abc 0,0,30,20 opacity 0.25"]),
    (["hidden()"], []),
    (["bold()", "italic()"], ["abc bold italic 0,0,30,20"]),
    (["bold(false)"], ["abc 0,0,30,20"]),
    (["lineLimit(1)", "frame(width: 20)"], ["a… 0,0,20,20"]),
    (["labeled(as: \"n\")"], ["n 0,0,10,20", "abc 18,0,30,20"]),
    (["onTap(\"go\")"], ["abc 0,0,30,20", "control go 0,0,30,20"]),
  ])
  func `modifiers of the core are drawn`(modifiers: [String], expected: [String]) {
    #expect(summary(drawing(modifiers).scene) == expected)
  }

  /// A modifier of an app, which is drawn in text and in pictures by the same view.
  private struct Spreading: Addon {
    struct CustomModifier: ViewModifier, Decodable {
      private let name: SpreadingName

      init(from decoder: any Decoder) throws {
        name = try decoder.singleValueContainer().decode(SpreadingName.self)
      }

      func body(content: Content) -> some TextView {
        content.padding(PointInsets(leading: name == .wide ? 50 : 0))
      }
    }

    static let modifiers = [SpreadingName.decoding.description]
  }

  @Test func `a modifier of an addon is drawn as in text`() {
    var addons = AddonRegistry.default
    addons.register(Spreading.self)
    #expect(summary(drawing(["spread(.wide)"], addons: addons).scene) == ["abc 50,0,30,20"])
    let plain = drawing(["padding(8)", "spread(.plain)"], addons: addons)
    #expect(summary(plain.scene) == ["abc 8,8,30,20"])
  }
}

/// `spread(.plain)` or `spread(.wide)`.
private enum SpreadingName: ASTDecodable {
  case plain, wide

  static let decoding = ASTDecoding<Self>(
    "spread", "Moves the node.",
    [.initializer(ASTParameter(nil, Side.self, name: "how", "How.")) { $0 == .wide ? .wide : .plain }])

  enum Side: ASTDecodable {
    case plain, wide

    static let decoding = ASTDecoding<Self>(
      "Side", "A side.", [.member("plain", .plain), .member("wide", .wide)])
  }
}
