/// Views that need to know how large they are.
///
/// The view takes all it is offered. In a direction in which nothing is offered it is as large as its content, which
/// is told one cell for it.
public struct SizeReader<Content: TextView>: TextView {
  /// The view draws itself.
  public typealias Body = EmptyTextView
  private let alignment: Alignment
  private let content: (Size) -> Content

  /// Creates views from their size.
  public init(alignment: Alignment = .topLeading, @TextViewBuilder content: @escaping (Size) -> Content) {
    self.alignment = alignment
    self.content = content
  }

  /// Adds the view to the list of its container.
  public func build(into list: inout LayoutList) {
    let later = list.later(isRead: true)
    let (content, alignment) = (content, alignment)
    list.nodes.append(
      SizeReaderNode(alignment, list.state, isNested: list.isRead) { size in
        later.node(of: content(size), alignment: alignment)
      })
  }
}

/// A node whose content is made when its size is known.
final class SizeReaderNode: LayoutNode {
  private let alignment: Alignment
  private let state: RenderState
  /// Whether the node is itself made by a reader.
  private let isNested: Bool
  private let make: (Size) -> LayoutNode?
  private var made: (size: Size, node: LayoutNode?)?

  init(
    _ alignment: Alignment, _ state: RenderState, isNested: Bool, make: @escaping (Size) -> LayoutNode?
  ) {
    self.alignment = alignment
    self.state = state
    self.isNested = isNested
    self.make = make
    super.init()
  }

  private func content(_ proposal: Proposal) -> LayoutNode? {
    // Endless room is asked about, but never drawn.
    let size = Size(
      width: min(proposal.width ?? 1, CanvasLimit.columns), height: min(proposal.height ?? 1, Length.limit))
    if let made, made.size == size { return made.node }
    if isNested {
      guard state.nestedReadings > 0 else { return made?.node }
      state.nestedReadings -= 1
    }
    let node = make(size)
    made = (size, node)
    return node
  }

  override func measure(_ proposal: Proposal) -> Size {
    if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
    let size = content(proposal)?.size(proposal) ?? .zero
    return Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) { (0, Length.infinity) }

  override func draw(at origin: Point, _ proposal: Proposal, on painter: inout Painter) {
    guard let node = content(proposal) else { return }
    let size = size(proposal)
    let offset = alignment.offset(of: node.size(proposal), in: size)
    painter.clipped(to: Rect(origin, size)) {
      node.draw(at: origin.moved(x: max(0, offset.x), y: max(0, offset.y)), proposal, on: &$0)
    }
  }
}
