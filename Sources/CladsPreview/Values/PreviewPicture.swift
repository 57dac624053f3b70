public import CladsPicture
import SourceText
import TextUI

/// A screen drawn in points, with what drew it.
public struct PreviewPicture: Sendable {
  /// What drew a node of the scene.
  public struct Node: Sendable, Hashable {
    /// The JSON pointer of the node.
    public var pointer: String
    /// The indices of the enclosing repetitions, outermost first.
    public var instance: [Int]

    public init(pointer: String, instance: [Int]) {
      self.pointer = pointer
      self.instance = instance
    }
  }

  public var scene: Scene
  public var colorScheme: PreviewColorScheme
  /// The title of the screen.
  public var title: String
  /// What drew each node, by its index in the scene.
  public var nodes: [Node]

  public init(scene: Scene, colorScheme: PreviewColorScheme, title: String, nodes: [Node]) {
    self.scene = scene
    self.colorScheme = colorScheme
    self.title = title
    self.nodes = nodes
  }

  /// The picture as an SVG document.
  public var svg: String { SVGPicture.document(scene, title: title) }

  /// The picture as a self-contained page; its elements have the pointers of their nodes.
  public var page: String {
    HTMLPicture.page(of: scene, title: title, colorScheme: colorScheme == .dark ? .dark : .light) { index in
      guard nodes.indices.contains(index) else { return [] }
      let node = nodes[index]
      let instance = node.instance.map(String.init).joined(separator: ",")
      return [("data-pointer", node.pointer)] + (instance.isEmpty ? [] : [("data-instance", instance)])
    }
  }
}
