/// `textDocument/prepareCallHierarchy`: what calls and is called, at a place.
public enum PrepareCallHierarchyRequest: LSPRequest {
  /// What is sent.
  public typealias Params = PositionParams
  /// What is answered.
  public typealias Result = [HierarchyItem]?
  /// The name of the message.
  public static let method = "textDocument/prepareCallHierarchy"
  /// The answer when there is nothing to say.
  public static let nothing: [HierarchyItem]? = nil
}
