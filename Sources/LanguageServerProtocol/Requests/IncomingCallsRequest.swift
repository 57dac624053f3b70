package import JSONSyntax

/// `callHierarchy/incomingCalls`: the callers of an item.
package enum IncomingCallsRequest: LSPRequest {
  package typealias Params = HierarchyItemParams
  package typealias Result = [IncomingCall]?
  package static let method = "callHierarchy/incomingCalls"
  package static let emptyResult: [IncomingCall]? = nil
}

/// A caller and the ranges of its calls.
package struct IncomingCall: JSONEncodable, Hashable {
  package var from: HierarchyItem
  /// The ranges of the calls, in the caller's file.
  package var fromRanges: [LSPRange]

  package init(from: HierarchyItem, fromRanges: [LSPRange]) {
    self.from = from
    self.fromRanges = fromRanges
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("from", from)
      json.member("fromRanges", fromRanges)
    }
  }
}
