/// What stands where a document could not be resolved, or where today's phones show nothing at all.
public struct ErrorNode: Sendable {
  /// What is wrong, for the author.
  public var message: String
  /// What becomes of the screen on today's phones, in a clause.
  public var effect: String?
  /// What could be made of the place all the same.
  public var content: [RenderNode]
  /// Where it stands.
  public var place: NodePlace

  /// Creates an error.
  public init(message: String, effect: String? = nil, content: [RenderNode] = [], place: NodePlace) {
    self.message = message
    self.effect = effect
    self.content = content
    self.place = place
  }
}
