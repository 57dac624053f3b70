import CladsDocument
import CladsEvaluation
public import CladsPreview
import JSONSyntax
public import LanguageServerProtocol
public import SourceText

extension PreviewSnapshot {
  /// Creates a snapshot of a frame, with the parts that the client asked for.
  public init(_ update: PreviewUpdate, encoding: PositionEncoding) {
    let frame = update.frame
    func requested<T>(_ part: PreviewPart, _ value: @autoclosure () -> T) -> T? {
      update.parts.contains(part) ? value() : nil
    }
    self.init(
      preview: update.preview, uri: update.source.uri, version: update.source.version,
      revision: update.revision, width: frame.width, height: frame.height,
      text: requested(.text, frame.rows.joined(separator: "\n")),
      ansi: requested(.ansi, frame.ansiRows.joined(separator: "\n")), grid: requested(.grid, frame.grid()),
      spans: Self.spans(frame, update.source, encoding), controls: frame.controls.map { Control($0) },
      sample: frame.sample, samples: frame.sampleNames, state: requested(.state, LSPAny(frame.state)),
      presented: frame.presented.map { Presented($0) }, log: requested(.log, frame.log),
      mode: frame.mode.rawValue,
      colorScheme: frame.colorScheme.rawValue, banner: update.banner, problems: frame.problems)
  }

  private static func spans(
    _ frame: PreviewFrame, _ source: SourceFile, _ encoding: PositionEncoding
  ) -> [Span] {
    let ranges = PositionMapper(source, encoding: encoding).ranges(frame.spans.map(\.range))
    var rows = RowOffsets(frame.rows, encoding: encoding)
    return zip(frame.spans, ranges).map { span, range in
      let start = rows.count(upTo: span.text.lowerBound, inRow: span.row)
      let end = rows.count(upTo: span.text.upperBound, inRow: span.row)
      return Span(
        row: span.row, column: span.column, width: span.width, text: start..<max(start, end),
        pointer: span.pointer, instance: span.instance, range: range)
    }
  }
}

/// Converts UTF-8 offsets in rows to code units. Counting continues from the previous offset, so a row takes
/// linear time if its offsets are ascending.
private struct RowOffsets {
  private let rows: [String]
  private let encoding: PositionEncoding
  private var row = -1
  private var bytes: [UInt8] = []
  private var last = (offset: 0, count: 0)

  init(_ rows: [String], encoding: PositionEncoding) {
    self.rows = rows
    self.encoding = encoding
  }

  mutating func count(upTo offset: Int, inRow row: Int) -> Int {
    if row != self.row {
      self.row = row
      bytes = rows.indices.contains(row) ? Array(rows[row].utf8) : []
      last = (0, 0)
    }
    let offset = min(max(offset, 0), bytes.count)
    if offset < last.offset { last = (0, 0) }
    last = (offset, last.count + encoding.count(of: bytes, in: last.offset..<offset))
    return last.count
  }
}

extension LSPAny {
  fileprivate init(_ value: Document.StateValue) {
    var json = JSONWriter()
    value.write(to: &json)
    self.init(bytes: json.bytes)
  }
}

extension PreviewSnapshot.Control {
  fileprivate init(_ control: PreviewControl) {
    self.init(
      kind: control.kind, pointer: control.pointer, instance: control.instance, events: control.events,
      label: control.label, value: control.value.map { LSPAny($0) }, limits: control.limits, row: control.row,
      column: control.column, width: control.width, height: control.height)
  }
}

extension PreviewSnapshot.Presented {
  fileprivate init(_ presentation: Presentation) {
    switch presentation {
    case .alert(let title, let message, let buttons):
      self = .alert(
        title: title, message: message, buttons: buttons.map { Button(label: $0.label, style: $0.style) })
    case .navigate(let destination, let presentation):
      self = .navigate(destination: destination, presentation: presentation)
    case .dismiss: self = .dismiss
    }
  }
}
