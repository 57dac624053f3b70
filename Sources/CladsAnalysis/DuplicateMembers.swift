import CladsDocument
package import Diagnostics
package import JSONSyntax
import SourceText

/// A member with the name of an earlier member of the same object.
package struct DuplicateMember: Sendable, Hashable {
  /// The later member.
  package let member: RecordIndex
  /// The first member of that name, which wins.
  package let first: RecordIndex
}

/// Finds members with equal names, in one pass over all objects.
package enum DuplicateMembers {
  /// Returns the later members, in document order of their objects.
  package static func find(below root: RecordIndex = 0, in view: SyntaxView) -> [DuplicateMember] {
    var duplicates: [DuplicateMember] = []
    var recent: [(hash: UInt32, member: RecordIndex)] = []
    var index = root
    let count = root == 0 ? RecordIndex(truncatingIfNeeded: view.records.count) : view.indexAfter(root)
    var cancellation = CancellationCheck()
    while index < count, !cancellation.isCanceled() {
      if view.kind(index) == .object { collect(index, view, &recent, &duplicates, &cancellation) }
      index = view.kind(index) == .member ? index &+ 2 : index &+ 1
    }
    return duplicates
  }

  private static func collect(
    _ object: RecordIndex, _ view: SyntaxView, _ recent: inout [(hash: UInt32, member: RecordIndex)],
    _ duplicates: inout [DuplicateMember], _ cancellation: inout CancellationCheck
  ) {
    recent.removeAll(keepingCapacity: true)
    for member in view.members(of: object) where !cancellation.isCanceled() {
      recent.append((hash(member, view), member))
    }
    // Comparing all pairs of hashes is faster than a dictionary for the small objects that documents consist
    // of.
    if recent.count > 24 { return collectMany(recent, view, &duplicates, &cancellation) }
    for later in recent.indices {
      for earlier in 0..<later
      where recent[earlier].hash == recent[later].hash
        && equal(recent[earlier].member, recent[later].member, view)
      {
        duplicates.append(DuplicateMember(member: recent[later].member, first: recent[earlier].member))
        break
      }
    }
  }

  private static func collectMany(
    _ members: [(hash: UInt32, member: RecordIndex)], _ view: SyntaxView,
    _ duplicates: inout [DuplicateMember], _ cancellation: inout CancellationCheck
  ) {
    var seen: [UInt32: [RecordIndex]] = [:]
    seen.reserveCapacity(members.count)
    // The members whose hash too many others have; documents can be made of such names.
    var crowded: [String: RecordIndex] = [:]
    for (hash, member) in members where !cancellation.isCanceled() {
      let similar = seen[hash] ?? []
      if let first = similar.first(where: { equal($0, member, view) }) {
        duplicates.append(DuplicateMember(member: member, first: first))
      } else if similar.count < 8 {
        seen[hash, default: []].append(member)
      } else if let first = crowded[view.string(view.name(of: member))] {
        duplicates.append(DuplicateMember(member: member, first: first))
      } else if view.range(view.name(of: member)).utf8Count > 0 {
        crowded[view.string(view.name(of: member))] = member
      }
    }
  }

  private static func hash(_ member: RecordIndex, _ view: SyntaxView) -> UInt32 {
    let name = view.name(of: member)
    return view.flags(name).contains(.escaped) ? NameHash.hash(view.string(name)) : view.nameHash(of: member)
  }

  private static func equal(_ a: RecordIndex, _ b: RecordIndex, _ view: SyntaxView) -> Bool {
    let first = view.name(of: a)
    let second = view.name(of: b)
    if view.range(first).isEmpty || view.range(second).isEmpty { return false }
    if view.flags(first).union(view.flags(second)).contains(.escaped) {
      return view.string(first) == view.string(second)
    }
    let left = view.contentRange(of: first)
    let right = view.contentRange(of: second)
    guard left.count == right.count else { return false }
    for offset in 0..<left.count
    where view.bytes[left.lowerBound + offset] != view.bytes[right.lowerBound + offset] { return false }
    return true
  }
}

extension SyntaxView {
  /// Returns the finding about a duplicate name.
  package func finding(for duplicate: DuplicateMember) -> Finding {
    let name = name(of: duplicate.member)
    let key = string(name)
    return Finding(
      .jsonDuplicateKey, at: range(name), "duplicate key `\(key)` in this object",
      effect: .fallsBack(to: "the first `\(key)`"), help: "rename one of them, or delete this one",
      related: [Related("first occurrence", at: range(self.name(of: duplicate.first)))],
      fixes: removal(of: duplicate.member).map {
        [QuickFix("Delete this `\(key)`", edits: [$0], isCopy(duplicate) ? .safe : .suggested)]
      } ?? [])
  }

  /// Returns whether both members have the same text.
  private func isCopy(_ duplicate: DuplicateMember) -> Bool {
    let first = range(duplicate.first)
    let second = range(duplicate.member)
    return first.utf8Count == second.utf8Count
      && bytes[first.start.utf8..<first.end.utf8].elementsEqual(bytes[second.start.utf8..<second.end.utf8])
  }
}
