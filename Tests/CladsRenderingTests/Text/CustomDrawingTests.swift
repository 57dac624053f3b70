import CladsDocument
import CladsRendering
import Testing
import TextUI

/// Draws its data in every type that it can be read as.
private struct Data: CustomComponent {
  static let typeName = "data"

  static func makeView(context: CustomComponentContext) -> AnyTextView {
    let string = context.resolveString(forKey: "v") ?? "-"
    let double = context.resolveDouble(forKey: "v").map { "\($0)" } ?? "-"
    let int = context.resolveInt(forKey: "v").map { "\($0)" } ?? "-"
    let bool = context.resolveBool(forKey: "v").map { "\($0)" } ?? "-"
    return AnyTextView(Text("\(string) \(double) \(int) \(bool)"))
  }
}

/// Draws labels as `«…»`, but only those with the token that it knows.
private struct Quotes: TextDesignSystemRendering {
  static let identifier = "quotes"

  func resolveStyle(_ reference: String) -> IR.Style? { nil }

  func canRender(_ node: RenderNode, styleId: String?) -> Bool { styleId == "@quote" }

  func render(_ node: RenderNode, styleId: String?, context: TextRenderContext) -> AnyTextView? {
    guard case .text(let text) = node else { return nil }
    return AnyTextView(Text("«\(text.content)»"))
  }
}

/// A text that runs the action of its component.
private struct Tappable: CustomComponent {
  static let typeName = "tappable"

  static func makeView(context: CustomComponentContext) -> AnyTextView {
    Text("tap").applyCladsActions(context.component.actions, context: context)
  }
}

/// Draws the children of a stack on behalf of the stack.
private struct OpaqueStack: TextNodeRendering {
  static let nodeKind = RenderNodeKind.container

  func render(_ node: RenderNode, context: TextRenderContext) -> AnyTextView {
    let context = context.standingFor(node.place)
    return AnyTextView(VStack { ForEach(node.parts) { context.render($0) } })
  }
}

@MainActor
@Suite struct CustomDrawingTests {
  private func rows(_ drawing: Drawing) -> [String] {
    drawing.rows.map { $0.trimmed }.filter { !$0.isEmpty }
  }

  @Test(arguments: [
    ("2.7", "2.7 2.7 2 -"), ("-2.7", "-2.7 -2.7 -2 -"), ("3", "3 3.0 3 true"), ("0", "0 0.0 0 false"),
    ("true", "true - - true"), (#""TRUE""#, "TRUE - - true"), (#""12""#, "12 12.0 12 false"),
    (#""1.5""#, "1.5 1.5 - false"),
  ])
  func `data of a custom component is converted to the type asked for`(value: String, expected: String) {
    let node = #"{ "type": "data", "data": { "v": { "type": "binding", "path": "v" } } }"#
    #expect(rows(Drawing(node, state: #"{ "v": \#(value) }"#, width: 40, custom: [Data.self])) == [expected])
  }

  @Test func `a custom component without a view is named on the screen`() {
    let drawing = Drawing(
      #"{ "type": "data" }"#, width: 40, custom: [Data.self], unknownToRenderer: true)
    #expect(rows(drawing) == ["Unknown component: data"])
  }

  @Test func `a design system draws what it says it can, and leaves the rest`() {
    func label(_ style: String) -> String { #"{ "type": "label", "text": "a", "styleId": "\#(style)" }"# }
    #expect(rows(Drawing(label("@quote"), designSystem: Quotes())) == ["«a»"])
    #expect(rows(Drawing(label("@other"), designSystem: Quotes())) == ["a"])
    #expect(rows(Drawing(label("@quote"))) == ["a"])
    let button = #"{ "type": "button", "text": "b", "styleId": "@quote" }"#
    #expect(rows(Drawing(button, designSystem: Quotes())) == ["(b)"])
  }

  @Test(arguments: [
    (#", "actions": { "onTap": { "type": "dismiss" } }"#, true), (#", "actions": {}"#, false), ("", false),
  ])
  func `a custom component can be tapped if it has an action`(actions: String, canTap: Bool) {
    let drawing = Drawing(#"{ "type": "tappable"\#(actions) }"#, width: 3, custom: [Tappable.self])
    #expect(drawing.rows == ["tap"])
    #expect((drawing.canvas.region(x: 1, y: 0) { $0.tap != nil } != nil) == canTap)
  }

  @Test func `what is drawn on behalf of a node is not recorded`() {
    let stack = #"{ "type": "vstack", "children": [{ "type": "label", "text": "a" }] }"#
    #expect(Drawing(stack).places.nodes.count == 2)
    let renderers = TextRendererRegistries.builtIn
    renderers.nodes.register(OpaqueStack())
    let drawing = Drawing(stack, renderers: renderers)
    #expect(drawing.places.nodes.map(\.node?.kind) == [.container])
    #expect(rows(drawing) == ["a"])
  }
}
