import CladsAnalysis
import JSONSyntax
package import LanguageServerProtocol
import SourceText

/// `textDocument/formatting`.
package enum FormattingFeature: DocumentFeature {
  package typealias Request = FormattingRequest

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("documentFormattingProvider")
  }

  package static func respond(
    to params: FormattingParams, in context: FeatureContext
  ) async throws(ResponseError) -> [LSPTextEdit] {
    let formatter = JSONFormatter(indentation: params.options.indentation)
    let file = context.document.file
    return context.protocolEdits(file.source.joining(formatter.edits(for: file.tree)))
  }
}

/// `textDocument/rangeFormatting`.
package enum RangeFormattingFeature: DocumentFeature {
  package typealias Request = RangeFormattingRequest

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("documentRangeFormattingProvider")
  }

  package static func respond(
    to params: RangeFormattingParams, in context: FeatureContext
  ) async throws(ResponseError) -> [LSPTextEdit] {
    let formatter = JSONFormatter(indentation: params.options.indentation)
    let range = context.positions.range(params.range)
    let file = context.document.file
    let edits = formatter.edits(for: file.tree)
      .filter { range.start <= $0.range.end && $0.range.start <= range.end }
    return context.protocolEdits(file.source.joining(edits))
  }
}

/// `textDocument/onTypeFormatting`.
package enum OnTypeFormattingFeature: DocumentFeature {
  package typealias Request = OnTypeFormattingRequest

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("documentOnTypeFormattingProvider") { json in
      json.member("firstTriggerCharacter", "\n")
      json.member("moreTriggerCharacter", ["}", "]"])
    }
  }

  package static func respond(
    to params: OnTypeFormattingParams, in context: FeatureContext
  ) async throws(ResponseError) -> [LSPTextEdit] {
    let formatter = JSONFormatter(indentation: params.options.indentation)
    let offset = context.positions.offset(params.position)
    let edit = formatter.indentation(ofLineContaining: offset, in: context.document.file.tree)
    return context.protocolEdits(edit.map { [$0] } ?? [])
  }
}

extension FeatureContext {
  /// Returns edits to the document as LSP text edits; none if one of them would replace what the text does
  /// not show.
  func protocolEdits(_ edits: [TextEdit]) -> [LSPTextEdit] { positions.edits(edits) ?? [] }
}
