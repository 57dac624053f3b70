import SourceText

/// Removes the directives of conditional compilation, and the code that is never compiled.
struct ConditionFilter {
  /// A directive, before the kept token at `index`.
  struct Branch {
    enum Kind { case begin, next, end }

    var kind: Kind
    var index: Int
  }

  let bytes: [UInt8]
  let tokens: [SwiftToken]
  var kept: [SwiftToken] = []
  /// The index in `kept` of every token, or of the next one that is kept.
  var newIndices: [UInt32] = []
  var branches: [Branch] = []
  /// The number of open `#if` inside the code that is left out; `nil` outside of such code.
  private var depthInUnused: Int?

  init(bytes: [UInt8], tokens: [SwiftToken]) {
    self.bytes = bytes
    self.tokens = tokens
    kept.reserveCapacity(tokens.count)
    newIndices.reserveCapacity(tokens.count)
  }

  mutating func run() {
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      newIndices.append(UInt32(clamping: kept.count))
      index += 1
      guard token.kind == .directive, let kind = kind(of: token) else {
        if depthInUnused == nil { kept.append(token) }
        continue
      }
      let start = index
      let end = endOfLine(after: token.end)
      while kind != .end, index < tokens.count, tokens[index].start < end {
        newIndices.append(UInt32(clamping: kept.count))
        index += 1
      }
      read(kind, isNever: index == start + 1 && isNever(tokens[start]))
    }
    // A part of a literal points to a later part by its old index.
    for index in kept.indices where kept[index].kind == .stringHead || kept[index].kind == .stringMiddle {
      let link = Int(kept[index].link)
      kept[index] = kept[index].linked(to: newIndices.indices.contains(link) ? Int(newIndices[link]) : 0)
    }
  }

  private mutating func read(_ kind: Branch.Kind, isNever: Bool) {
    if let depth = depthInUnused {
      switch kind {
      case .begin:
        depthInUnused = depth + 1
        return
      case .end where depth > 0:
        depthInUnused = depth - 1
        return
      case .next where depth > 0: return
      default: depthInUnused = nil
      }
    }
    branches.append(Branch(kind: kind, index: kept.count))
    if isNever, kind != .end { depthInUnused = 0 }
  }

  private func kind(of token: SwiftToken) -> Branch.Kind? {
    switch token.utf8Count {
    case 3 where matches("#if", token): .begin
    case 5 where matches("#else", token): .next
    case 7 where matches("#elseif", token): .next
    case 6 where matches("#endif", token): .end
    default: nil
    }
  }

  private func isNever(_ token: SwiftToken) -> Bool { matches("false", token) || matches("0", token) }

  private func matches(_ text: StaticString, _ token: SwiftToken) -> Bool {
    text.withUTF8Buffer { $0.elementsEqual(bytes[token.start..<token.end]) }
  }

  private func endOfLine(after start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != Byte.newline, bytes[end] != Byte.carriageReturn { end += 1 }
    return end
  }
}
