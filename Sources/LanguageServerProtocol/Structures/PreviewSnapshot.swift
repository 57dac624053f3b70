package import JSONSyntax
package import SourceText

/// The rendered screen of a document, with the source range of everything on it.
package struct PreviewSnapshot: JSONEncodable {
  /// The name of the notification that carries a snapshot.
  package static let notification = "clads/previewDidChange"

  /// A run of cells in one row and the range of the document that draws it.
  package struct Span: JSONEncodable {
    let row: Int
    let column: Int
    let width: Int
    let text: Range<Int>
    let pointer: String
    let instance: [Int]
    let range: LSPRange

    /// Creates a span. `column` and `width` count cells; `text` is the range in the text of the row, in code
    /// units of the negotiated encoding.
    package init(
      row: Int, column: Int, width: Int, text: Range<Int>, pointer: String, instance: [Int], range: LSPRange
    ) {
      self.row = row
      self.column = column
      self.width = width
      self.text = text
      self.pointer = pointer
      self.instance = instance
      self.range = range
    }

    package func encode(to json: inout JSONWriter) {
      json.object { json in
        json.member("row", row)
        json.member("column", column)
        json.member("width", width)
        json.member("textStart", text.lowerBound)
        json.member("textEnd", text.upperBound)
        json.member("pointer", pointer)
        json.member("instance", instance)
        json.member("range", range)
      }
    }
  }

  /// A control that can be tapped or edited.
  package struct Control: JSONEncodable {
    let kind: String
    let pointer: String
    let instance: [Int]
    let events: [String]
    let label: String
    let value: LSPAny?
    let limits: ClosedRange<Double>?
    let row: Int
    let column: Int
    let width: Int
    let height: Int

    /// Creates a control; `limits` is the range of a slider's values. Positions and sizes count cells.
    package init(
      kind: String, pointer: String, instance: [Int], events: [String], label: String, value: LSPAny?,
      limits: ClosedRange<Double>? = nil, row: Int, column: Int, width: Int, height: Int
    ) {
      self.kind = kind
      self.pointer = pointer
      self.instance = instance
      self.events = events
      self.label = label
      self.value = value
      self.limits = limits
      self.row = row
      self.column = column
      self.width = width
      self.height = height
    }

    /// Writes the control. A missing value becomes `null`; without limits there is no `minimum` or `maximum`.
    package func encode(to json: inout JSONWriter) {
      json.object { json in
        json.member("kind", kind)
        json.member("pointer", pointer)
        json.member("instance", instance)
        json.member("events", events)
        json.member("label", label)
        json.member("value", value)
        json.member("minimum", ifPresent: limits?.lowerBound)
        json.member("maximum", ifPresent: limits?.upperBound)
        json.member("row", row)
        json.member("column", column)
        json.member("width", width)
        json.member("height", height)
      }
    }
  }

  /// An event presented on top of the screen.
  package enum Presented: JSONEncodable {
    /// A button of an alert.
    package struct Button: JSONEncodable {
      let label: String
      let style: String

      package init(label: String, style: String) {
        self.label = label
        self.style = style
      }

      package func encode(to json: inout JSONWriter) {
        json.object { json in
          json.member("label", label)
          json.member("style", style)
        }
      }
    }

    /// An alert that waits for one of its buttons.
    case alert(title: String, message: String?, buttons: [Button])
    /// A navigation to another screen.
    case navigate(destination: String, presentation: String?)
    /// The screen was dismissed.
    case dismiss

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

  package var preview: String
  package var uri: FileURI
  /// The version of the document; `nil` for a file that is not open.
  package var version: Int?
  /// The number of the snapshot; it grows by one with every snapshot of this preview.
  package var revision: Int
  /// The width, in cells.
  package var width: Int
  /// The height, in rows.
  package var height: Int
  /// The rows that are in sight, if the client shows only some: their first, and their number.
  package var visible: Range<Int>?
  /// What has changed, instead of `text`, `ansi`, `spans` and `controls`.
  package var changes: Changes?
  /// The rows as plain text, joined by line breaks and without trailing blanks.
  package var text: String?
  /// The rows with ANSI escape sequences for colors.
  package var ansi: String?
  /// The text of the screen as a self-contained HTML page.
  package var grid: String?
  /// The screen in points, or what has changed in it.
  package var picture: Picture?
  package var spans: [Span]
  package var controls: [Control]
  /// The name of the current sample.
  package var sample: String
  /// The names of all samples.
  package var samples: [String]
  /// The current state, as a JSON object.
  package var state: LSPAny?
  /// What is presented on top of the screen, most recent last.
  package var presented: [Presented]
  /// The log of the actions that ran.
  package var log: [String]?
  /// The preview mode: `device` or `spec`.
  package var mode: String
  /// The color scheme: `light` or `dark`.
  package var colorScheme: String
  /// One line of text for a status bar.
  package var banner: String
  /// The number of errors in the document.
  package var problems: Int
  /// The findings about the document, as in the report `json`; only the command line has them, because
  /// editors get them anyway.
  package var diagnostics: LSPAny?

  /// Creates a snapshot; the optional parts are `nil` unless the client asked for them.
  package init(
    preview: String, uri: FileURI, version: Int?, revision: Int, width: Int, height: Int,
    text: String? = nil, ansi: String? = nil, grid: String? = nil, spans: [Span] = [],
    controls: [Control] = [], sample: String, samples: [String], state: LSPAny? = nil,
    presented: [Presented] = [], log: [String]? = nil, mode: String, colorScheme: String, banner: String,
    problems: Int
  ) {
    self.preview = preview
    self.uri = uri
    self.version = version
    self.revision = revision
    self.width = width
    self.height = height
    self.text = text
    self.ansi = ansi
    self.grid = grid
    self.spans = spans
    self.controls = controls
    self.sample = sample
    self.samples = samples
    self.state = state
    self.presented = presented
    self.log = log
    self.mode = mode
    self.colorScheme = colorScheme
    self.banner = banner
    self.problems = problems
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("preview", preview)
      json.member("uri", uri)
      json.member("version", version)
      json.member("revision", revision)
      json.member("width", width)
      json.member("height", height)
      if let visible { json.member("visible", VisibleRows(row: visible.lowerBound, height: visible.count)) }
      json.member("base", ifPresent: changes?.base)
      json.member("text", ifPresent: text)
      json.member("ansi", ifPresent: ansi)
      json.member("grid", ifPresent: grid)
      json.member("picture", ifPresent: picture)
      if let changes {
        json.member("rows", changes.rows)
        json.member("spans", changes.spans)
        json.member("controls", changes.controls)
      } else {
        json.member("spans", spans)
        json.member("controls", controls)
      }
      json.member("sample", sample)
      json.member("samples", samples)
      json.member("state", ifPresent: state)
      json.member("presented", presented)
      json.member("log", ifPresent: log)
      json.member("as", mode)
      json.member("colorScheme", colorScheme)
      json.member("banner", banner)
      json.member("problems", problems)
      json.member("diagnostics", ifPresent: diagnostics)
    }
  }
}
