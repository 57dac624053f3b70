package import LanguageServerProtocol
import SourceText

/// `textDocument/prepareTypeHierarchy`; also advertises supertypes and subtypes.
package enum TypeHierarchyFeature: DocumentFeature {
  package typealias Request = PrepareTypeHierarchyRequest

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("typeHierarchyProvider")
  }

  package static func respond(
    to params: PositionParams, in context: FeatureContext
  ) async throws(ResponseError) -> [HierarchyItem]? {
    let offset = context.positions.offset(params.position)
    let style = await StyleHierarchy(at: offset, in: context.document)?.style
    return style.map { [$0.item(in: context.document, context.workspace.encoding)] }
  }
}

/// `typeHierarchy/supertypes`.
package enum SupertypesFeature: WorkspaceFeature {
  package typealias Request = SupertypesRequest

  package static func respond(
    to params: HierarchyItemParams, in context: WorkspaceContext
  ) async throws(ResponseError) -> [HierarchyItem]? {
    guard let (document, offset) = await params.item.location(in: context) else { return nil }
    return await StyleHierarchy(at: offset, in: document)?.parents.map {
      $0.item(in: document, context.encoding)
    }
  }
}

/// `typeHierarchy/subtypes`.
package enum SubtypesFeature: WorkspaceFeature {
  package typealias Request = SubtypesRequest

  package static func respond(
    to params: HierarchyItemParams, in context: WorkspaceContext
  ) async throws(ResponseError) -> [HierarchyItem]? {
    guard let (document, offset) = await params.item.location(in: context) else { return nil }
    return await StyleHierarchy(at: offset, in: document)?.children.map {
      $0.item(in: document, context.encoding)
    }
  }
}
