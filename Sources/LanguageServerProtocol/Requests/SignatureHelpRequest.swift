package import JSONSyntax

/// `textDocument/signatureHelp`: the signature of the function call around a position.
package enum SignatureHelpRequest: LSPRequest {
  package typealias Params = PositionParams
  package typealias Result = SignatureHelp?
  package static let method = "textDocument/signatureHelp"
  package static let emptyResult: SignatureHelp? = nil
}

/// The signature of a function and the active parameter.
package struct SignatureHelp: JSONEncodable, Hashable {
  package var label: String
  package var documentation: MarkupContent
  /// The ranges of the parameters in `label`, in UTF-16 code units.
  package var parameters: [Range<Int>]
  /// The zero-based index of the parameter being typed.
  package var activeParameter: Int
  /// Whether to write parameters as offsets into `label`; otherwise they are written as text.
  package var usesOffsets: Bool

  package init(
    label: String, documentation: MarkupContent, parameters: [Range<Int>], activeParameter: Int,
    usesOffsets: Bool
  ) {
    self.label = label
    self.documentation = documentation
    self.parameters = parameters
    self.activeParameter = activeParameter
    self.usesOffsets = usesOffsets
  }

  package func encode(to json: inout JSONWriter) {
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
