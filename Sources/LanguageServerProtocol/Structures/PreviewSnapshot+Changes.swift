public import JSONSyntax

extension PreviewSnapshot {
  /// What has changed since an earlier snapshot.
  public struct Changes: Sendable {
    /// A row, with the parts that the client asked for.
    public struct Row: JSONEncodable {
      let text: String?
      let ansi: String?

      public init(text: String?, ansi: String?) {
        self.text = text
        self.ansi = ansi
      }

      public func encode(to json: inout JSONWriter) {
        json.object { json in
          json.member("text", ifPresent: text)
          json.member("ansi", ifPresent: ansi)
        }
      }
    }

    /// What has changed in one of the members that consist of rows.
    public struct Part<Value: JSONEncodable & Sendable>: JSONEncodable {
      /// The rows that differ, by number.
      public var set: [(row: Int, value: Value)] = []
      /// The numbers of the rows that no longer have a value.
      public var removed: [Int] = []

      public init() {}

      public func encode(to json: inout JSONWriter) {
        json.object { json in
          json.member("set", Rows(rows: set))
          json.member("removed", removed)
        }
      }
    }

    private struct Rows<Value: JSONEncodable>: JSONEncodable {
      let rows: [(row: Int, value: Value)]

      func encode(to json: inout JSONWriter) {
        json.object { json in
          for (row, value) in rows { json.member(String(row), value) }
        }
      }
    }

    /// The revision of the earlier snapshot.
    public var base: Int
    public var rows = Part<Row>()
    /// The spans of each row.
    public var spans = Part<[Span]>()
    /// The controls by their first row.
    public var controls = Part<[Control]>()

    public init(base: Int) { self.base = base }
  }
}

/// Rows of a screen, as clients write them.
struct VisibleRows: JSONEncodable {
  let row: Int
  let height: Int

  func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("row", row)
      json.member("height", height)
    }
  }
}
