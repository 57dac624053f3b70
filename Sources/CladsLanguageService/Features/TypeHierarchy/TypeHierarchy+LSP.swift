public import LanguageServerProtocol
import SourceText

/// `textDocument/prepareTypeHierarchy`, and with it the two requests that follow the hierarchy.
public enum TypeHierarchyFeature: DocumentFeature {
  /// The request it answers.
  public typealias Request = PrepareTypeHierarchyRequest

  /// Says what it can do.
  public static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("typeHierarchyProvider")
  }

  /// Answers.
  public static func respond(
    to params: PositionParams, in context: FeatureContext
  ) async throws(ResponseError) -> [HierarchyItem]? {
    let offset = context.positions.offset(params.position)
    let style = await StyleHierarchy(at: offset, in: context.document)?.style
    return style.map { [$0.item(in: context.document, context.workspace.encoding)] }
  }
}

/// `typeHierarchy/supertypes`.
public enum SupertypesFeature: WorkspaceFeature {
  /// The request it answers.
  public typealias Request = SupertypesRequest

  /// Answers.
  public static func respond(
    to params: HierarchyItemParams, in context: WorkspaceContext
  ) async throws(ResponseError) -> [HierarchyItem]? {
    guard let (document, offset) = await params.item.place(in: context) else { return nil }
    return await StyleHierarchy(at: offset, in: document)?.parents.map {
      $0.item(in: document, context.encoding)
    }
  }
}

/// `typeHierarchy/subtypes`.
public enum SubtypesFeature: WorkspaceFeature {
  /// The request it answers.
  public typealias Request = SubtypesRequest

  /// Answers.
  public static func respond(
    to params: HierarchyItemParams, in context: WorkspaceContext
  ) async throws(ResponseError) -> [HierarchyItem]? {
    guard let (document, offset) = await params.item.place(in: context) else { return nil }
    return await StyleHierarchy(at: offset, in: document)?.children.map {
      $0.item(in: document, context.encoding)
    }
  }
}
