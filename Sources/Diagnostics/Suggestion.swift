/// Returns up to `limit` names that are close enough to `name` to be what the author meant, nearest first.
///
/// The edit distance that is allowed grows with the length of `name`, but is never above `bound`. Case is
/// ignored, and swapping two adjacent characters counts as one edit. A name that differs only in case comes
/// first.
///
/// It compares `name` with each of the names, of which there should be few; use `KnownNames` for those that a
/// document declares.
package func closest(
  to name: String, in names: some Sequence<String>, limit: Int = 3, atMost bound: Int = .max
) -> [String] {
  let wanted = Letters(name)
  guard wanted.isComparable, limit > 0 else { return [] }
  let pattern = LetterPattern(wanted)
  var found = NearestNames(limit: limit, bound: wanted.bound(atMost: bound))
  for candidate in names where candidate != name {
    let letters = Letters(candidate)
    guard wanted.mayBeClose(to: letters, atMost: found.bound),
      wanted.mayMean(letters), let distance = pattern.distance(to: letters, atMost: found.bound)
    else { continue }
    found.insert(candidate, distance)
  }
  return found.names
}

/// Returns "did you mean `a`?", "did you mean `a` or `b`?" and so on, or `nil` if `names` is empty.
package func didYouMean(_ names: [String]) -> String? {
  names.isEmpty ? nil : "did you mean \(listing(names, last: "or"))?"
}

/// Returns the names in backticks, joined with commas and "or"; `nil` if there are none, or too many or too
/// long ones to repeat in every finding about them.
package func shortListing(_ names: some Collection<String>) -> String? {
  guard (1...6).contains(names.count), names.allSatisfy({ $0.utf8.count <= 100 }) else { return nil }
  return listing(names, last: "or")
}

/// Returns the names in backticks, joined with commas and the conjunction `last`: "`a`, `b` or `c`".
package func listing(_ names: some Collection<String>, last conjunction: String) -> String {
  joined(names.map { "`\($0)`" }, last: conjunction)
}

/// Returns texts joined with commas and the conjunction `last`: "a, b or c".
package func joined(_ texts: [String], last conjunction: String) -> String {
  guard texts.count > 1, let final = texts.last else { return texts.first ?? "" }
  return texts.dropLast().joined(separator: ", ") + " \(conjunction) " + final
}
