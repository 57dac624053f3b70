/// `typeHierarchy/supertypes`: the items that an item inherits from.
package enum SupertypesRequest: LSPRequest {
  package typealias Params = HierarchyItemParams
  package typealias Result = [HierarchyItem]?
  package static let method = "typeHierarchy/supertypes"
  package static let emptyResult: [HierarchyItem]? = nil
}
