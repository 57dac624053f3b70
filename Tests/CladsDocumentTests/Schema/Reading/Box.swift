import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText
import TestSupport
import Testing

/// A value with a key of every shape.
struct Box: Equatable, Sendable {
  var name: String?
  var width: Double?
  var opacity: Double?
  var count: Int?
  var isOpen: Bool?
  var hue: Hue?
  var edge: Edge?
  var mood: Mood?
  var tags: [String]?
  var prices: NamedList<Double>?
  var size: Double?
  var glow: Double?
  var lid: Lid?
  var anything: Double?
  var kind = "box"
}

struct Lid: Equatable, Sendable {
  var label: String?
}

enum Hue: String, Documented {
  case red, green, blue

  var documentation: String { "The color \(rawValue)." }
}

enum Edge: String, Documented {
  case top, bottom

  var documentation: String { "" }
}

enum Mood: String, Documented {
  case calm, wild

  var documentation: String { "A \(rawValue) mood." }
}

extension Lid {
  static let schema = Schema<Lid>.object("lid", "A lid.", blank: Lid()) {
    Property("label", \.label, .literal, "Text on the lid.", required: true)
  }
}

extension Box {
  /// A number, or an object with a number.
  private static let sizeSchema = Schema<Double>(shape: .either([.number(nil), Lid.schema.shape])) {
    node, reading in
    if reading.view.kind(node) == .object { return Lid.schema.read(node, &reading).map { _ in 0 } }
    return Schema<Double>.number.read(node, &reading)
  }

  private static let anySchema = Schema<Double>(shape: .any) { node, reading in
    reading.view.kind(node) == .null ? -1 : reading.view.number(node)
  }

  static let table: ObjectTable<Box> = {
    let properties: [Property<Box>] = [
      Property("name", \.name, .template, "Name of the box. It is shown.", required: true),
      Property("width", \.width, .points, "Width."),
      Property("opacity", \.opacity, .number(in: 0...1, otherwise: .opacityRange), "Opacity."),
      Property("count", \.count, .integer, "Count.", onMismatch: .doesNothing, missing: .countMissing),
      Property("isOpen", \.isOpen, .boolean, "Whether it is open.", onMismatch: .isIgnored),
      Property(
        "hue", \.hue, .choice(corrections: ["crimson": "red"], special: ["black": .noBlack]), "Color.",
        default: "\"red\""),
      Property("edge", \.edge, .choice(ignoringCase: true, otherwise: .fallsBack(to: "`top`")), "Edge."),
      Property("mood", \.mood, .choice(rule: .moodRule), "Mood."),
      Property("tags", \.tags, .array(of: .string(.reference(.style))), "Tags."),
      Property("prices", \.prices, .dictionary(of: .number, keys: .declaration(.action)), "Prices."),
      Property("size", \.size, sizeSchema, "Size."),
      Property("glow", \.glow, .number, "Glow.", since: .extended),
      Property("lid", \.lid, Lid.schema, "Lid."),
      Property("anything", \.anything, anySchema, "Anything."),
      Property("kind", \.kind, .literal, "Kind."),
    ]
    let shape = ObjectShape(
      name: "box", documentation: "A box.", rows: properties.map(\.row),
      mistakes: [
        Mistake("title", instead: "name"), Mistake("weight", .boxWeight, message: "a box has no weight"),
        Mistake("rows", effect: .emptiesScreen, remedy: Mistake.Remedy.none),
        Mistake(
          "wide", help: "set `width`",
          remedy: .custom { member, reading in
            QuickFix("Set it", replacing: reading.view.range(member), with: "\"width\": 9")
          }),
      ])
    return ObjectTable(shape: shape, properties: properties)
  }()

  static func schema(_ unknown: UnknownKeys = .reported(by: .unknownKey)) -> Schema<Box> {
    .object(table, blank: Box(), unknown: unknown)
  }
}

/// What reading a text gave.
struct BoxReading {
  let text: MarkedText
  let box: Box?
  let findings: [Finding]
  /// A line for each fact: the string and its role.
  let facts: [String]
  let comments: Int

  init(
    _ marked: String, level: FormatLevel = .base, unknown: UnknownKeys = .reported(by: .unknownKey),
    duplicates: Set<RecordIndex> = []
  ) {
    let text = MarkedText(marked)
    self.text = text
    (box, findings, facts, comments) = SyntaxTree.parse(text.bytes).withView { view in
      var reading = Reading(view, vocabulary: Vocabulary(level: level), duplicates: duplicates)
      let box = Box.schema(unknown).readReporting(0, &reading)
      let facts = reading.facts.map { "\(view.string($0.node)): \($0.role)" }
      return (box, reading.findings, facts, reading.comments.count)
    }
  }
}

/// Reads a text in which the ranges of the findings are marked, and compares what is reported.
@discardableResult
func checkReading(
  _ marked: String, _ expected: [String], level: FormatLevel = .base,
  unknown: UnknownKeys = .reported(by: .unknownKey), sourceLocation: SourceLocation = #_sourceLocation
) -> Box? {
  let reading = BoxReading(marked, level: level, unknown: unknown)
  let bytes = reading.text.bytes
  #expect(FindingDump.marked(reading.findings, in: bytes) == marked, sourceLocation: sourceLocation)
  #expect(FindingDump.lines(of: reading.findings, in: bytes) == expected, sourceLocation: sourceLocation)
  return reading.box
}

/// Rules that only these tests have.
extension RuleDescription {
  static let boxWeight = test("box-weight")
  static let countMissing = test("count-missing")
  static let moodRule = test("mood-rule")
  static let noBlack = test("no-black")
  static let opacityRange = test("opacity-range")
  static let ownRule = test("own-rule")

  private static func test(_ id: String) -> RuleDescription {
    RuleDescription(id, .warning, .structure, summary: "", why: "", bad: "")
  }
}
