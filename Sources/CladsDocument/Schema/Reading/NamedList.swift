package import JSONSyntax

/// An entry of a map.
public struct Named<Value: Sendable>: Sendable {
  /// The key.
  public let name: String
  /// The record of the key.
  package let key: RecordIndex
  /// The record of the value.
  package let node: RecordIndex
  /// The value.
  public var value: Value

  /// Creates an entry; one that was not read from a text has the default records.
  package init(name: String, key: RecordIndex = 0, node: RecordIndex = 0, value: Value) {
    self.name = name
    self.key = key
    self.node = node
    self.value = value
  }
}

/// Entries are equal if their keys and values are; where they were read does not matter.
extension Named: Equatable where Value: Equatable {
  public static func == (a: Named, b: Named) -> Bool { a.name == b.name && a.value == b.value }
}

extension Named: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(value)
  }
}

/// A map whose entries keep their order, as written. It is used like a dictionary: `styles["title"]`.
///
/// A map that was read from a text may have several entries of one name; the first one counts.
public struct NamedList<Value: Sendable>: Sendable {
  /// The entries, in order.
  public private(set) var entries: [Named<Value>]

  /// Creates a map with the given entries.
  public init(_ entries: [Named<Value>] = []) { self.entries = entries }

  /// Creates a map with the entries of a dictionary, sorted by name.
  public init(_ dictionary: [String: Value]) {
    entries = dictionary.sorted { $0.key < $1.key }.map { Named(name: $0.key, value: $0.value) }
  }

  /// The value of the first entry with this name; `nil` if there is none.
  ///
  /// Setting it changes that entry or appends one; setting `nil` removes every entry of the name.
  public subscript(name: String) -> Value? {
    get { entries.first { $0.name == name }?.value }
    set {
      guard let newValue else { return entries.removeAll { $0.name == name } }
      if let index = entries.firstIndex(where: { $0.name == name }) {
        entries[index].value = newValue
      } else {
        entries.append(Named(name: name, value: newValue))
      }
    }
  }

  /// The value of the first entry with this name, or `defaultValue` if there is none.
  public subscript(name: String, default defaultValue: @autoclosure () -> Value) -> Value {
    get { self[name] ?? defaultValue() }
    set { self[name] = newValue }
  }

  /// The names of the entries, in order.
  public var keys: [String] { entries.map(\.name) }
  /// The values of the entries, in order.
  public var values: [Value] { entries.map(\.value) }

  /// Returns the values by name; if names are equal, the first one is kept.
  package func valuesByName() -> [String: Value] {
    var values: [String: Value] = [:]
    values.reserveCapacity(entries.count)
    for entry in entries.reversed() { values[entry.name] = entry.value }
    return values
  }

  /// Adds an entry at the end.
  public mutating func append(_ entry: Named<Value>) { entries.append(entry) }
}

extension NamedList: RandomAccessCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { entries.count }
  @inlinable public subscript(position: Int) -> Named<Value> { entries[position] }

  /// Returns an iterator over the entries.
  @inlinable
  public func makeIterator() -> IndexingIterator<[Named<Value>]> { entries.makeIterator() }
}

extension NamedList: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  public init(arrayLiteral entries: Named<Value>...) { self.init(entries) }

  /// Creates a map with the entries of a literal, in order.
  public init(dictionaryLiteral elements: (String, Value)...) {
    // Many a `?? [:]` is in a loop.
    self.init(elements.isEmpty ? [] : elements.map { Named(name: $0, value: $1) })
  }
}

/// Maps are equal if they have equal values under the same names, in any order.
extension NamedList: Equatable where Value: Equatable {
  public static func == (a: NamedList, b: NamedList) -> Bool {
    a.entries == b.entries || a.valuesByName() == b.valuesByName()
  }
}

extension NamedList: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(valuesByName()) }
}

/// A map whose values have any type.
package protocol NamedEntries {
  /// The names and values of the entries, in order.
  var pairs: [(name: String, value: any Sendable)] { get }
}

extension NamedList: NamedEntries {
  package var pairs: [(name: String, value: any Sendable)] {
    entries.map { ($0.name, $0.value as any Sendable) }
  }
}
