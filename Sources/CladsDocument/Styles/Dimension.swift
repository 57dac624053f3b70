public import CladsSchema
import Diagnostics
import JSONSyntax

extension Document {
  /// A length: points, or a share of the container.
  public enum Dimension: Sendable, Hashable {
    /// Points.
    case absolute(Double)
    /// A share of the container, nominally 0 to 1.
    case fractional(Double)
  }

  /// A length written as an object.
  struct DimensionObject: Described {
    var absolute: Double?
    var fractional: Double?
    var origin = Origin.none
  }
}

extension Document.DimensionObject {
  static let table = describe(
    "dimension", "A length: points, or a share of the container.",
    needsOneOf: [["absolute", "fractional"]]
  ) {
    Property("absolute", \.absolute, .points, "Points.")
    Property("fractional", \.fractional, .number, "A share of the container, 0 to 1; wins over `absolute`.")
  }

  static let schema = objectSchema(blank: Document.DimensionObject()) { value, node, seen, reading in
    if value.absolute == nil, value.fractional == nil, seen.isEmpty, !reading.view.isIncomplete(node) {
      reading.report(
        Finding(
          "missing-required-key", at: reading.head(of: node), "a dimension needs `absolute` or `fractional`",
          effect: .rejectsDocument, help: "write a number of points, or `{ \"fractional\": 0.5 }`"))
    }
    if value.absolute != nil, value.fractional != nil {
      let loser = table.member(of: \.absolute, in: node, reading.view).flatMap { reading.removal(of: $0) }
      reading.report(
        Finding(
          "dimension-conflict", at: reading.head(of: node),
          "a size is either `absolute` or `fractional`, but this one has both",
          consequence: "the share counts; the points are not looked at", help: "delete one of them",
          fixes: loser.map { [QuickFix("Delete `absolute`", edits: [$0])] } ?? []))
    }
  }
}

extension Schema where Value == Document.Dimension {
  /// A number of points, `{ "absolute": points }` or `{ "fractional": share }`.
  public static let dimension = Schema(
    shape: .either([.number(nil), Document.DimensionObject.schema.shape])
  ) { node, reading in
    if reading.view.kind(node) == .object {
      guard let object = Document.DimensionObject.schema.read(node, &reading) else { return nil }
      if let share = object.fractional { return .fractional(share) }
      return .absolute(object.absolute ?? 0)
    }
    return Schema<Double>.points.read(node, &reading).map(Document.Dimension.absolute)
  }

  /// A style's size: points; at level `extended` also a share of the container.
  public static let styleSize = Schema(shape: dimension.shape) { node, reading in
    if reading.level == .extended || reading.view.kind(node) == .number {
      return dimension.read(node, &reading)
    }
    let kind = reading.view.kind(node)
    guard kind == .string || kind == .object else { return nil }
    let points = reading.points(meantBy: node)?.text
    reading.report(
      Finding(
        "style-size-unit", at: reading.view.range(node),
        "\(reading.place(of: node)) must be a number of points, not \(reading.phrase(of: node))",
        effect: .rejectsDocument,
        help: "sizes have no unit and no percentage: write a plain number such as `100`",
        fixes: points.map {
          [QuickFix("Write `\($0)`", replacing: reading.view.range(node), with: $0)]
        } ?? []))
    return nil
  }
}

extension Reading {
  /// The points that a size with a unit, or in an object, means.
  fileprivate func points(meantBy node: RecordIndex) -> JSONNumber? {
    guard view.kind(node) == .object else {
      let text = view.string(node)
      return text.contains("%") ? nil : JSONNumber(text.prefix { $0.isASCII && $0.isNumber || $0 == "." })
    }
    guard view.member(named: "fractional", of: node) == nil,
      let absolute = view.member(named: "absolute", of: node), let value = view.value(of: absolute)
    else { return nil }
    return view.number(value).map(JSONNumber.init(value:))
  }
}
