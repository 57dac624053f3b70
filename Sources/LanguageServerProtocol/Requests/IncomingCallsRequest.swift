public import JSONSyntax

/// `callHierarchy/incomingCalls`: the callers of an item.
public enum IncomingCallsRequest: LSPRequest {
  public typealias Params = HierarchyItemParams
  public typealias Result = [IncomingCall]?
  public static let method = "callHierarchy/incomingCalls"
  public static let emptyResult: [IncomingCall]? = nil
}

/// A caller and the ranges of its calls.
public struct IncomingCall: JSONEncodable, Hashable {
  public var from: HierarchyItem
  /// The ranges of the calls, in the caller's file.
  public var fromRanges: [LSPRange]

  public init(from: HierarchyItem, fromRanges: [LSPRange]) {
    self.from = from
    self.fromRanges = fromRanges
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("from", from)
      json.member("fromRanges", fromRanges)
    }
  }
}
