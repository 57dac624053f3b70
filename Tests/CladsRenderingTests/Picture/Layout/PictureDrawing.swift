import CladsDocument
import CladsRendering
import CladsRuntime
import JSONSyntax
import SourceText
import TextUI

/// A document that was resolved in its initial state.
@MainActor
struct ResolvedScreen {
  let tree: RenderTree
  private let document: Document.Definition
  private let store = StateStore()
  private let syntax: SyntaxTree

  /// Resolves nodes, or a whole document.
  init(_ text: String, level: FormatLevel = .base, addons: AddonRegistry = .default) {
    let isDocument = text.contains(#""root":"#)
    let json = isDocument ? text : #"{ "id": "d", "root": { "children": [\#(text)] } }"#
    let syntax = SyntaxTree.parse(Array(json.utf8))
    document = syntax.withView { view in
      var reading = Reading(view, vocabulary: BuiltInKinds.vocabulary(level: level))
      return Document.Definition.read(&reading)
    }
    self.syntax = syntax
    tree = Resolver(
      document: document, componentRegistry: .default, sectionRegistry: .withBuiltInResolvers(),
      addons: addons, options: ResolutionOptions(level: level)
    ).resolveRecovering(into: store)
  }

  /// Returns a renderer of text, which also records the nodes of a picture.
  func renderer(_ colorScheme: ColorScheme = .light) -> TextRenderer {
    TextRenderer(
      registries: TextRendererRegistries(nodes: .default, sections: .default),
      actionContext: ActionContext(stateStore: store, document: document, registry: .default),
      colorScheme: colorScheme)
  }

  /// Returns the pointers of nodes in the document.
  func pointers(of places: [NodeLocation]) -> [String] {
    var writer = PointerWriter(syntax)
    return places.map { writer.pointer(at: $0.origin.range.start).description }
  }
}

/// A document that was drawn as a picture, in a font of letters of equal size.
@MainActor
struct PictureDrawing {
  let scene: Scene
  private let pointers: [String]

  /// Draws nodes on a screen, or a whole document; without a safe area if `isBare` is true.
  init(
    _ text: String, width: Double = 390, height: Double = 844, isBare: Bool = true,
    level: FormatLevel = .base, colorScheme: ColorScheme = .light,
    measure: any TextMeasuring = LetterMeasure(), addons: AddonRegistry = .default
  ) {
    let resolved = ResolvedScreen(text, level: level, addons: addons)
    let text = resolved.renderer(colorScheme)
    let screen = PictureScreen(
      width: width, height: height, safeTop: isBare ? 0 : 47, safeBottom: isBare ? 0 : 34)
    scene = PictureRenderer(text, cache: PictureCache(measure))
      .scene(resolved.tree, on: screen)
    pointers = resolved.pointers(of: text.places.nodes.map(\.place))
  }

  /// Returns the rectangles of the node at a pointer below `/root/children`, in drawing order.
  func frames(_ pointer: String) -> [SceneRect] {
    scene.areas.filter { area in
      pointers.indices.contains(area.node) && pointers[area.node] == "/root/children\(pointer)"
    }.map(\.frame)
  }

  /// Returns the rectangles of what the node at a pointer draws itself.
  func boxes(_ pointer: String) -> [SceneBox] {
    scene.boxes.filter { box in
      pointers.indices.contains(box.node) && pointers[box.node] == "/root/children\(pointer)"
    }
  }
}

extension SceneRect {
  /// The rectangle as numbers with one decimal.
  var text: String {
    func number(_ value: Double) -> String {
      let tenths = Int((value * 10).rounded())
      return tenths % 10 == 0
        ? "\(tenths / 10)" : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }
    return [x, y, width, height].map(number).joined(separator: ",")
  }
}

/// Views that are laid out alone.
@MainActor
enum Alone {
  /// Returns the rectangles of the marked views in a view that is proposed a size; `nil` is no proposal.
  static func frames(_ view: AnyTextView, _ width: Double?, _ height: Double?) -> [String] {
    let side = PictureScale.units(10_000)
    let canvas = SceneCanvas(width: side, height: side, background: .white)
    // In the middle of the canvas, because overflow on the left must not be clipped.
    let middle = PictureScale.units(2_000)
    canvas.draw(
      view, EnvironmentValues(), PictureCache(LetterMeasure()), at: Point(x: middle, y: middle),
      Proposal(width: width.map(PictureScale.units), height: height.map(PictureScale.units)))
    return canvas.scene.areas.sorted { $0.node < $1.node }.map { area in
      var rect = area.frame
      rect.x -= 2_000
      rect.y -= 2_000
      return rect.text
    }
  }
}
