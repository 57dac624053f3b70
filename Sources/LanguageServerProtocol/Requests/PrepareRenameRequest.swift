public import JSONSyntax

/// `textDocument/prepareRename`: checks whether the name at a position can be changed.
public enum PrepareRenameRequest: LSPRequest {
  public typealias Params = PositionParams
  public typealias Result = PrepareRename?
  public static let method = "textDocument/prepareRename"
  public static let emptyResult: PrepareRename? = nil
}

/// The name that a rename would change.
public struct PrepareRename: JSONEncodable, Hashable {
  public var range: LSPRange
  /// The current name, which the client offers for editing.
  public var placeholder: String

  public init(range: LSPRange, placeholder: String) {
    self.range = range
    self.placeholder = placeholder
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("range", range)
      json.member("placeholder", placeholder)
    }
  }
}
