public import JSONSyntax

/// `textDocument/signatureHelp`: what the function around a place takes.
public enum SignatureHelpRequest: LSPRequest {
  /// A place in a document.
  public typealias Params = PositionParams
  /// The function; nothing where there is none.
  public typealias Result = SignatureHelp?
  /// The name of the request.
  public static let method = "textDocument/signatureHelp"
  /// No function.
  public static let nothing: SignatureHelp? = nil
}

/// What a function takes, and which of it is being written.
public struct SignatureHelp: JSONEncodable, Hashable {
  /// The whole signature.
  public var label: String
  /// What the function does.
  public var documentation: MarkupContent
  /// The stretches of `label` with the parameters, in UTF-16 code units.
  public var parameters: [Range<Int>]
  /// The number of the parameter that is being written.
  public var activeParameter: Int
  /// Whether the client takes stretches for parameters; otherwise they are given as text.
  public var usesOffsets: Bool

  /// Creates the help about one function.
  public init(
    label: String, documentation: MarkupContent, parameters: [Range<Int>], activeParameter: Int,
    usesOffsets: Bool
  ) {
    self.label = label
    self.documentation = documentation
    self.parameters = parameters
    self.activeParameter = activeParameter
    self.usesOffsets = usesOffsets
  }

  /// Writes the help.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.name("signatures")
      json.array { json in
        json.object { json in
          json.member("label", label)
          json.member("documentation", documentation)
          json.name("parameters")
          json.array { json in
            for parameter in parameters { encode(parameter, to: &json) }
          }
        }
      }
      json.member("activeSignature", 0)
      json.member("activeParameter", activeParameter)
    }
  }

  private func encode(_ parameter: Range<Int>, to json: inout JSONWriter) {
    json.object { json in
      if usesOffsets {
        json.member("label", [parameter.lowerBound, parameter.upperBound])
      } else {
        let units = Array(label.utf16)
        json.member("label", String(decoding: units[parameter.clamped(to: units.indices)], as: UTF16.self))
      }
    }
  }
}
