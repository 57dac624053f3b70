/// `typeHierarchy/subtypes`: the items that inherit from an item.
package enum SubtypesRequest: LSPRequest {
  package typealias Params = HierarchyItemParams
  package typealias Result = [HierarchyItem]?
  package static let method = "typeHierarchy/subtypes"
  package static let emptyResult: [HierarchyItem]? = nil
}
