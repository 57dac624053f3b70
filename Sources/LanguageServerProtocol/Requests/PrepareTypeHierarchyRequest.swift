/// `textDocument/prepareTypeHierarchy`: what inherits and is inherited, at a place.
public enum PrepareTypeHierarchyRequest: LSPRequest {
  /// What is sent.
  public typealias Params = PositionParams
  /// What is answered.
  public typealias Result = [HierarchyItem]?
  /// The name of the message.
  public static let method = "textDocument/prepareTypeHierarchy"
  /// The answer when there is nothing to say.
  public static let nothing: [HierarchyItem]? = nil
}
