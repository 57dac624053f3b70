import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// Files that a project declares to be samples, by a glob.
package struct SampleFiles: Sendable {
  package let glob: Glob
  /// The tag of the language that their texts are in; `nil` if only their names may say so.
  let language: String?

  /// Returns the name of the sample in a file: what the glob captures, and the language after a dot.
  package func sampleName(of path: String) -> String {
    let name = glob.sampleName(of: path)
    guard let language, SampleLanguage(ofSampleNamed: name)?.tag != language else { return name }
    return "\(name).\(language)"
  }
}

/// An entry of `samples` in a project file.
struct SampleSelector: Sendable {
  let files: SampleFiles
  /// The record of the glob.
  let node: RecordIndex

  /// The object form of a selector.
  private struct Object: Described {
    var glob = ""
    var language: String?
    var origin = Document.Origin.none

    static let table = describe("sample files", "Files that are samples in one language.") {
      Property(
        "glob", \.glob, .string(.filePath), "Glob of the files, relative to the project file.",
        required: true)
      Property(
        "language", \.language, .literal,
        """
        The language of their texts, such as `de` or `pt-BR`. Samples that differ only in language are \
        translations of each other.
        """)
    }
    static let schema = objectSchema(blank: Object())
  }

  static let schema = Schema<SampleSelector>(shape: .either([.string(.filePath), Object.schema.shape])) {
    node, reading in
    guard reading.view.kind(node) == .object else {
      return Schema<String>.string(.filePath).read(node, &reading).map {
        SampleSelector(files: SampleFiles(glob: Glob($0), language: nil), node: node)
      }
    }
    guard let object = Object.schema.read(node, &reading),
      let glob = Object.table.value(of: \.glob, in: node, reading.view)
    else { return nil }
    var language = object.language
    if let tag = language, !SampleLanguage.isTag(tag[...]),
      let place = Object.table.value(of: \.language, in: node, reading.view)
    {
      reading.report(
        Finding(
          .projectWrongType, at: reading.view.range(place), "`\(tag)` is not the tag of a language",
          help: "write a code of ISO 639-1, as in `de`, with a region where that matters, as in `pt-BR`"))
      language = nil
    }
    return SampleSelector(files: SampleFiles(glob: Glob(object.glob), language: language), node: glob)
  }
}
