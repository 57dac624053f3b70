/// `typeHierarchy/supertypes`: the items that an item inherits from.
public enum SupertypesRequest: LSPRequest {
  public typealias Params = HierarchyItemParams
  public typealias Result = [HierarchyItem]?
  public static let method = "typeHierarchy/supertypes"
  public static let emptyResult: [HierarchyItem]? = nil
}
