/// The layout nodes of one container while its views are built, and what they inherit.
public struct LayoutList {
  /// How many views may stand inside each other; what lies deeper is not drawn.
  public static let depthLimit = 1024

  var nodes: [LayoutNode] = []
  var environment: EnvironmentValues
  /// The direction of the stack around the views, which is the one a spacer grows in.
  let axis: Axis?
  let state: RenderState
  private var depth: Int
  /// Whether the views are made by a reader, which makes them anew for each size it is asked about.
  private(set) var isRead = false

  init(environment: EnvironmentValues, axis: Axis? = nil, state: RenderState, depth: Int = 0) {
    self.environment = environment
    self.axis = axis
    self.state = state
    self.depth = depth
  }

  /// Builds one level deeper, unless that is too deep.
  mutating func descend(_ content: (inout LayoutList) -> Void) {
    guard depth < Self.depthLimit else { return }
    depth += 1
    content(&self)
    depth -= 1
  }

  /// The nodes of a container's content.
  func nodes(of content: some TextView, axis: Axis?) -> [LayoutNode] {
    guard depth < Self.depthLimit else { return [] }
    var inner = LayoutList(environment: environment, axis: axis, state: state, depth: depth + 1)
    inner.isRead = isRead
    content.build(into: &inner)
    return inner.nodes
  }

  /// One node for a container's content: several views lie on top of each other.
  func node(of content: some TextView, alignment: Alignment = .center) -> LayoutNode? {
    let nodes = nodes(of: content, axis: nil)
    return nodes.count > 1 ? ZStackNode(nodes, alignment: alignment) : nodes.first
  }

  /// Builds content with another environment.
  mutating func build(_ content: some TextView, changing change: (inout EnvironmentValues) -> Void) {
    let outer = environment
    change(&environment)
    content.build(into: &self)
    environment = outer
  }

  /// What is needed to build content later, when its size is known.
  func later(isRead: Bool = false) -> LayoutList {
    var list = LayoutList(environment: environment, state: state, depth: depth)
    list.isRead = self.isRead || isRead
    return list
  }
}

/// What one drawing shares among all its nodes.
final class RenderState {
  var clusters = ClusterTable()
  /// How many rows of a long list are needed, because no more can be seen.
  var neededRows = CanvasLimit.rows
  /// How often readers inside readers may still make their content, because that multiplies.
  var nestedReadings = 2_000
}
