/// A view with another one behind or in front of it, which is proposed the size of the view.
package final class LayeredNode: WrapperNode {
  private let layer: LayoutNode
  private let alignment: Alignment
  private let isBehind: Bool

  package init(_ child: LayoutNode, layer: LayoutNode, alignment: Alignment, isBehind: Bool) {
    self.layer = layer
    self.alignment = alignment
    self.isBehind = isBehind
    super.init(child)
    traits.overflows = traits.overflows || layer.traits.overflows
  }

  package override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    if !isBehind { child.draw(at: origin, proposal, on: canvas) }
    let size = size(proposal)
    let offer = Proposal(size)
    var offset = alignment.offset(of: layer.size(offer), in: size)
    if medium.cutsOverflow { offset = Point(x: max(offset.x, 0), y: max(offset.y, 0)) }
    let childOrigin = origin.moved(x: offset.x, y: offset.y)
    canvas.clipped(to: traits.overflows || !medium.cutsOverflow ? canvas.clip : Rect(origin, size)) {
      layer.draw(at: childOrigin, offer, on: canvas)
    }
    if isBehind { child.draw(at: origin, proposal, on: canvas) }
  }
}
