import CladsAnalysis
import CladsDocument
import JSONSyntax
package import LanguageServerProtocol
import SourceText

/// `textDocument/prepareCallHierarchy`; also advertises the incoming and outgoing calls.
package enum CallHierarchyFeature: DocumentFeature {
  package typealias Request = PrepareCallHierarchyRequest

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("callHierarchyProvider")
  }

  package static func respond(
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
package enum IncomingCallsFeature: WorkspaceFeature {
  package typealias Request = IncomingCallsRequest

  package static func respond(
    to params: HierarchyItemParams, in context: WorkspaceContext
  ) async throws(ResponseError) -> [IncomingCall]? {
    guard let (document, offset) = await params.item.location(in: context),
      let (calls, name) = await ActionCalls.at(offset, in: document)
    else { return nil }
    // Only actions are called; components and screens never are.
    guard let name else { return [] }
    let positions = PositionMapper(document.file.source, encoding: context.encoding)
    return calls.callers(of: name).map { caller in
      IncomingCall(
        from: caller.node.item(in: document, context.encoding), fromRanges: positions.ranges(caller.ranges))
    }
  }
}

/// `callHierarchy/outgoingCalls`.
package enum OutgoingCallsFeature: WorkspaceFeature {
  package typealias Request = OutgoingCallsRequest

  package static func respond(
    to params: HierarchyItemParams, in context: WorkspaceContext
  ) async throws(ResponseError) -> [OutgoingCall]? {
    guard let (document, offset) = await params.item.location(in: context),
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
  /// Returns the calls of the document around an offset, and the name of the action at the offset, if any.
  fileprivate static func at(
    _ offset: TextOffset, in document: DocumentSnapshot
  ) async -> (calls: ActionCalls, name: String?)? {
    guard let names = await DocumentNames.around(offset, in: document), let analysis = names.analysis else {
      return nil
    }
    let calls = ActionCalls(analysis)
    guard case .symbol(.action, let name)? = names.mention(at: offset)?.referent else {
      return (calls, nil)
    }
    return (calls, name)
  }

  /// Returns the record of the item at an offset: the value of the member whose name is there, or else the
  /// innermost record.
  fileprivate static func record(at offset: TextOffset, in document: DocumentSnapshot) -> RecordIndex {
    let record = document.file.tree.record(at: offset)
    return document.file.tree.withView { view in
      guard let member = view.member(owning: record), view.name(of: member) == record else { return record }
      return view.value(of: member) ?? record
    }
  }
}
