import SourceText

/// Parses a text into a buffer of records: one loop, no recursion, and no allocation as long as the text is
/// valid.
///
/// The loop handles strict JSON only. At anything else it calls one of the `recover…` functions, which
/// reports the error, skips or inserts what is needed, and returns the step to continue with.
struct Parser {
  /// What the loop expects next; `after` is the comma or closing bracket after an entry.
  enum Step {
    case root, name, value, after, finished
  }

  var source: ByteSource
  /// The buffer that records are written to; valid only during `run`.
  var records: UnsafeMutablePointer<SyntaxRecord>
  /// The ranges that stand for text which is not known, in order.
  let holes: [TextRange]
  /// The number of records written.
  var used = 0
  /// The offset of the next byte to read.
  var at = 0
  /// The index of the innermost open container.
  var container = 0
  /// Whether that container is an object.
  var inObject = false
  var step = Step.root
  /// The errors found so far, in the order in which they were found.
  var errors: [SyntaxError] = []
  /// The number of calls of `mark`: a rough count of errors that includes suppressed ones.
  var errorCount = 0
  /// The value of `used` for which follow-up errors are suppressed.
  var suppressedAt = -1
  /// Whether containers that are open at the end follow from an error that has already been reported.
  var ignoresUnclosedAtEnd = false
  /// The number of calls of `balance(from:)`.
  var balances = 0
  /// The arrays that have been opened with a brace, and the indices of the errors about it; at most
  /// `maximumBalances`.
  var listsInBraces: [(container: Int, error: Int?)] = []
  /// The container in which values without names, or a colon in an array, have already been reported.
  var namelessContainer = -1
  /// Whether the first version of a merge conflict is being read.
  var isInConflict = false
  /// Whether a merge conflict has no end.
  var hasUnclosedConflict = false
  /// The end of the last conflict marker, or of the versions that it hides; -1 if there is none.
  var lastConflict = -1
  /// The value of `used` after the last member without a value.
  var valuelessEnd = -1
  /// The container of the last member without a value.
  var valuelessContainer = -1

  /// An upper bound on the number of records that one iteration of the loop writes.
  static let recordsPerIteration = 8

  /// Parses until the text ends or the buffer is full, and returns whether the text has ended.
  ///
  /// To continue after `false`, call it again with a larger buffer that starts with the records written so
  /// far.
  mutating func run(into records: UnsafeMutablePointer<SyntaxRecord>, capacity: Int) -> Bool {
    self.records = records
    // The loop works on local copies of the state, which the compiler keeps in registers. Properties of an
    // `inout self` would be loaded and stored again around every write through `records`, because that
    // pointer may alias them. The `recover…` functions work on the properties: `save` writes the copies back
    // before each call, and they are read again after it.
    let source = source
    let limit = capacity &- Parser.recordsPerIteration
    var at = at
    var used = used
    var container = container
    var inObject = inObject
    var step = step

    while true {
      switch step {
      case .root:
        step = beginRoot()
        (at, used, container, inObject) = (self.at, self.used, self.container, self.inObject)

      case .name:
        if used > limit {
          save(at, used, container, inObject, step)
          return false
        }
        var end = at
        var colon = at
        if source[at] == Byte.quote {
          end = source.plainEnd(at &+ 1)
          colon = end &+ 1
          if source[colon] != Byte.colon { colon = source.afterSpace(colon) }
        }
        guard source[end] == Byte.quote, source[colon] == Byte.colon else {
          save(at, used, container, inObject, step)
          step = recoverName()
          (at, used, container, inObject) = (self.at, self.used, self.container, self.inObject)
          continue
        }
        records[used] = SyntaxRecord(
          start: UInt32(truncatingIfNeeded: at), end: 0, next: 0,
          parent: UInt32(truncatingIfNeeded: container), kind: .member)
        records[used &+ 1] = SyntaxRecord(
          start: UInt32(truncatingIfNeeded: at), end: UInt32(truncatingIfNeeded: end &+ 1),
          next: source.nameHash(at &+ 1, end), parent: UInt32(truncatingIfNeeded: used), kind: .string)
        used &+= 2
        at = source.afterSpace(colon &+ 1)
        step = .value

      case .value:
        if used > limit {
          save(at, used, container, inObject, step)
          return false
        }
        let kind: SyntaxKind
        let end: Int
        let first = source[at]
        switch first {
        case Byte.quote:
          kind = .string
          end = source.plainEnd(at &+ 1) &+ 1
          if source[end &- 1] != Byte.quote {
            save(at, used, container, inObject, step)
            step = recoverString()
            (at, used, container, inObject) = (self.at, self.used, self.container, self.inObject)
            continue
          }
        case Byte.openBrace, Byte.openBracket:
          let parent = inObject ? used &- 2 : container
          inObject = first == Byte.openBrace
          records[used] = SyntaxRecord(
            start: UInt32(truncatingIfNeeded: at), end: 0, next: 0,
            parent: UInt32(truncatingIfNeeded: parent),
            kind: inObject ? .object : .array)
          container = used
          used &+= 1
          at = source.afterSpace(at &+ 1)
          if source[at] == (inObject ? Byte.closeBrace : Byte.closeBracket) {
            step = .after
          } else {
            step = inObject ? .name : .value
          }
          continue
        case Byte.zero...Byte.nine, Byte.minus:
          kind = .number
          end = source.numberEnd(at)
        case Byte.lowerT:
          kind = .true
          end = source.literalEnd(at, "true")
        case Byte.lowerF:
          kind = .false
          end = source.literalEnd(at, "false")
        case Byte.lowerN:
          kind = .null
          end = source.literalEnd(at, "null")
        default:
          kind = .invalid
          end = -1
        }
        if end < 0 {
          save(at, used, container, inObject, step)
          step = recoverValue()
          (at, used, container, inObject) = (self.at, self.used, self.container, self.inObject)
          continue
        }
        records[used] = SyntaxRecord(
          start: UInt32(truncatingIfNeeded: at), end: UInt32(truncatingIfNeeded: end),
          next: UInt32(truncatingIfNeeded: used &+ 1),
          parent: UInt32(truncatingIfNeeded: inObject ? used &- 2 : container), kind: kind)
        used &+= 1
        at = end
        if inObject {
          records[used &- 3].end = UInt32(truncatingIfNeeded: end)
          records[used &- 3].next = UInt32(truncatingIfNeeded: used)
        }
        step = .after

      case .after:
        at = source.afterSpace(at)
        let byte = source[at]
        if byte == Byte.comma {
          at = source.afterSpace(at &+ 1)
          step = inObject ? .name : .value
        } else if byte == (inObject ? Byte.closeBrace : Byte.closeBracket) {
          at &+= 1
          records[container].end = UInt32(truncatingIfNeeded: at)
          records[container].next = UInt32(truncatingIfNeeded: used)
          if container == 0 {
            save(at, used, container, inObject, step)
            step = endRoot()
            (at, used, container, inObject) = (self.at, self.used, self.container, self.inObject)
            continue
          }
          container = Int(records[container].parent)
          inObject = records[container].kind == .member
          if inObject {
            records[container].end = UInt32(truncatingIfNeeded: at)
            records[container].next = UInt32(truncatingIfNeeded: used)
            container = Int(records[container].parent)
          }
        } else {
          save(at, used, container, inObject, step)
          step = recoverAfter()
          (at, used, container, inObject) = (self.at, self.used, self.container, self.inObject)
        }

      case .finished:
        save(at, used, container, inObject, step)
        return true
      }
    }
  }

  /// Writes the local copies of `run` back to the properties.
  @inline(__always)
  private mutating func save(_ at: Int, _ used: Int, _ container: Int, _ inObject: Bool, _ step: Step) {
    self.at = at
    self.used = used
    self.container = container
    self.inObject = inObject
    self.step = step
  }
}
