public import Diagnostics
public import JSONSyntax

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
  ///
  /// - Parameter isEntry: whether the value is one of many, so that leaving it out is fine.
  @inlinable
  public func readReporting(
    _ node: RecordIndex, _ reading: inout Reading, mismatch: Mismatch = .rejects, isEntry: Bool = false
  ) -> Value? {
    reading.isReported = false
    if let value = body(node, &reading) { return value }
    if !reading.isReported {
      reading.reportMismatch(at: node, expected: shape, mismatch, isEntry: isEntry)
    }
    return nil
  }

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

  /// A schema that is only looked up when it is used: for shapes that contain themselves.
  public static func named(_ name: String, _ schema: @escaping @Sendable () -> Schema) -> Schema {
    Schema(shape: .named(name) { schema().shape }) { node, reading in schema().read(node, &reading) }
  }
}
