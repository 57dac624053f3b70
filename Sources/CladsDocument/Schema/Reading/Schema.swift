package import Diagnostics
package import JSONSyntax

/// A shape, together with a function that reads a Swift value of that shape; one declaration makes both.
public struct Schema<Value: Sendable>: Sendable {
  /// The shape of the JSON value.
  package let shape: Shape
  let body: @Sendable (RecordIndex, inout Reading) -> Value?

  /// Creates a schema. `read` returns `nil` if the value does not have the shape; the caller reports that,
  /// unless `read` has set `Reading.isReported`.
  package init(shape: Shape, read: @escaping @Sendable (RecordIndex, inout Reading) -> Value?) {
    self.shape = shape
    body = read
  }

  /// Reads the value at `node`; returns `nil` if it does not have the shape.
  package func read(_ node: RecordIndex, _ reading: inout Reading) -> Value? { body(node, &reading) }

  /// Reads the value at `node`; reports it and returns `nil` if it does not have the shape. An entry of an
  /// array or a map (`isEntry`) may be deleted to fix it.
  package func readReporting(
    _ node: RecordIndex, _ reading: inout Reading, mismatch: Mismatch = .rejects, isEntry: Bool = false
  ) -> Value? {
    reading.isReported = false
    if let value = body(node, &reading) { return value }
    if !reading.isReported {
      reading.reportMismatch(at: node, expected: shape, mismatch, isEntry: isEntry)
    }
    return nil
  }

  /// Returns a schema of the same shape that transforms the value.
  public func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> Schema<Other> {
    let body = body
    return Schema<Other>(shape: shape) { node, reading in body(node, &reading).map(transform) }
  }

  /// Returns a schema that reports values of certain JSON kinds, which authors often write here by mistake,
  /// with a finding of their own. If `finding` returns `nil`, the value is read as before.
  package func refusing(
    _ kinds: Set<SyntaxKind>, takesTemplates: Bool = false,
    _ finding: @escaping @Sendable (RecordIndex, borrowing Reading) -> Finding?
  ) -> Schema {
    let body = body
    return Schema(shape: shape) { node, reading in
      reading.refuses(node, kinds, takesTemplates, shape, finding) ? nil : body(node, &reading)
    }
  }

  /// Returns a schema that is only created when it is used, for shapes that contain themselves.
  public static func named(_ name: String, _ schema: @escaping @Sendable () -> Schema) -> Schema {
    Schema(shape: .named(name) { schema().shape }) { node, reading in schema().read(node, &reading) }
  }
}

extension Reading {
  /// Reports a value of one of these JSON kinds; returns whether there was a finding.
  fileprivate mutating func refuses(
    _ node: RecordIndex, _ kinds: Set<SyntaxKind>, _ takesTemplates: Bool, _ shape: Shape,
    _ finding: (RecordIndex, borrowing Reading) -> Finding?
  ) -> Bool {
    guard kinds.contains(view.kind(node)), var finding = finding(node, self) else { return false }
    if !takesTemplates, view.looksLikeTemplate(node) {
      report(templateFinding(at: node, shape, finding.id, finding.diagnostic.effect))
      return true
    }
    if let fix = takingOut(of: node, for: shape) { finding.diagnostic.fixes.insert(fix, at: 0) }
    report(finding)
    return true
  }
}
