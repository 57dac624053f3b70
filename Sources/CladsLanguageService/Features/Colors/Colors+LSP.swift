import CladsAnalysis
package import LanguageServerProtocol
import SourceText

/// `textDocument/documentColor`; also advertises `textDocument/colorPresentation`.
package enum DocumentColorFeature: DocumentFeature {
  package typealias Request = DocumentColorRequest

  package static func advertise(in capabilities: inout ServerCapabilities, to client: ClientCapabilities) {
    capabilities.provide("colorProvider")
  }

  package static func respond(
    to params: DocumentParams, in context: FeatureContext
  ) async throws(ResponseError) -> [ColorInformation] {
    let colors = await context.document.colors()
    return zip(colors, context.positions.ranges(colors.map(\.range))).map { color, range in
      ColorInformation(
        range: range,
        color: LSPColor(
          red: color.channels[0], green: color.channels[1], blue: color.channels[2], alpha: color.channels[3])
      )
    }
  }
}

/// `textDocument/colorPresentation`.
package enum ColorPresentationFeature: DocumentFeature {
  package typealias Request = ColorPresentationRequest

  package static func respond(
    to params: ColorPresentationParams, in context: FeatureContext
  ) async throws(ResponseError) -> [ColorPresentation] {
    let range = context.positions.range(params.range)
    let color = params.color
    let written = await context.document.colors().first { $0.range == range }
    let spellings = ColorSpellings(
      channels: [color.red, color.green, color.blue, color.alpha], from: written?.channels,
      replacing: context.document.file.source.text(in: range), as: written?.notation ?? .text)
    return spellings.all.map { spelling in
      ColorPresentation(
        label: spelling.split(whereSeparator: \.isWhitespace).joined(separator: " "),
        textEdit: LSPTextEdit(range: context.positions.range(range), newText: spelling))
    }
  }
}
