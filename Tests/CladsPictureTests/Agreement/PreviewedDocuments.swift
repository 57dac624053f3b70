import TestSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The documents that both kinds of previews must agree on: the examples, and those of the folder that the
/// environment variable `CLADS_CORPUS` names.
enum PreviewedDocuments {
  static let all: [(name: String, text: String)] = SampleDocuments.examples + corpus

  static var names: [String] { all.map(\.name) }

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
