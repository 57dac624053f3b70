package import CladsProject

/// A comment that says which clients an object is meant for: `"$comment": "clads: from 4.2 -- new chart"`.
package struct ClientGate: Sendable {
  /// The clients; all if anything in the comment is wrong.
  package let range: ClientRange
  /// The first name that is no client of the project.
  let unknownName: String?
  /// The first word that is neither `from` nor `until`.
  let unknownWord: String?
  /// The indices of a first client that is newer than the last one.
  let contradiction: (first: Int, last: Int)?

  /// What such a comment starts with.
  package static let command = "clads:"

  /// Reads a comment; `nil` if it is about something else.
  package init?(_ comment: String, clients: [String]) {
    guard comment.hasPrefix(Self.command) else { return nil }
    var range = ClientRange.all
    var (unknownName, unknownWord): (String?, String?) = (nil, nil)
    // The reason after `--` is for readers only.
    let words = comment.dropFirst(Self.command.count).split(separator: " ").prefix { !$0.hasPrefix("--") }
    var index = words.startIndex
    while index < words.endIndex {
      let word = words[index]
      guard word == "from" || word == "until" else {
        unknownWord = unknownWord ?? String(word)
        break
      }
      let name = words.index(after: index) < words.endIndex ? String(words[words.index(after: index)]) : ""
      if let client = clients.firstIndex(of: name) {
        if word == "from" { range.first = client } else { range.last = client }
      } else {
        unknownName = unknownName ?? name
      }
      index = min(words.endIndex, words.index(after: index) + 1)
    }
    if words.isEmpty { unknownWord = "" }
    let isRange = range.first <= range.last
    contradiction = isRange ? nil : (range.first, range.last)
    self.range = isRange && unknownName == nil && unknownWord == nil ? range : .all
    self.unknownName = unknownName
    self.unknownWord = unknownWord
  }

  /// The comment for an object that only clients from one on get.
  static func comment(from first: String) -> String { "\(command) from \(first)" }

  /// Finds the comment that keeps an object from some clients.
  ///
  /// - Parameters:
  ///   - excluded: the indices of the clients that must not get it.
  ///   - meant: the indices of those that it is meant for, in order.
  ///   - names: the names of all clients.
  /// - Returns: the comment, and whether they are the older ones; `nil` if they are neither the oldest nor
  ///   the newest of those that it is meant for.
  package static func comment(
    excluding excluded: [Int], of meant: [Int], _ names: [String]
  ) -> (text: String, excludesOlder: Bool)? {
    let others = meant.filter { !excluded.contains($0) }
    guard let first = others.first, let last = others.last else { return nil }
    if excluded.allSatisfy({ $0 < first }) { return (comment(from: names[first]), true) }
    if excluded.allSatisfy({ $0 > last }) { return ("\(command) until \(names[last])", false) }
    return nil
  }
}
