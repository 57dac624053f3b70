/// What containers must know about a node besides its size. A node around another has the traits of that one.
package struct LayoutTraits: Sendable {
  package var priority = 0.0
  /// The mark of what the node draws; `nil` for that of the node around it.
  package var mark: Int32?
  /// Whether the node may draw outside its rectangle.
  package var overflows = false
  /// Whether this is a spacer, which gets the space that other views leave.
  package var isSpacer = false
  /// Whether the width of the node is a fraction of that of its container.
  package var usesFractionalWidth = false

  package init() {}
}
