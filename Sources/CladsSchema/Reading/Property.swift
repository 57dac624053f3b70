public import Diagnostics
public import JSONSyntax

/// One row of an object's table: the description of a key and the way to store its value.
public struct Property<Root>: Sendable {
  /// What describes the key.
  public let row: Row
  /// The stored property the key fills.
  public let path: (any PartialKeyPath<Root> & Sendable)
  @usableFromInline
  let store: @Sendable (RecordIndex, inout Reading, UnsafeMutablePointer<Root>) -> Void
  /// Overwrites the property of the second value with that of the first, unless that is absent.
  public let copy: @Sendable (Root, inout Root) -> Void

  @usableFromInline
  init(
    row: Row, path: any PartialKeyPath<Root> & Sendable,
    copy: @escaping @Sendable (Root, inout Root) -> Void,
    store: @escaping @Sendable (RecordIndex, inout Reading, UnsafeMutablePointer<Root>) -> Void
  ) {
    self.copy = copy
    self.row = row
    self.path = path
    self.store = store
  }

  /// Describes the key `name`, which fills `path` when it is present and well-formed.
  ///
  /// - Parameters:
  ///   - documentation: what the key means, in sentences.
  ///   - defaultText: what holds when it is absent, as it would be written.
  ///   - isRequired: whether the decoder needs it.
  ///   - mismatch: what happens to a value of another type.
  ///   - missing: the rule that speaks when a required key is absent.
  ///   - level: the level that introduced the key.
  ///   - atBase: the rule that speaks while reading about a key of level `extended` at level `base`.
  ///   - baseFix: what mends it there, when deleting the key is not the best.
  ///   - elsewhere: the rule that speaks when a kind does not use this shared key.
  @inlinable
  public init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value?> & Sendable, _ schema: Schema<Value>,
    _ documentation: String, default defaultText: String? = nil, required isRequired: Bool = false,
    onMismatch mismatch: Mismatch = .rejects, missing: DiagnosticID = "missing-required-key",
    since level: FormatLevel = .base, atBase: DiagnosticID? = "unknown-key",
    baseFix: (@Sendable (RecordIndexOfMember, borrowing Reading) -> QuickFix?)? = nil,
    elsewhere: DiagnosticID = "inapplicable-key"
  ) {
    let row = Row(
      name: name, shape: schema.shape, documentation: documentation, defaultText: defaultText,
      isRequired: isRequired, mismatch: mismatch, missing: missing, level: level, atBase: atBase,
      baseFix: baseFix, elsewhere: elsewhere)
    let offset = MemoryLayout<Root>.offset(of: path)
    let copy: @Sendable (Root, inout Root) -> Void = { source, target in
      guard let offset else {
        if let value = source[keyPath: path] { target[keyPath: path] = value }
        return
      }
      let value = withUnsafePointer(to: source) {
        (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: Value?.self).pointee
      }
      guard let value else { return }
      withUnsafeMutablePointer(to: &target) {
        (UnsafeMutableRawPointer($0) + offset).assumingMemoryBound(to: Value?.self).pointee = value
      }
    }
    self.init(row: row, path: path, copy: copy) { node, reading, root in
      guard let value = schema.readReporting(node, &reading, mismatch: mismatch) else { return }
      if let offset {
        (UnsafeMutableRawPointer(root) + offset).assumingMemoryBound(to: Value?.self).pointee = value
      } else {
        root.pointee[keyPath: path] = value
      }
    }
  }

  /// Describes the key `name`, which replaces the blank value at `path` when it is present and well-formed.
  @inlinable
  public init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ schema: Schema<Value>,
    _ documentation: String, default defaultText: String? = nil, required isRequired: Bool = false,
    onMismatch mismatch: Mismatch = .rejects, missing: DiagnosticID = "missing-required-key",
    since level: FormatLevel = .base, atBase: DiagnosticID? = "unknown-key",
    baseFix: (@Sendable (RecordIndexOfMember, borrowing Reading) -> QuickFix?)? = nil,
    elsewhere: DiagnosticID = "inapplicable-key"
  ) {
    let row = Row(
      name: name, shape: schema.shape, documentation: documentation, defaultText: defaultText,
      isRequired: isRequired, mismatch: mismatch, missing: missing, level: level, atBase: atBase,
      baseFix: baseFix, elsewhere: elsewhere)
    let offset = MemoryLayout<Root>.offset(of: path)
    let copy: @Sendable (Root, inout Root) -> Void = { $1[keyPath: path] = $0[keyPath: path] }
    self.init(row: row, path: path, copy: copy) { node, reading, root in
      guard let value = schema.readReporting(node, &reading, mismatch: mismatch) else { return }
      if let offset {
        (UnsafeMutableRawPointer(root) + offset).assumingMemoryBound(to: Value.self).pointee = value
      } else {
        root.pointee[keyPath: path] = value
      }
    }
  }
}

/// Collects the rows of an object's table.
@resultBuilder
public enum PropertyBuilder<Root> {
  /// One row.
  public static func buildExpression(_ property: Property<Root>) -> [Property<Root>] { [property] }
  /// Rows of another table.
  public static func buildExpression(_ properties: [Property<Root>]) -> [Property<Root>] { properties }
  /// One of two tables.
  public static func buildEither(first: [Property<Root>]) -> [Property<Root>] { first }
  /// One of two tables.
  public static func buildEither(second: [Property<Root>]) -> [Property<Root>] { second }
  /// All rows.
  public static func buildBlock(_ parts: [Property<Root>]...) -> [Property<Root>] { parts.flatMap { $0 } }
}
