/// `typeHierarchy/supertypes`: what an item inherits from.
public enum SupertypesRequest: LSPRequest {
  /// What is sent.
  public typealias Params = HierarchyItemParams
  /// What is answered.
  public typealias Result = [HierarchyItem]?
  /// The name of the message.
  public static let method = "typeHierarchy/supertypes"
  /// The answer when there is nothing to say.
  public static let nothing: [HierarchyItem]? = nil
}
