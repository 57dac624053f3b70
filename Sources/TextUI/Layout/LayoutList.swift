/// The layout nodes of one container while its views are built, with the environment that they inherit.
public struct LayoutList {
  /// The maximum nesting depth of views; deeper views are not drawn.
  ///
  /// Building and drawing are recursive, so the limit protects the call stack.
  package static let depthLimit = 1024

  var nodes: [LayoutNode] = []
  var environment: EnvironmentValues
  /// The axis of the enclosing stack, along which spacers grow; `nil` outside a stack.
  let axis: Axis?
  let state: RenderState
  /// What the views are drawn in.
  public var medium: LayoutMedium { state.medium }
  private var depth: Int
  /// Whether the views are inside a `SizeReader`, which builds them again for each size that it measures.
  private(set) var isInsideSizeReader = false

  init(environment: EnvironmentValues, axis: Axis? = nil, state: RenderState, depth: Int = 0) {
    self.environment = environment
    self.axis = axis
    self.state = state
    self.depth = depth
  }

  /// The color of text in points.
  var textColor: Color { environment.foregroundColor ?? SystemColors.label(environment.colorScheme) }

  /// Whether stacks without a proposed height grow to their tallest view.
  var growsToTallest: Bool { medium == .cells && environment.hasScreenHeight }

  /// Builds content one level deeper, unless the depth limit is reached.
  mutating func descend(_ content: (inout LayoutList) -> Void) {
    guard depth < Self.depthLimit else { return }
    depth += 1
    content(&self)
    depth -= 1
  }

  /// Returns the nodes of the content of a container.
  func nodes(of content: some TextView, axis: Axis?) -> [LayoutNode] {
    guard depth < Self.depthLimit else { return [] }
    var inner = LayoutList(environment: environment, axis: axis, state: state, depth: depth + 1)
    inner.isInsideSizeReader = isInsideSizeReader
    content.build(into: &inner)
    return inner.nodes
  }

  /// Returns a single node for the content of a container, with several views in a `ZStack`; `nil` if it is
  /// empty.
  func node(of content: some TextView, alignment: Alignment = .center) -> LayoutNode? {
    let nodes = nodes(of: content, axis: nil)
    return nodes.count > 1
      ? ZStackNode(nodes, alignment: alignment, in: medium, growsToTallest: growsToTallest) : nodes.first
  }

  /// Builds content in a changed environment.
  mutating func build(_ content: some TextView, changing change: (inout EnvironmentValues) -> Void) {
    let outer = environment
    change(&environment)
    content.build(into: &self)
    environment = outer
  }

  /// A list for content that is proposed no height, however high the screen is.
  var atIdealHeight: LayoutList {
    var list = self
    list.environment = environment.atIdealHeight
    return list
  }

  /// Returns an empty list with the same environment, for content that is built during layout.
  func deferred(isInsideSizeReader: Bool = false) -> LayoutList {
    var list = LayoutList(environment: environment, state: state, depth: depth)
    list.isInsideSizeReader = self.isInsideSizeReader || isInsideSizeReader
    return list
  }
}

/// The state that all nodes of one rendering share.
final class RenderState: LayoutState {
  var clusters = ClusterTable()
  /// What drawings in points share; `nil` in cells.
  let pictures: PictureCache?
  /// The number of times that nested size readers may still build their content.
  ///
  /// The work multiplies with each level, so it has to be limited.
  var remainingNestedReads = 2_000

  /// Creates the state of a drawing in cells.
  init() {
    pictures = nil
    super.init(.cells, neededLength: CanvasLimit.rows)
  }

  /// Creates the state of a drawing in points.
  init(_ pictures: PictureCache) {
    self.pictures = pictures
    super.init(.points, neededLength: Length.infinity)
  }
}
