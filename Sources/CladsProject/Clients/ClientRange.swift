/// The clients that a document or a part of it is meant for, by their indices in the project file.
package struct ClientRange: Sendable, Hashable {
  package var first: Int
  package var last: Int

  package func contains(_ index: Int) -> Bool { first <= index && index <= last }

  package func intersection(_ other: ClientRange) -> ClientRange {
    ClientRange(first: max(first, other.first), last: min(last, other.last))
  }

  /// Returns the smallest range with both.
  package func union(_ other: ClientRange) -> ClientRange {
    ClientRange(first: min(first, other.first), last: max(last, other.last))
  }

  /// All clients.
  package static let all = ClientRange(first: 0, last: .max)

  package init(first: Int, last: Int) {
    self.first = first
    self.last = last
  }
}
