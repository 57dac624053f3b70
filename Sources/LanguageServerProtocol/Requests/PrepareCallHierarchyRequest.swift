/// `textDocument/prepareCallHierarchy`: the call hierarchy item at a position.
package enum PrepareCallHierarchyRequest: LSPRequest {
  package typealias Params = PositionParams
  package typealias Result = [HierarchyItem]?
  package static let method = "textDocument/prepareCallHierarchy"
  package static let emptyResult: [HierarchyItem]? = nil
}
