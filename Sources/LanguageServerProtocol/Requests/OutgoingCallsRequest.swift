package import JSONSyntax

/// `callHierarchy/outgoingCalls`: the callees of an item.
package enum OutgoingCallsRequest: LSPRequest {
  package typealias Params = HierarchyItemParams
  package typealias Result = [OutgoingCall]?
  package static let method = "callHierarchy/outgoingCalls"
  package static let emptyResult: [OutgoingCall]? = nil
}

/// A callee and the ranges of the calls to it.
package struct OutgoingCall: JSONEncodable, Hashable {
  package var to: HierarchyItem
  /// The ranges of the calls, in the caller's file.
  package var fromRanges: [LSPRange]

  package init(to: HierarchyItem, fromRanges: [LSPRange]) {
    self.to = to
    self.fromRanges = fromRanges
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("to", to)
      json.member("fromRanges", fromRanges)
    }
  }
}
