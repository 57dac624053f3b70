/// `typeHierarchy/subtypes`: the items that inherit from an item.
public enum SubtypesRequest: LSPRequest {
  public typealias Params = HierarchyItemParams
  public typealias Result = [HierarchyItem]?
  public static let method = "typeHierarchy/subtypes"
  public static let emptyResult: [HierarchyItem]? = nil
}
