/// `textDocument/prepareCallHierarchy`: the call hierarchy item at a position.
public enum PrepareCallHierarchyRequest: LSPRequest {
  public typealias Params = PositionParams
  public typealias Result = [HierarchyItem]?
  public static let method = "textDocument/prepareCallHierarchy"
  public static let emptyResult: [HierarchyItem]? = nil
}
