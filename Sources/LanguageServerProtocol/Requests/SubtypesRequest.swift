/// `typeHierarchy/subtypes`: what inherits from an item.
public enum SubtypesRequest: LSPRequest {
  /// What is sent.
  public typealias Params = HierarchyItemParams
  /// What is answered.
  public typealias Result = [HierarchyItem]?
  /// The name of the message.
  public static let method = "typeHierarchy/subtypes"
  /// The answer when there is nothing to say.
  public static let nothing: [HierarchyItem]? = nil
}
