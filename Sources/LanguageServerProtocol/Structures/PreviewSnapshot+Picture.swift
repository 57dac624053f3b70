package import JSONSyntax

extension PreviewSnapshot {
  /// The picture of a screen in points, as elements of a page, or what has changed in it.
  package struct Picture: JSONEncodable {
    /// An element of the page.
    package struct Node: JSONEncodable {
      let key: String
      let html: String

      package init(key: String, html: String) {
        self.key = key
        self.html = html
      }

      package func encode(to json: inout JSONWriter) {
        json.object { json in
          json.member("key", key)
          json.member("html", html)
        }
      }
    }

    /// The visible area of a node; lengths are in points.
    package struct Area: JSONEncodable, Equatable {
      package var pointer: String
      /// The indices of the enclosing repetitions, outermost first.
      package var instance: [Int]
      package var frame: Frame
      package var range: LSPRange

      package init(pointer: String, instance: [Int], frame: Frame, range: LSPRange) {
        self.pointer = pointer
        self.instance = instance
        self.frame = frame
        self.range = range
      }

      package func encode(to json: inout JSONWriter) {
        json.object { json in
          json.member("pointer", pointer)
          json.member("instance", instance)
          frame.writeMembers(to: &json)
          json.member("range", range)
        }
      }
    }

    /// The visible part of something that scrolls; lengths are in points.
    package struct Scroll: JSONEncodable, Equatable {
      package var pointer: String
      /// The indices of the enclosing repetitions, outermost first.
      package var instance: [Int]
      package var isHorizontal: Bool
      package var frame: Frame
      /// The length of the content before the visible part.
      package var offset: Double
      /// The length of the content, as far as it has been laid out.
      package var length: Double

      package init(
        pointer: String, instance: [Int], isHorizontal: Bool, frame: Frame, offset: Double, length: Double
      ) {
        self.pointer = pointer
        self.instance = instance
        self.isHorizontal = isHorizontal
        self.frame = frame
        self.offset = offset
        self.length = length
      }

      package func encode(to json: inout JSONWriter) {
        json.object { json in
          json.member("pointer", pointer)
          json.member("instance", instance)
          json.member("axis", isHorizontal ? "horizontal" : "vertical")
          frame.writeMembers(to: &json)
          json.member("offset", offset)
          json.member("length", length)
        }
      }
    }

    /// A rectangle in points.
    package struct Frame: JSONEncodable, Equatable {
      package var x: Double
      package var y: Double
      package var width: Double
      package var height: Double

      package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
      }

      package func encode(to json: inout JSONWriter) {
        json.object { json in writeMembers(to: &json) }
      }

      func writeMembers(to json: inout JSONWriter) {
        json.member("x", x)
        json.member("y", y)
        json.member("width", width)
        json.member("height", height)
      }
    }

    /// The revision of the snapshot.
    package var revision: Int
    /// The revision of the picture that this one changes; `nil` if it is whole.
    package var base: Int?
    /// The width of the screen in points.
    package var width: Double
    /// The height of the screen in points.
    package var height: Double
    /// The color behind everything, as `#rrggbb`.
    package var background: String
    /// The distance in points by which the screen is scrolled.
    package var scroll: Double
    /// The style sheet of the elements; `nil` if it is that of the base.
    package var css: String?
    /// The keys of all elements, the furthest back first; `nil` if it is the order of the base.
    package var order: [String]?
    /// The elements that are new or differ.
    package var nodes: [Node] = []
    /// The keys of the elements that are gone.
    package var removed: [String] = []
    /// Where the nodes are, outer before inner; `nil` if they are where they are in the base.
    package var areas: [Area]?
    /// What scrolls, outer before inner; `nil` if it is the same as in the base.
    package var scrolls: [Scroll]?

    /// Creates a picture without elements.
    package init(
      revision: Int, base: Int?, width: Double, height: Double, background: String, scroll: Double
    ) {
      self.revision = revision
      self.base = base
      self.width = width
      self.height = height
      self.background = background
      self.scroll = scroll
    }

    package func encode(to json: inout JSONWriter) {
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
        json.member("areas", ifPresent: areas)
        json.member("scrolls", ifPresent: scrolls)
      }
    }
  }
}
