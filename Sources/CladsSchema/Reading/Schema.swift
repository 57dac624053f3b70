public import Diagnostics
public import JSONSyntax
import SourceText

/// A shape together with the way to read a Swift value of that shape; one declaration builds both.
public struct Schema<Value: Sendable>: Sendable {
  /// What the value may be.
  public let shape: Shape
  @usableFromInline let body: @Sendable (RecordIndex, inout Reading) -> Value?

  /// Creates a schema. `read` answers nothing when the value has another shape; unless it sets
  /// `Reading.isReported`, whoever asked reports that.
  @inlinable
  public init(shape: Shape, read: @escaping @Sendable (RecordIndex, inout Reading) -> Value?) {
    self.shape = shape
    body = read
  }

  /// Reads the value at `node`.
  @inlinable
  public func read(_ node: RecordIndex, _ reading: inout Reading) -> Value? { body(node, &reading) }

  /// Reads the value at `node` and reports when it has another shape.
  @inlinable
  public func readReporting(
    _ node: RecordIndex, _ reading: inout Reading, mismatch: Mismatch = .rejects
  ) -> Value? {
    reading.isReported = false
    if let value = body(node, &reading) { return value }
    if !reading.isReported { reading.reportMismatch(at: node, expected: shape, mismatch) }
    return nil
  }

  /// The same schema with other words for what it takes.
  public func described(as shape: Shape) -> Schema { Schema(shape: shape, read: body) }

  /// The schema of another type, made from the value read.
  @inlinable
  public func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> Schema<Other> {
    let body = body
    return Schema<Other>(shape: shape) { node, reading in body(node, &reading).map(transform) }
  }

  /// Adds a message of its own for values of certain JSON kinds that authors often write here.
  public func refusing(
    _ kinds: Set<SyntaxKind>, _ finding: @escaping @Sendable (RecordIndex, borrowing Reading) -> Finding?
  ) -> Schema {
    let body = body
    return Schema(shape: shape) { node, reading in
      if kinds.contains(reading.view.kind(node)), let finding = finding(node, reading) {
        reading.report(finding)
        return nil
      }
      return body(node, &reading)
    }
  }

  /// Tries `self`, then `other`, by the JSON kind of the value.
  public func or(_ other: Schema, when kinds: Set<SyntaxKind>) -> Schema {
    let first = body
    let second = other.body
    return Schema(shape: .either([shape, other.shape])) { node, reading in
      kinds.contains(reading.view.kind(node)) ? second(node, &reading) : first(node, &reading)
    }
  }

  /// A schema that is only looked up when it is used: for shapes that contain themselves.
  public static func named(_ name: String, _ schema: @escaping @Sendable () -> Schema) -> Schema {
    Schema(shape: .named(name) { schema().shape }) { node, reading in schema().read(node, &reading) }
  }
}

extension Reading {
  /// Reports a value that has another shape than the one expected.
  public mutating func reportMismatch(at node: RecordIndex, expected: Shape, _ mismatch: Mismatch) {
    let kind = view.kind(node)
    if kind == .invalid || view.flags(node).contains(.malformed) {
      isReported = true
      return
    }
    if kind == .null {
      return report(
        Finding(
          "null-not-allowed", at: view.range(node), "\(place(of: node)) must not be `null`",
          effect: mismatch.effect, help: "write \(expected.phrase), or leave it out"))
    }
    report(
      Finding(
        mismatch.id, at: view.range(node),
        "\(place(of: node)) must be \(expected.phrase), not \(phrase(of: node))", effect: mismatch.effect,
        fixes: conversions(of: node, to: expected)))
  }

  /// Fixes that spell the same value in the expected type.
  private func conversions(of node: RecordIndex, to expected: Shape) -> [QuickFix] {
    let range = view.range(node)
    let text = sourceText(range)
    switch (view.kind(node), expected) {
    case (.string, .number), (.string, .integer):
      let content = view.string(node)
      guard let value = Double(content), value.isFinite else { return [] }
      return [QuickFix("Write `\(content)` without quotes", replacing: range, with: content)]
    case (.string, .boolean):
      let content = view.string(node)
      guard content == "true" || content == "false" else { return [] }
      return [QuickFix("Write `\(content)` without quotes", replacing: range, with: content)]
    case (.number, .string), (.true, .string), (.false, .string):
      return [QuickFix("Put `\(text)` in quotes", replacing: range, with: "\"\(text)\"")]
    case (.object, .array), (.string, .array):
      return [
        QuickFix(
          "Wrap it in a list",
          edits: [
            .init(range: .init(range.start, range.start), newText: "["),
            .init(range: .init(range.end, range.end), newText: "]"),
          ])
      ]
    default: return []
    }
  }
}
