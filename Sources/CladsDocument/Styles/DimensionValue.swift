import Diagnostics
import JSONSyntax
import SourceText

extension Document {
  /// A length: points, or a fraction of the container.
  public enum DimensionValue: Sendable, Hashable {
    /// Points.
    case absolute(Double)
    /// A fraction of the container, nominally 0 to 1.
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
    "dimension", "A length: points, or a fraction of the container.",
    needsOneOf: [["absolute", "fractional"]]
  ) {
    Property("absolute", \.absolute, .points, "Length in points.")
    Property(
      "fractional", \.fractional, .number,
      "Fraction of the container without its insets, 0 to 1; wins over `absolute`.")
  }

  static let schema = objectSchema(blank: Document.DimensionObject()) { value, node, seen, reading in
    if value.absolute == nil, value.fractional == nil, seen.isEmpty, !reading.view.isIncomplete(node) {
      reading.report(
        Finding(
          .missingRequiredKey, at: reading.head(of: node), "`absolute` or `fractional` is required here",
          effect: .rejectsDocument, help: "write a number of points, or `{ \"fractional\": 0.5 }`"
        ).about(.missing(["absolute", "fractional"], object: reading.view.range(node).start)))
    }
    if value.absolute != nil, value.fractional != nil {
      let ignored = table.member(of: \.absolute, in: node, reading.view).flatMap { reading.removal(of: $0) }
      reading.report(
        Finding(
          .dimensionConflict, at: reading.head(of: node),
          "this dimension has both `absolute` and `fractional`",
          consequence: "`fractional` wins; `absolute` is ignored", help: "delete one of them",
          fixes: ignored.map { [QuickFix("Delete `absolute`", edits: [$0])] } ?? []))
    }
  }
}

extension Schema where Value == Document.DimensionValue {
  /// A number of points, `{ "absolute": points }` or `{ "fractional": fraction }`.
  package static let dimension = Schema(
    shape: .either([.number(nil), Document.DimensionObject.schema.shape])
  ) { node, reading in
    if reading.view.kind(node) == .object {
      guard let object = Document.DimensionObject.schema.read(node, &reading) else { return nil }
      if let fraction = object.fractional { return .fractional(fraction) }
      return .absolute(object.absolute ?? 0)
    }
    if reading.reportPercentage(node) { return nil }
    return Schema<Double>.points.read(node, &reading).map(Document.DimensionValue.absolute)
  }

  /// A size in a style: points; at level `extended`, also a fraction of the container.
  package static let styleSize = Schema(
    shape: .either([.number(nil), Document.DimensionObject.schema.shape.since(.extended)])
  ) { node, reading in
    if reading.level == .extended || reading.view.kind(node) == .number {
      return dimension.read(node, &reading)
    }
    let kind = reading.view.kind(node)
    guard kind == .string || kind == .object else { return nil }
    if reading.view.looksLikeTemplate(node) {
      reading.report(
        reading.templateFinding(at: node, .number(nil), RuleDescription.styleSizeUnit.id, .rejectsDocument))
      return nil
    }
    let points = reading.points(meantBy: node)?.text
    reading.report(
      Finding(
        .styleSizeUnit, at: reading.view.range(node),
        "\(reading.place(of: node)) must be a number of points, not \(reading.phrase(of: node))",
        effect: .rejectsDocument,
        help: "write a plain number such as `100`; units and percentages are not supported",
        fixes: points.map {
          [QuickFix("Write `\($0)`", replacing: reading.view.range(node), with: $0)]
        } ?? []))
    return nil
  }
}

extension Reading {
  /// Reports a percentage, which is written as a fraction; returns `false` for other values.
  fileprivate mutating func reportPercentage(_ node: RecordIndex) -> Bool {
    guard view.kind(node) == .string else { return false }
    let text = view.string(node)
    guard text.hasSuffix("%"), let percentage = JSONNumber(text.dropLast()) else { return false }
    let fraction = JSONNumber(value: percentage.value / 100).text
    let object = Document.DimensionObject.table.member(\.fractional, fraction)
    report(
      Finding(
        .wrongType, at: view.range(node),
        "\(place(of: node)) must be a number of points or a fraction, not a percentage",
        effect: .rejectsDocument, help: "write `{ \(object) }`",
        fixes: [QuickFix("Write `{ \(object) }`", replacing: view.range(node), with: "{ \(object) }")]))
    return true
  }

  /// Returns the points meant by a size with a unit or in an object, or `nil` if that is not clear.
  func points(meantBy node: RecordIndex) -> JSONNumber? {
    if view.kind(node) == .number { return JSONNumber(text(of: node)) }
    guard view.kind(node) == .object else {
      let text = view.string(node)
      return text.contains("%") ? nil : JSONNumber(text.prefix { $0.isASCII && $0.isNumber || $0 == "." })
    }
    let table = Document.DimensionObject.table
    guard table.member(of: \.fractional, in: node, view) == nil,
      let value = table.value(of: \.absolute, in: node, view)
    else { return nil }
    return view.number(value).map(JSONNumber.init(value:))
  }
}
