package import JSONSyntax

extension PreviewSnapshot {
  /// What has changed since an earlier snapshot.
  package struct Changes: Sendable {
    /// A row, with the parts that the client asked for.
    package struct Row: JSONEncodable {
      let text: String?
      let ansi: String?

      package init(text: String?, ansi: String?) {
        self.text = text
        self.ansi = ansi
      }

      package func encode(to json: inout JSONWriter) {
        json.object { json in
          json.member("text", ifPresent: text)
          json.member("ansi", ifPresent: ansi)
        }
      }
    }

    /// What has changed in one of the members that consist of rows.
    package struct Part<Value: JSONEncodable & Sendable>: JSONEncodable {
      /// The rows that differ, by number.
      package var set: [(row: Int, value: Value)] = []
      /// The numbers of the rows that no longer have a value.
      package var removed: [Int] = []

      package init() {}

      package func encode(to json: inout JSONWriter) {
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
    package var base: Int
    package var rows = Part<Row>()
    /// The spans of each row.
    package var spans = Part<[Span]>()
    /// The controls by their first row.
    package var controls = Part<[Control]>()

    package init(base: Int) { self.base = base }
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
