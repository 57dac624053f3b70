/// `textDocument/prepareTypeHierarchy`: the type hierarchy item at a position.
public enum PrepareTypeHierarchyRequest: LSPRequest {
  public typealias Params = PositionParams
  public typealias Result = [HierarchyItem]?
  public static let method = "textDocument/prepareTypeHierarchy"
  public static let emptyResult: [HierarchyItem]? = nil
}
