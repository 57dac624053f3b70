public import JSONSyntax

/// `callHierarchy/incomingCalls`: what calls an item.
public enum IncomingCallsRequest: LSPRequest {
  /// What is sent.
  public typealias Params = HierarchyItemParams
  /// What is answered.
  public typealias Result = [IncomingCall]?
  /// The name of the message.
  public static let method = "callHierarchy/incomingCalls"
  /// The answer when there is nothing to say.
  public static let nothing: [IncomingCall]? = nil
}

/// Somebody who calls.
public struct IncomingCall: JSONEncodable, Hashable {
  /// Who calls.
  public var from: HierarchyItem
  /// Where it is called; places of the caller's file.
  public var fromRanges: [LSPRange]

  /// Creates a call.
  public init(from: HierarchyItem, fromRanges: [LSPRange]) {
    self.from = from
    self.fromRanges = fromRanges
  }

  /// Writes the call.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("from", from)
      json.member("fromRanges", fromRanges)
    }
  }
}
