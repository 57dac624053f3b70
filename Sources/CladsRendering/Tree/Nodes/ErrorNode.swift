/// A placeholder for a node that could not be resolved or that the current runtime does not show.
public struct ErrorNode: Sendable {
  /// A description of the error, for the author.
  public var message: String
  /// The effect on the screen on device, as a clause, or `nil` if there is none to report.
  public var effect: String?
  /// Whether the app shows an empty screen because of it.
  package var emptiesScreen = false
  /// The nodes that could be resolved despite the error.
  public var content: [RenderNode]
  /// The style of the component that could not be resolved, whose size it keeps.
  package var style = IR.Style()
  /// The location of the node in the document.
  public var place: NodeLocation

  public init(message: String, effect: String? = nil, content: [RenderNode] = [], place: NodeLocation) {
    self.message = message
    self.effect = effect
    self.content = content
    self.place = place
  }
}
