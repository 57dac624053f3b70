/// The names that are close enough to `name` to be what was meant, nearest first, at most `limit`.
///
/// Close is an edit distance of at most a third of the name's length and at least one, but never above
/// `bound`; case does not count, and two swapped neighbours count once. The same name with other capitals
/// comes first.
public func closest(
  to name: String, in names: some Sequence<String>, limit: Int = 3, atMost bound: Int = .max
) -> [String] {
  let wanted = Letters(name)
  guard wanted.count > 0, wanted.count <= 200 else { return [] }
  let bound = min(max(1, wanted.count / 3), bound)
  var found: [(distance: Int, name: String)] = []
  for candidate in names where wanted.mayBeClose(to: candidate, atMost: bound) && candidate != name {
    let letters = Letters(candidate)
    guard let distance = editDistance(wanted.scalars, letters.scalars, atMost: bound) else { continue }
    found.append((distance, candidate))
  }
  found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
  var result: [String] = []
  for entry in found where !result.contains(entry.name) && result.count < limit { result.append(entry.name) }
  return result
}

/// The small letters of a name, and which of them occur: enough to pass over most other names without a look.
private struct Letters {
  let scalars: [Unicode.Scalar]
  private let occurring: UInt64

  var count: Int { scalars.count }

  init(_ name: String) {
    scalars = Array(name.lowercased().unicodeScalars)
    occurring = Self.bits(name)
  }

  /// A bit for each letter that occurs, capitals taken as small; other characters share bits.
  private static func bits(_ name: String) -> UInt64 {
    var bits: UInt64 = 0
    for byte in name.utf8 {
      let isCapital = (0x41...0x5A).contains(byte)
      bits |= 1 << UInt64((isCapital ? byte | 0x20 : byte) & 63)
    }
    return bits
  }

  /// Whether the edit distance may be as small as `bound`: each edit changes at most two of the letters.
  func mayBeClose(to candidate: String, atMost bound: Int) -> Bool {
    let isPlain = candidate.utf8.count == candidate.unicodeScalars.count
    guard isPlain, scalars.allSatisfy(\.isASCII) else { return true }
    return abs(candidate.utf8.count - count) <= bound
      && (occurring ^ Self.bits(candidate)).nonzeroBitCount <= 2 * bound
  }
}

/// The number of insertions, deletions, substitutions and swaps of neighbours between two texts, or nothing when
/// it is above `bound`.
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
