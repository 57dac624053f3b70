import CladsRendering
import Testing
import TextUI

/// The elements of a page.
@Suite struct HTMLPictureTests {
  /// Returns the elements of a scene with a box of each of these nodes, which have names.
  private static func nodes(_ order: [Int], names: [Int: String]) -> [(key: String, html: String)] {
    var scene = Scene(width: 100, height: 100, background: .white)
    for (index, node) in order.enumerated() {
      let shape = SceneShape(
        .ellipse, fill: .color(.black), shadow: IR.Shadow(color: .black, radius: 2, x: 0, y: Double(index)))
      // A clip, so that the element has an id.
      let clip = SceneClip(rect: SceneRect(x: 0, y: 0, width: 5, height: 5))
      scene.boxes.append(
        SceneBox(
          node: node, frame: SceneRect(x: 0, y: 0, width: 9, height: 9), clip: clip, opacity: 1,
          drawing: .shape(shape)))
    }
    return HTMLPicture.elements(of: scene) { HTMLPicture.Owner(names[$0] ?? "screen") }
  }

  @Test func `each part of a node that is drawn between others has its own key`() {
    let nodes = Self.nodes([0, 0, 1, 0, 2, 0], names: [0: "/a", 1: "/a/b", 2: "/a/c"])
    #expect(nodes.map(\.key) == ["/a", "/a/b", "/a/2", "/a/c", "/a/3"])
  }

  @Test func `keys are unique, whatever nodes are called`() {
    let nodes = Self.nodes(
      [0, 1, 0, 2, 1, 3, 4, 0], names: [0: "/a", 1: "/a/2", 2: "/a/3", 3: "/a", 4: "/a/2"])
    #expect(Set(nodes.map(\.key)).count == nodes.count && nodes.count == 8)
  }

  @Test func `what is drawn before a node changes neither its key nor its ids`() throws {
    let names = [0: "/a", 1: "/b", 2: "/c"]
    let alone = try #require(Self.nodes([1], names: [1: "/b"]).first)
    let one = Self.nodes([0, 1], names: names)
    let other = Self.nodes([2, 1], names: names)
    #expect(
      one.last?.html == other.last?.html && one.last?.key == other.last?.key && one.last?.key == alone.key)
    func id(_ node: (key: String, html: String)?) -> Substring? {
      node?.html.firstRange(of: "id=\"").map { range in
        (node?.html[range.upperBound...] ?? "").prefix { $0 != "\"" }
      }
    }
    #expect(id(alone) == id(one.last) && id(one.last) != id(one.first) && id(alone) != nil)
  }
}
