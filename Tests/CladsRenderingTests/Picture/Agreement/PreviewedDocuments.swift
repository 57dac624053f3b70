import TestSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The documents that both kinds of previews must agree on: the examples, those of the folder that the
/// environment variable `CLADS_CORPUS` names, and small ones for what no example has.
enum PreviewedDocuments {
  static let all: [(name: String, text: String)] = SampleDocuments.examples + small + corpus

  static var names: [String] { all.map(\.name) }

  private static let small: [(name: String, text: String)] = [
    ("a narrow root", "\(label("abc")), \(label("defghi"))"),
    ("a root of labels", row),
    ("a spacer of the root", #"\#(label("abc")), { "type": "spacer" }, \#(label("def"))"#),
    ("a flow", section(#"{ "type": "flow" }"#, row)),
    ("a flow below a header", section(#"{ "type": "flow", "alignment": "trailing" }"#, row, header)),
    ("a row that scrolls", section(horizontal, row)),
    ("a row with items of half its width", section(halves, row)),
    ("a list", section(#"{ "type": "list", "alignment": "center" }"#, row, header)),
    ("a grid", section(#"{ "type": "grid", "columns": 3 }"#, row)),
    (
      "an image without sizes",
      stack("hstack", #"{ "type": "image", "image": { "sfsymbol": "heart" } }, \#(row)"#)
    ),
    (
      "a spacer in a section",
      section(#"{ "type": "list" }"#, stack("vstack", #"\#(row), { "type": "spacer" }"#))
    ),
    (
      "a shape in a section",
      section(#"{ "type": "list" }"#, stack("zstack", "\(shape), \(stack("vstack", row))"))
    ),
    ("a shape in a row", stack("hstack", "\(label("abc")), \(shape), \(label("def"))")),
  ].map { ($0, #"{ "id": "d", "root": { "children": [\#($1)] } }"#) }

  private static let row = ["abcde", "fgh", "ijklmn", "op", "qrstuv"].map(label).joined(separator: ", ")
  private static let header = #""header": \#(label("header")),"#
  private static let shape = #"{ "type": "shape", "shapeType": "rectangle" }"#
  private static let horizontal = #"{ "type": "horizontal", "contentInsets": { "horizontal": 64 } }"#
  private static let halves =
    #"{ "type": "horizontal", "contentInsets": { "horizontal": 16 }, "itemDimensions": { "width": { "fractional": 0.5 } } }"#

  private static func label(_ text: String) -> String { #"{ "type": "label", "text": "\#(text)" }"# }

  private static func stack(_ type: String, _ children: String) -> String {
    #"{ "type": "\#(type)", "children": [\#(children)] }"#
  }

  private static func section(_ layout: String, _ children: String, _ ends: String = "") -> String {
    #"{ "type": "sectionLayout", "sections": [{ "layout": \#(layout), \#(ends) "children": [\#(children)] }] }"#
  }

  private static let corpus: [(name: String, text: String)] = {
    guard let folder = getenv("CLADS_CORPUS").map({ String(cString: $0) }) else { return [] }
    return Files.list(folder, endings: [".clads.json"]).map { path in
      (path, String(decoding: Files.read(path), as: UTF8.self))
    }
  }()

  /// Returns the text of a document; a screen without anything if there is none.
  static func text(of name: String) -> String {
    all.first { $0.name == name }?.text ?? #"{ "id": "d", "root": { "children": [] } }"#
  }
}
