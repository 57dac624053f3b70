/// The names that are close enough to `name` to be what was meant, nearest first, at most `limit`.
///
/// Close is an edit distance of at most a third of the name's length and at least one, but never above
/// `bound`; case does not count, and two swapped neighbours count once. The same name with other capitals
/// comes first.
public func closest(
  to name: String, in names: some Sequence<String>, limit: Int = 3, atMost bound: Int = .max
) -> [String] {
  let wanted = Array(name.lowercased().unicodeScalars)
  guard !wanted.isEmpty, wanted.count <= 200 else { return [] }
  let bound = min(max(1, wanted.count / 3), bound)
  var found: [(distance: Int, name: String)] = []
  for candidate in names where candidate != name {
    let scalars = Array(candidate.lowercased().unicodeScalars)
    guard abs(scalars.count - wanted.count) <= bound else { continue }
    guard let distance = editDistance(wanted, scalars, atMost: bound) else { continue }
    found.append((distance, candidate))
  }
  found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
  var result: [String] = []
  for entry in found where !result.contains(entry.name) && result.count < limit { result.append(entry.name) }
  return result
}

/// The number of insertions, deletions, substitutions and swaps of neighbours between two texts, or nothing when
/// it is above `bound`.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost bound: Int) -> Int? {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  var current = last
  for i in 0..<a.count {
    current[0] = i + 1
    var least = current[0]
    for j in 0..<b.count {
      let cost = a[i] == b[j] ? 0 : 1
      var distance = min(last[j + 1] + 1, current[j] + 1, last[j] + cost)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { distance = min(distance, beforeLast[j - 1] + 1) }
      current[j + 1] = distance
      least = min(least, distance)
    }
    if least > bound { return nil }
    (beforeLast, last, current) = (last, current, beforeLast)
  }
  return last[b.count] <= bound ? last[b.count] : nil
}

/// "did you mean `a`?", "did you mean `a` or `b`?", or nothing when there is nothing to suggest.
public func didYouMean(_ names: [String]) -> String? {
  names.isEmpty ? nil : "did you mean \(listing(names, last: "or"))?"
}

/// The names in backticks, joined with commas and `last`: "`a`, `b` or `c`".
public func listing(_ names: some Collection<String>, last word: String) -> String {
  let quoted = names.map { "`\($0)`" }
  guard quoted.count > 1, let final = quoted.last else { return quoted.first ?? "" }
  return quoted.dropLast().joined(separator: ", ") + " \(word) " + final
}
