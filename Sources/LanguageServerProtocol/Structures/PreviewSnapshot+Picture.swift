public import JSONSyntax

extension PreviewSnapshot {
  /// The picture of a screen in points, as elements of a page, or what has changed in it.
  public struct Picture: JSONEncodable {
    /// An element of the page.
    public struct Node: JSONEncodable {
      let key: String
      let html: String

      public init(key: String, html: String) {
        self.key = key
        self.html = html
      }

      public func encode(to json: inout JSONWriter) {
        json.object { json in
          json.member("key", key)
          json.member("html", html)
        }
      }
    }

    /// The revision of the snapshot.
    public var revision: Int
    /// The revision of the picture that this one changes; `nil` if it is whole.
    public var base: Int?
    /// The width of the screen in points.
    public var width: Double
    /// The height of the screen in points.
    public var height: Double
    /// The color behind everything, as `#rrggbb`.
    public var background: String
    /// The distance in points by which the screen is scrolled.
    public var scroll: Double
    /// The style sheet of the elements; `nil` if it is that of the base.
    public var css: String?
    /// The keys of all elements, the furthest back first; `nil` if it is the order of the base.
    public var order: [String]?
    /// The elements that are new or differ.
    public var nodes: [Node] = []
    /// The keys of the elements that are gone.
    public var removed: [String] = []

    /// Creates a picture without elements.
    public init(
      revision: Int, base: Int?, width: Double, height: Double, background: String, scroll: Double
    ) {
      self.revision = revision
      self.base = base
      self.width = width
      self.height = height
      self.background = background
      self.scroll = scroll
    }

    public func encode(to json: inout JSONWriter) {
      json.object { json in
        json.member("revision", revision)
        json.member("base", ifPresent: base)
        json.member("width", width)
        json.member("height", height)
        json.member("background", background)
        json.member("scroll", scroll)
        json.member("css", ifPresent: css)
        json.member("order", ifPresent: order)
        json.member("nodes", nodes)
        json.member("removed", removed)
      }
    }
  }
}
