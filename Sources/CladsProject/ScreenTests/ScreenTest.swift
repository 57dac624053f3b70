package import CladsDocument
package import Diagnostics
package import JSONSyntax
import SourceText

/// A test of a screen: what a user and a server do, and what is expected after it. The file is
/// `NAME.clads-test.json`, beside its document.
package struct ScreenTest: Described {
  var jsonSchema: String?
  /// The path of the document, relative to the file of the test; `nil` for the one with the same name.
  package var document: String?
  /// The name of the declaration of a document in a Swift file.
  package var declaration: String?
  /// The name of the sample; `nil` for the document's own state.
  package var sample: String?
  /// Values that are merged over the state of the sample, as those of a sample are.
  package var state: NamedList<Document.StateValue>?
  /// The name of the version of the app.
  package var client: String?
  package var colorScheme: ColorSchemeName?
  /// The width of the screen in points.
  package var width: Int?
  package var steps: [TestStep] = []
  package var origin = Document.Origin.none

  package init() {}

  package static let table = describe("test", "What a user does with a screen, and what it then shows.") {
    Property("$schema", \.jsonSchema, .string(.url), "URL of the JSON Schema that editors validate against.")
    Property(
      "document", \.document, .string(.filePath),
      "The document, relative to this file. Without it, that whose name this file begins with.")
    Property(
      "declaration", \.declaration, .string(.tested(.declaration)),
      "The name of the declaration of a document in a Swift file.")
    Property(
      "sample", \.sample, .string(.tested(.sample)), "The sample that the screen starts from.",
      default: "\"initial\"")
    Property(
      "state", \.state, .dictionary(of: .stateValue, keys: .path(.write, .any)),
      "Values that are merged over the state of the sample.")
    Property(
      "client", \.client, .string(.tested(.client)), "The version of the app.", default: "the newest one")
    Property("colorScheme", \.colorScheme, .choice(), "The appearance.", default: "\"light\"")
    Property("width", \.width, .integer, "The width of the screen, in points.", default: "390")
    Property(
      "steps", \.steps, .array(of: TestStep.schema), "What happens, and what is expected, in order.",
      required: true)
  }

  /// The widths of screens, in points.
  private static let widths = 1...8_000

  package static let schema = objectSchema(blank: ScreenTest()) { test, node, _, reading in
    func range(_ name: String) -> TextRange? {
      reading.view.member(named: name, of: node).flatMap { reading.view.value(of: $0) }
        .map { reading.view.range($0) }
    }
    if let width = test.width, !widths.contains(width), let place = range("width") {
      reading.report(
        Finding(
          .projectWrongType, at: place, "`width` must be from \(widths.lowerBound) to \(widths.upperBound)"))
    }
  }

  /// Reads a test; findings about it are at the ranges of the file. Those about its syntax are not among
  /// them.
  package static func read(_ tree: SyntaxTree) -> (test: ScreenTest?, findings: [Finding]) {
    tree.withView { view in
      var reading = Reading(view, vocabulary: Vocabulary(level: .extended))
      let test = schema.readReporting(0, &reading)
      return (test, reading.findings)
    }
  }

  /// Reads a test from the bytes of its file, whatever they are.
  package static func read(_ bytes: [UInt8]) -> ScreenTest? {
    bytes.count > Sample.maximumFileSize ? nil : read(SyntaxTree.parse(bytes)).test
  }

  /// Returns the string that names the document of a test; `nil` if there is none.
  package static func documentNode(in tree: SyntaxTree) -> RecordIndex? {
    tree.withView { view in
      table.value(of: \.document, in: 0, view).flatMap { view.kind($0) == .string ? $0 : nil }
    }
  }

  /// Returns the declaration in Swift that a test names; `nil` if it names none.
  package static func declaration(in tree: SyntaxTree) -> String? {
    tree.withView { view in
      table.value(of: \.declaration, in: 0, view).flatMap { value in
        view.kind(value) == .string ? view.string(value) : nil
      }
    }
  }

  /// Returns the facts about the strings of a test, in the order of the text.
  package static func facts(of tree: SyntaxTree) -> [Fact] {
    tree.withView { view in
      var reading = Reading(view, vocabulary: Vocabulary(level: .extended))
      _ = schema.read(0, &reading)
      return reading.facts
    }
  }

  /// Returns the findings about the text of a test alone, in no particular order.
  package static func findings(in tree: SyntaxTree) -> [Finding] {
    guard tree.mistakes.isEmpty || FileReadingError.mayBeJSON(tree.bytes) else {
      return [Finding(.jsonSyntaxError, at: TextRange(utf8: 0, 0), FileReadingError.notJSONMessage)]
    }
    return Document.StateValue.syntaxFindings(of: tree) + read(tree).findings.map(Project.finding)
  }
}

/// The names of the appearances.
package enum ColorSchemeName: String, Documented {
  case light, dark

  package var documentation: String {
    switch self {
    case .light: "Light appearance."
    case .dark: "Dark appearance."
    }
  }
}
