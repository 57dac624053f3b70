import CladsAnalysis
import CladsSchema
import JSONSyntax
public import LanguageServerProtocol
import SourceText

/// `textDocument/prepareCallHierarchy`, and with it the two requests that follow the hierarchy.
public enum CallHierarchyFeature: DocumentFeature {
  /// The request it answers.
  public typealias Request = PrepareCallHierarchyRequest

  /// Says what it can do.
  public static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("callHierarchyProvider")
  }

  /// Answers.
  public static func respond(
    to params: PositionParams, in context: FeatureContext
  ) async throws(ResponseError) -> [HierarchyItem]? {
    let offset = context.positions.offset(params.position)
    guard let (calls, name) = await ActionCalls.at(offset, in: context.document), let name,
      let action = calls.action(named: name)
    else { return nil }
    return [action.item(in: context.document, context.workspace.encoding)]
  }
}

/// `callHierarchy/incomingCalls`.
public enum IncomingCallsFeature: WorkspaceFeature {
  /// The request it answers.
  public typealias Request = IncomingCallsRequest

  /// Answers.
  public static func respond(
    to params: HierarchyItemParams, in context: WorkspaceContext
  ) async throws(ResponseError) -> [IncomingCall]? {
    guard let (document, offset) = await params.item.place(in: context),
      let (calls, name) = await ActionCalls.at(offset, in: document)
    else { return nil }
    // Nobody runs a component or a screen.
    guard let name else { return [] }
    let positions = PositionMapper(document.file.source, encoding: context.encoding)
    return calls.callers(of: name).map { caller in
      IncomingCall(
        from: caller.node.item(in: document, context.encoding), fromRanges: positions.ranges(caller.ranges))
    }
  }
}

/// `callHierarchy/outgoingCalls`.
public enum OutgoingCallsFeature: WorkspaceFeature {
  /// The request it answers.
  public typealias Request = OutgoingCallsRequest

  /// Answers.
  public static func respond(
    to params: HierarchyItemParams, in context: WorkspaceContext
  ) async throws(ResponseError) -> [OutgoingCall]? {
    guard let (document, offset) = await params.item.place(in: context),
      let (calls, _) = await ActionCalls.at(offset, in: document)
    else { return nil }
    let positions = PositionMapper(document.file.source, encoding: context.encoding)
    return calls.callees(of: ActionCalls.record(at: offset, in: document)).map { callee in
      OutgoingCall(
        to: callee.node.item(in: document, context.encoding), fromRanges: positions.ranges(callee.ranges))
    }
  }
}

extension ActionCalls {
  /// The calls of the document around a place, and the named action at the place, if there is one.
  fileprivate static func at(
    _ offset: TextOffset, in document: DocumentSnapshot
  ) async -> (calls: ActionCalls, name: String?)? {
    guard let names = await NameReading.around(offset, in: document), let analysis = names.analysis else {
      return nil
    }
    let calls = ActionCalls(analysis)
    guard case .symbol(.action, let name)? = names.occurrence(at: offset)?.referent else {
      return (calls, nil)
    }
    return (calls, name)
  }

  /// The record of the item at a place: the value of the name that stands there, or the innermost one.
  fileprivate static func record(at offset: TextOffset, in document: DocumentSnapshot) -> RecordIndex {
    let record = document.file.tree.record(at: offset)
    return document.file.tree.withView { view in
      guard let member = view.member(owning: record), view.name(of: member) == record else { return record }
      return view.value(of: member) ?? record
    }
  }
}
