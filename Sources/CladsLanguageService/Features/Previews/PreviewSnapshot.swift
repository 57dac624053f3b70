import CladsDocument
package import CladsPreview
package import JSONSyntax
import LanguageServerProtocol
package import SourceText

/// A frame as clients get it, with what is needed to find out what differs in the next one.
package struct PreviewSnapshot: JSONEncodable {
  /// The name of the notification that carries a snapshot.
  package static let notification = "clads/previewDidChange"

  package let frame: PreviewFrame
  let encoding: PositionEncoding
  /// The ranges of the spans, as the client sees them: edits elsewhere do not change them.
  let ranges: [LSPRange]
  /// The elements of the picture, if the client asked for it.
  let elements: [PreviewPicture.Element]
  /// The visible areas of the nodes of the picture, and what scrolls in it.
  let areas: [Area]
  let scrolls: [Area]
  /// The ranges of the failures.
  let failureRanges: [LSPRange]

  package init(_ frame: PreviewFrame, encoding: PositionEncoding) {
    self.frame = frame
    self.encoding = encoding
    let mapper = PositionMapper(frame.source, encoding: encoding)
    ranges = mapper.ranges(frame.spans.map(\.range))
    let picture = frame.parts.contains(.picture) ? frame.picture : nil
    elements = picture?.elements ?? []
    areas = picture?.areas(mapper.ranges(picture?.nodes.map(\.range) ?? [])) ?? []
    scrolls = picture?.scrollAreas ?? []
    failureRanges = mapper.ranges(frame.failures.map(\.range))
  }

  package func encode(to json: inout JSONWriter) { json.object { json in writeMembers(to: &json) } }

  /// Writes the snapshot, or of it what has changed since an earlier one that the client has.
  ///
  /// State and log are left out if the client has the same.
  package func writeMembers(since base: PreviewSnapshot? = nil, to json: inout JSONWriter) {
    let old = base?.frame
    json.member("preview", frame.preview)
    json.member("uri", frame.source.uri)
    json.member("version", frame.source.version)
    json.member("revision", frame.revision)
    json.member("width", frame.width)
    json.member("height", frame.height)
    if frame.isPart {
      json.member("visible") { json in
        json.member("row", frame.firstRow)
        json.member("height", frame.rows.count)
      }
    }
    if let old {
      json.member("base", old.revision)
    } else {
      json.member("text", ifPresent: requested(.text, frame.rows.joined(separator: "\n")))
      json.member("ansi", ifPresent: requested(.ansi, frame.ansiRows.joined(separator: "\n")))
    }
    json.member("grid", ifPresent: requested(.grid, frame.grid()))
    if frame.parts.contains(.picture), frame.picture != nil {
      json.member("picture") { json in writePicture(since: base, to: &json) }
    }
    if let base {
      writeChanges(since: base, to: &json)
    } else {
      json.member("spans", spans(frame.spans.indices))
      json.member("controls", frame.controls)
    }
    json.member("sample", frame.sample)
    json.member("samples", frame.sampleNames)
    if let client = frame.client {
      json.member("client", client)
      json.member("clients", frame.clientNames)
    }
    if old?.state != frame.state, frame.parts.contains(.state) {
      json.name("state")
      frame.state.write(to: &json)
    }
    json.member("presented", frame.presented)
    json.member("log", ifPresent: old?.log == frame.log ? nil : requested(.log, frame.log))
    json.member("as", frame.mode.rawValue)
    json.member("colorScheme", frame.colorScheme.rawValue)
    json.member("banner", frame.banner)
    json.member("notices", frame.notices)
    json.member("failures", zip(frame.failures, failureRanges).map(EncodedFailure.init))
    json.member("problems", frame.problems)
    if let recording = frame.recording {
      json.member("recording") { json in
        json.member("steps", recording.steps.map { RecordedStep(title: $0) })
        json.member("requests", recording.requests)
      }
    }
  }

  private func requested<T>(_ part: PreviewRequest.Part, _ value: @autoclosure () -> T) -> T? {
    frame.parts.contains(part) ? value() : nil
  }

  /// Returns the spans with these indices.
  func spans(_ indices: Range<Int>) -> [EncodedSpan] {
    var rows = RowOffsets(frame.rows, encoding: encoding)
    return indices.map { index in
      let span = frame.spans[index]
      let start = rows.count(upTo: span.text.lowerBound, inRow: span.row - frame.firstRow)
      let end = rows.count(upTo: span.text.upperBound, inRow: span.row - frame.firstRow)
      return EncodedSpan(span: span, text: start..<max(start, end), range: ranges[index])
    }
  }
}

/// A step of a recording.
struct RecordedStep: JSONEncodable {
  let title: String

  func encode(to json: inout JSONWriter) { json.object { $0.member("title", title) } }
}

/// A failure with its range as the client sees it.
struct EncodedFailure: JSONEncodable {
  let failure: PreviewFailure
  let range: LSPRange

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("message", failure.message)
      json.member("range", range)
    }
  }
}

/// A span with its text in code units of the client's encoding.
struct EncodedSpan: JSONEncodable {
  let span: PreviewSpan
  let text: Range<Int>
  let range: LSPRange

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("row", span.row)
      json.member("column", span.column)
      json.member("width", span.width)
      json.member("textStart", text.lowerBound)
      json.member("textEnd", text.upperBound)
      json.member("pointer", span.pointer)
      json.member("instance", span.instance)
      json.member("range", range)
    }
  }
}

extension PreviewControl: JSONEncodable {
  /// Writes the control. A missing value becomes `null`; without limits there is no `minimum` or `maximum`.
  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("kind", kind)
      json.member("pointer", pointer)
      json.member("instance", instance)
      json.member("events", events)
      json.member("label", label)
      json.name("value")
      (value ?? .nullValue).write(to: &json)
      json.member("minimum", ifPresent: limits?.lowerBound)
      json.member("maximum", ifPresent: limits?.upperBound)
      json.member("row", row)
      json.member("column", column)
      json.member("width", width)
      json.member("height", height)
    }
  }
}

extension Presentation: JSONEncodable {
  package func encode(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .alert(let title, let message, let buttons):
        json.member("kind", "alert")
        json.member("title", title)
        json.member("message", message)
        json.member("buttons", buttons)
      case .navigate(let destination, let presentation):
        json.member("kind", "navigate")
        json.member("destination", destination)
        json.member("presentation", presentation)
      case .dismiss: json.member("kind", "dismiss")
      }
    }
  }
}

extension Presentation.Button: JSONEncodable {
  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("label", label)
      json.member("style", style)
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
