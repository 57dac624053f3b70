public import JSONSyntax

/// `callHierarchy/outgoingCalls`: the callees of an item.
public enum OutgoingCallsRequest: LSPRequest {
  public typealias Params = HierarchyItemParams
  public typealias Result = [OutgoingCall]?
  public static let method = "callHierarchy/outgoingCalls"
  public static let emptyResult: [OutgoingCall]? = nil
}

/// A callee and the ranges of the calls to it.
public struct OutgoingCall: JSONEncodable, Hashable {
  public var to: HierarchyItem
  /// The ranges of the calls, in the caller's file.
  public var fromRanges: [LSPRange]

  public init(to: HierarchyItem, fromRanges: [LSPRange]) {
    self.to = to
    self.fromRanges = fromRanges
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("to", to)
      json.member("fromRanges", fromRanges)
    }
  }
}
