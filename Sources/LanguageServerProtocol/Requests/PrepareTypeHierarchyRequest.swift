/// `textDocument/prepareTypeHierarchy`: the type hierarchy item at a position.
package enum PrepareTypeHierarchyRequest: LSPRequest {
  package typealias Params = PositionParams
  package typealias Result = [HierarchyItem]?
  package static let method = "textDocument/prepareTypeHierarchy"
  package static let emptyResult: [HierarchyItem]? = nil
}
