public import JSONSyntax

/// `callHierarchy/outgoingCalls`: what an item calls.
public enum OutgoingCallsRequest: LSPRequest {
  /// What is sent.
  public typealias Params = HierarchyItemParams
  /// What is answered.
  public typealias Result = [OutgoingCall]?
  /// The name of the message.
  public static let method = "callHierarchy/outgoingCalls"
  /// The answer when there is nothing to say.
  public static let nothing: [OutgoingCall]? = nil
}

/// Somebody who is called.
public struct OutgoingCall: JSONEncodable, Hashable {
  /// Who is called.
  public var to: HierarchyItem
  /// Where it is called; places of the caller's file.
  public var fromRanges: [LSPRange]

  /// Creates a call.
  public init(to: HierarchyItem, fromRanges: [LSPRange]) {
    self.to = to
    self.fromRanges = fromRanges
  }

  /// Writes the call.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("to", to)
      json.member("fromRanges", fromRanges)
    }
  }
}
