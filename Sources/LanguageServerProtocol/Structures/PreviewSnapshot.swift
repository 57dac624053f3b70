public import JSONSyntax
public import SourceText

/// A picture of a document's screen, with where everything in it comes from.
public struct PreviewSnapshot: JSONEncodable {
  /// The name of the notification that carries one.
  public static let notification = "clads/previewDidChange"

  /// A stretch of one row and the place in the document that draws it.
  public struct Span: JSONEncodable {
    let row: Int
    let column: Int
    let width: Int
    let text: Range<Int>
    let pointer: String
    let instance: [Int]
    let range: LSPRange

    /// Creates a span; `text` is where it stands in its row, in code units of the encoding in use.
    public init(
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

    /// Writes the span.
    public func encode(to json: inout JSONWriter) {
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

  /// Something that can be tapped or edited.
  public struct Control: JSONEncodable {
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

    /// Creates a control; `limits` are the smallest and the largest value of a slider.
    public init(
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

    /// Writes the control; without a value there is `null`, and only sliders have a minimum and a maximum.
    public func encode(to json: inout JSONWriter) {
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

  /// Something in front of the screen.
  public enum Presented: JSONEncodable {
    /// A button of an alert.
    public struct Button: JSONEncodable {
      let label: String
      let style: String

      /// Creates a button.
      public init(label: String, style: String) {
        self.label = label
        self.style = style
      }

      /// Writes the button.
      public func encode(to json: inout JSONWriter) {
        json.object { json in
          json.member("label", label)
          json.member("style", style)
        }
      }
    }

    /// An alert that waits for an answer.
    case alert(title: String, message: String?, buttons: [Button])
    /// Another screen, in the way it comes in.
    case navigate(destination: String, presentation: String?)
    /// The screen was closed.
    case dismiss

    /// Writes it.
    public func encode(to json: inout JSONWriter) {
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

  /// The name of the preview.
  public var preview: String
  /// The document.
  public var uri: FileURI
  /// The version of the document; nothing for a file that is not open.
  public var version: Int?
  /// Grows by one with every picture of this preview.
  public var revision: Int
  /// The columns.
  public var width: Int
  /// The rows.
  public var height: Int
  /// The rows joined by line breaks, without the blanks at their ends.
  public var text: String?
  /// The same rows with colours.
  public var ansi: String?
  /// One page that needs nothing else.
  public var html: String?
  /// What is drawn where.
  public var spans: [Span]
  /// What can be tapped or edited.
  public var controls: [Control]
  /// The name of the sample that is shown.
  public var sample: String
  /// The names of all samples.
  public var samples: [String]
  /// The state, an object.
  public var state: LSPAny?
  /// What is in front of the screen, the newest last.
  public var presented: [Presented]
  /// What has been done.
  public var log: [String]?
  /// `phone` or `rulings`.
  public var mode: String
  /// `light` or `dark`: the colours it is drawn with.
  public var colorScheme: String
  /// One line for a status bar.
  public var banner: String
  /// The number of errors in the document.
  public var problems: Int

  /// Creates a snapshot; parts that nobody wants are absent.
  public init(
    preview: String, uri: FileURI, version: Int?, revision: Int, width: Int, height: Int,
    text: String? = nil, ansi: String? = nil, html: String? = nil, spans: [Span] = [],
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
    self.html = html
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

  /// Writes the snapshot.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("preview", preview)
      json.member("uri", uri)
      json.member("version", version)
      json.member("revision", revision)
      json.member("width", width)
      json.member("height", height)
      json.member("text", ifPresent: text)
      json.member("ansi", ifPresent: ansi)
      json.member("html", ifPresent: html)
      json.member("spans", spans)
      json.member("controls", controls)
      json.member("sample", sample)
      json.member("samples", samples)
      json.member("state", ifPresent: state)
      json.member("presented", presented)
      json.member("log", ifPresent: log)
      json.member("as", mode)
      json.member("colorScheme", colorScheme)
      json.member("banner", banner)
      json.member("problems", problems)
    }
  }
}
