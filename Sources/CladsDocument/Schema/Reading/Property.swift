package import Diagnostics
import JSONSyntax

/// One row of an object's table: the description of a key, and how its value is read and stored.
public struct Property<Root>: Sendable {
  /// The description of the key.
  package let row: Row
  /// The property that the key fills.
  package let path: (any PartialKeyPath<Root> & Sendable)
  /// Reads the value at a record and stores it in the initialized `Root` at the pointer.
  ///
  /// A table is an array of rows whose properties have different types, so the type of a value is only known
  /// inside this closure, and the property must be reached through its key path. A write through a key path
  /// calls into the runtime: about 60 ns a key, where a write to the address takes 4 ns. Documents have
  /// thousands of keys and are read again after every keystroke, so the offset of the property is computed
  /// once, when the table is built, and values are written through it.
  ///
  /// This is sound because:
  /// - `MemoryLayout.offset(of:)` is `nil` unless the key path names storage that lies directly inside
  ///   `Root`. Computed properties, properties with observers and members of classes take the path through
  ///   `subscript(keyPath:)`.
  /// - The key path is statically a `WritableKeyPath<Root, Value?>` (or `<Root, Value>`), so the memory at
  ///   the offset is bound to exactly that type, which is all that `assumingMemoryBound(to:)` requires.
  /// - `root` points to an initialized value (`blank`), so an assignment to `pointee` releases the old value.
  /// - `ObjectTable.read` is called inside `withUnsafeMutablePointer(to:)` on a local variable, which has
  ///   exclusive access to the whole value for as long as the pointer exists.
  let store: @Sendable (RecordIndex, inout Reading, UnsafeMutablePointer<Root>) -> Void
  /// Copies the property of the first value to the second; an absent (`nil`) value leaves the second
  /// unchanged.
  package let copy: @Sendable (Root, inout Root) -> Void
  /// Returns the property; `nil` if it is absent.
  package let value: @Sendable (Root) -> (any Sendable)?
  /// Whether the property is `nil` if the key is absent; if not, it has the blank value then.
  package let isOptional: Bool

  init(
    row: Row, path: any PartialKeyPath<Root> & Sendable,
    copy: @escaping @Sendable (Root, inout Root) -> Void,
    isOptional: Bool, value: @escaping @Sendable (Root) -> (any Sendable)?,
    store: @escaping @Sendable (RecordIndex, inout Reading, UnsafeMutablePointer<Root>) -> Void
  ) {
    self.copy = copy
    self.isOptional = isOptional
    self.value = value
    self.row = row
    self.path = path
    self.store = store
  }

  /// Describes the key `name`, which fills `path` when it is present and well-formed.
  ///
  /// - Parameters:
  ///   - name: the key.
  ///   - path: the property that it fills.
  ///   - schema: what its value may be.
  ///   - documentation: what it means, for completion and hover.
  ///   - defaultText: what the app uses without it, as JSON.
  ///   - isRequired: whether an object without it is a finding.
  public init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value?> & Sendable, _ schema: Schema<Value>,
    _ documentation: String, default defaultText: String? = nil, required isRequired: Bool = false
  ) {
    self.init(
      name, path, schema, documentation, default: defaultText, required: isRequired, onMismatch: .rejects)
  }

  /// Describes the key `name`, which replaces the value at `path` when it is present and well-formed; the
  /// parameters are those of an optional property.
  public init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ schema: Schema<Value>,
    _ documentation: String, default defaultText: String? = nil, required isRequired: Bool = false
  ) {
    self.init(
      name, path, schema, documentation, default: defaultText, required: isRequired, onMismatch: .rejects)
  }

  /// Describes the key `name`, which fills `path` when it is present and well-formed.
  ///
  /// The other parameters are the properties of ``Row``.
  package init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value?> & Sendable, _ schema: Schema<Value>,
    _ documentation: String, default defaultText: String? = nil, required isRequired: Bool = false,
    onMismatch mismatch: Mismatch = .rejects, missing: RuleDescription = .missingRequiredKey,
    since level: FormatLevel = .base, atBase: RuleDescription? = .unknownKey,
    baseFix: (@Sendable (MemberIndex, borrowing Reading) -> QuickFix?)? = nil,
    elsewhere: RuleDescription = .inapplicableKey, example: Row.Example? = nil, values: Row.Values? = nil
  ) {
    let row = Row(
      name: name, shape: schema.shape, documentation: documentation, defaultText: defaultText,
      isRequired: isRequired, mismatch: mismatch, missing: missing, level: level, atBase: atBase,
      baseFix: baseFix, elsewhere: elsewhere, example: example, values: values)
    // Why offsets are used, and why that is sound: see `store`.
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
    let value: @Sendable (Root) -> (any Sendable)? = { $0[keyPath: path] }
    self.init(row: row, path: path, copy: copy, isOptional: true, value: value) { node, reading, root in
      let count = reading.findings.count
      let value = schema.readReporting(node, &reading, mismatch: mismatch)
      if let example, reading.findings.count > count { reading.prefer(example, for: node, since: count) }
      guard let value else { return }
      if let offset {
        (UnsafeMutableRawPointer(root) + offset).assumingMemoryBound(to: Value?.self).pointee = value
      } else {
        root.pointee[keyPath: path] = value
      }
    }
  }

  /// Describes the key `name`, which replaces the blank value at `path` when it is present and well-formed.
  package init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ schema: Schema<Value>,
    _ documentation: String, default defaultText: String? = nil, required isRequired: Bool = false,
    onMismatch mismatch: Mismatch = .rejects, missing: RuleDescription = .missingRequiredKey,
    since level: FormatLevel = .base, atBase: RuleDescription? = .unknownKey,
    baseFix: (@Sendable (MemberIndex, borrowing Reading) -> QuickFix?)? = nil,
    elsewhere: RuleDescription = .inapplicableKey, example: Row.Example? = nil, values: Row.Values? = nil
  ) {
    let row = Row(
      name: name, shape: schema.shape, documentation: documentation, defaultText: defaultText,
      isRequired: isRequired, mismatch: mismatch, missing: missing, level: level, atBase: atBase,
      baseFix: baseFix, elsewhere: elsewhere, example: example, values: values)
    // Why offsets are used, and why that is sound: see `store`.
    let offset = MemoryLayout<Root>.offset(of: path)
    let copy: @Sendable (Root, inout Root) -> Void = { $1[keyPath: path] = $0[keyPath: path] }
    let value: @Sendable (Root) -> (any Sendable)? = { $0[keyPath: path] }
    self.init(row: row, path: path, copy: copy, isOptional: false, value: value) { node, reading, root in
      let count = reading.findings.count
      let value = schema.readReporting(node, &reading, mismatch: mismatch)
      if let example, reading.findings.count > count { reading.prefer(example, for: node, since: count) }
      guard let value else { return }
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
  public static func buildExpression(_ property: Property<Root>) -> [Property<Root>] { [property] }
  public static func buildExpression(_ properties: [Property<Root>]) -> [Property<Root>] { properties }
  public static func buildEither(first: [Property<Root>]) -> [Property<Root>] { first }
  public static func buildEither(second: [Property<Root>]) -> [Property<Root>] { second }
  public static func buildBlock(_ parts: [Property<Root>]...) -> [Property<Root>] { parts.flatMap { $0 } }
}
