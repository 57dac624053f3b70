public import CladsRendering
public import SourceText
public import TextUI

/// A screen drawn in points, with what drew it.
public struct PreviewPicture: Sendable {
  /// What drew a node of the scene.
  public struct Node: Sendable {
    /// The JSON pointer of the node.
    public var pointer: String
    /// The indices of the enclosing repetitions, outermost first.
    public var instance: [Int]
    /// The range of the node in the document, in UTF-8 bytes.
    public var range: TextRange
    /// The resolved node; `nil` for a section.
    public var node: RenderNode?

    package init(pointer: String, instance: [Int], range: TextRange, node: RenderNode? = nil) {
      self.pointer = pointer
      self.instance = instance
      self.range = range
      self.node = node
    }
  }

  public var scene: Scene
  package var colorScheme: PreviewColorScheme
  /// The title of the screen.
  package var title: String
  /// What drew each node, by its index in the scene.
  public var nodes: [Node]
  /// What closes the presentation in front of the screen, by `mark(ofAnswer:)`: the indices of buttons, or
  /// `back`.
  package var answers: [String]
  /// What is said in the picture if the app rejects the document; `nil` if it does not.
  package var rejection: String?

  package init(
    scene: Scene, colorScheme: PreviewColorScheme, title: String, nodes: [Node], answers: [String] = [],
    rejection: String? = nil
  ) {
    self.scene = scene
    self.colorScheme = colorScheme
    self.title = title
    self.nodes = nodes
    self.answers = answers
    self.rejection = rejection
  }

  /// The node index in the scene of something that closes a presentation; it differs from those of all nodes.
  static func mark(ofAnswer index: Int) -> Int { -2 - index }

  /// The picture as an SVG document.
  package var svg: String { SVGPicture.document(scene, title: title, notice: rejection) }

  /// The height of `svg` in points.
  package var svgHeight: Double { SVGPicture.height(of: scene, notice: rejection) }

  /// The picture as a self-contained page; its elements have the pointers of their nodes.
  package var page: String {
    HTMLPicture.page(
      of: scene, title: title, colorScheme: colorScheme == .dark ? .dark : .light, notice: rejection,
      owner: owner)
  }

  /// An element of the page.
  package struct Element: Sendable, Hashable {
    /// A name that stays the same while the screen changes, unique in the page: the pointer of a node, its
    /// instance after a `#`, and from the second element of the node on its number after a `/`.
    package var key: String
    package var html: String
  }

  /// The elements of the page, the furthest back first.
  package var elements: [Element] { HTMLPicture.elements(of: scene, owner: owner).map(Element.init) }

  /// The rules for the elements of all pages.
  package static var styleSheet: String { HTMLPicture.styleSheet }
  /// The width of the screen in points.
  package var width: Double { scene.width }
  /// The height of the screen in points.
  package var height: Double { scene.height }
  /// The color behind everything, as `#rrggbb`.
  package var background: String { scene.backgroundHex }
  /// The distance in points by which the screen is scrolled: at most the one that was requested.
  package var scroll: Double { scene.scrolls.first { !$0.isHorizontal }?.offset ?? 0 }

  /// Returns what a drawn node is; what the screen draws itself belongs to none.
  private func owner(_ index: Int) -> HTMLPicture.Owner {
    guard nodes.indices.contains(index) else {
      let answer = Self.mark(ofAnswer: index)
      guard answers.indices.contains(answer) else { return HTMLPicture.Owner("screen") }
      return HTMLPicture.Owner(
        "answer/\(answers[answer])", attributes: [("data-answer", answers[answer])])
    }
    let node = nodes[index]
    let instance = node.instance.map(String.init).joined(separator: ",")
    if instance.isEmpty {
      return HTMLPicture.Owner(node.pointer, attributes: [("data-pointer", node.pointer)])
    }
    return HTMLPicture.Owner(
      "\(node.pointer)#\(instance)",
      attributes: [("data-pointer", node.pointer), ("data-instance", instance)])
  }
}
