/// Returns up to `limit` names that are close enough to `name` to be what the author meant, nearest first.
///
/// The edit distance may be a third of the length of `name`, or one for short names, but never above `bound`.
/// Case is ignored, and swapping two adjacent characters counts as one edit. A name that differs only in case
/// comes first.
public func closest(
  to name: String, in names: some Sequence<String>, limit: Int = 3, atMost bound: Int = .max
) -> [String] {
  let wanted = Characters(name)
  guard wanted.count > 0, wanted.count <= 200 else { return [] }
  let bound = min(max(1, wanted.count / 3), bound)
  var found: [(distance: Int, name: String)] = []
  for candidate in names where wanted.mayBeClose(to: candidate, atMost: bound) && candidate != name {
    let letters = Characters(candidate)
    guard let distance = editDistance(wanted.scalars, letters.scalars, atMost: bound) else { continue }
    found.append((distance, candidate))
  }
  found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
  var result: [String] = []
  for entry in found where !result.contains(entry.name) && result.count < limit { result.append(entry.name) }
  return result
}

/// The lowercase characters of a name with the set of those that occur.
///
/// Comparing the sets rules out most candidates without computing their edit distance.
private struct Characters {
  let scalars: [Unicode.Scalar]
  private let letterSet: UInt64

  var count: Int { scalars.count }

  init(_ name: String) {
    scalars = Array(name.lowercased().unicodeScalars)
    letterSet = Self.bits(name)
  }

  /// Returns a set with one bit for each letter that occurs, regardless of case; other bytes share bits.
  private static func bits(_ name: String) -> UInt64 {
    var bits: UInt64 = 0
    for byte in name.utf8 {
      let isCapital = (0x41...0x5A).contains(byte)
      bits |= 1 << UInt64((isCapital ? byte | 0x20 : byte) & 63)
    }
    return bits
  }

  /// Whether the edit distance can be `bound` or less: one edit changes at most two bits of the set.
  func mayBeClose(to candidate: String, atMost bound: Int) -> Bool {
    let isPlain = candidate.utf8.count == candidate.unicodeScalars.count
    guard isPlain, scalars.allSatisfy(\.isASCII) else { return true }
    return abs(candidate.utf8.count - count) <= bound
      && (letterSet ^ Self.bits(candidate)).nonzeroBitCount <= 2 * bound
  }
}

/// Returns the edit distance between two texts, or `nil` if it is above `bound`.
///
/// Insertions, deletions, substitutions and swaps of adjacent characters count as one edit each.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost bound: Int) -> Int? {
  guard abs(a.count - b.count) <= bound else { return nil }
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

/// Returns "did you mean `a`?", "did you mean `a` or `b`?" and so on, or `nil` if `names` is empty.
public func didYouMean(_ names: [String]) -> String? {
  names.isEmpty ? nil : "did you mean \(listing(names, last: "or"))?"
}

/// Returns the names in backticks, joined with commas and the conjunction `last`: "`a`, `b` or `c`".
public func listing(_ names: some Collection<String>, last conjunction: String) -> String {
  let quoted = names.map { "`\($0)`" }
  guard quoted.count > 1, let final = quoted.last else { return quoted.first ?? "" }
  return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + final
}
