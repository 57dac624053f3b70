/// A view whose content depends on its size.
///
/// The view takes the proposed size. In a direction without a proposed length it is as large as its content,
/// which is built for a length of one cell.
public struct SizeReader<Content: TextView>: TextView {
  public typealias Body = EmptyTextView
  private let alignment: Alignment
  private let content: (Size) -> Content

  /// Creates a view with content built from its size in cells.
  public init(alignment: Alignment = .topLeading, @TextViewBuilder content: @escaping (Size) -> Content) {
    self.alignment = alignment
    self.content = content
  }

  public func build(into list: inout LayoutList) {
    let deferred = list.deferred(isInsideSizeReader: true)
    let (content, alignment) = (content, alignment)
    list.nodes.append(
      SizeReaderNode(alignment, list.state, isNested: list.isInsideSizeReader) { size in
        deferred.node(of: content(size), alignment: alignment)
      })
  }
}

/// A node whose content is built when its size is known.
final class SizeReaderNode: LayoutNode {
  private let alignment: Alignment
  private let state: RenderState
  /// Whether the node is itself inside a size reader.
  private let isNested: Bool
  private let make: (Size) -> LayoutNode?
  private var made: (size: Size, node: LayoutNode?)?

  init(
    _ alignment: Alignment, _ state: RenderState, isNested: Bool,
    make: @escaping (Size) -> LayoutNode?
  ) {
    self.alignment = alignment
    self.state = state
    self.isNested = isNested
    self.make = make
    super.init(state.medium)
  }

  private func content(_ proposal: Proposal) -> LayoutNode? {
    // An infinite proposal only occurs while measuring, and need not build endless content.
    let size = Size(
      width: min(cells(proposal.width, .horizontal), CanvasLimit.columns),
      height: min(cells(proposal.height, .vertical), Scale.limit))
    if let made, made.size == size { return made.node }
    if isNested {
      guard state.remainingNestedReads > 0 else { return made?.node }
      state.remainingNestedReads -= 1
    }
    let node = make(size)
    made = (size, node)
    return node
  }

  private func cells(_ length: Int?, _ axis: Axis) -> Int {
    guard let length else { return 1 }
    return medium == .cells ? length : length / medium.distance(.cells(1), along: axis)
  }

  override func measure(_ proposal: Proposal) -> Size {
    if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
    let size = content(proposal)?.size(proposal) ?? .zero
    return Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  override func extent(along axis: Axis, across: Int?) -> (least: Int, most: Int) { (0, Length.infinity) }

  override func draw(at origin: Point, _ proposal: Proposal, on canvas: LayoutCanvas) {
    guard let node = content(proposal) else { return }
    let size = size(proposal)
    let offset = alignment.offset(of: node.size(proposal), in: size)
    canvas.clipped(to: Rect(origin, size)) {
      node.draw(at: origin.moved(x: max(0, offset.x), y: max(0, offset.y)), proposal, on: canvas)
    }
  }
}
