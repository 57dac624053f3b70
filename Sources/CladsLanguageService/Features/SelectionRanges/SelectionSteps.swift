import CladsAnalysis
import CladsDocument
import CladsExpressions
import JSONSyntax
import SourceText

/// Finds the ranges that a selection expands to.
enum SelectionSteps {
  /// The approximate maximum number of steps; the last step is always the whole text.
  private static let maximumCount = 256

  /// Returns the steps at each offset, innermost first, each contained in the next; never empty.
  static func at(_ offsets: [TextOffset], in document: DocumentSnapshot) async -> [[TextRange]] {
    let file = document.file
    let records = offsets.map { file.tree.record(at: $0) }
    let roles = await roles(of: Set(records), in: document)
    return file.tree.withView { view in
      zip(offsets, records).map { offset, record in
        var steps = Steps(offset)
        if view.kind(record) == .string { addText(record, roles[record], to: &steps, view) }
        addContainers(of: record, to: &steps, view)
        steps.add(TextRange(utf8: 0, file.source.bytes.count))
        return steps.ranges
      }
    }
  }

  /// Returns the roles of those records that are computed strings.
  private static func roles(
    of records: Set<RecordIndex>, in document: DocumentSnapshot
  ) async -> [RecordIndex: Role] {
    var roles: [RecordIndex: Role] = [:]
    for fact in await document.facts() where fact.role.isComputed && records.contains(fact.node) {
      roles[fact.node] = fact.role
    }
    return roles
  }

  /// Adds the value, its member, the content of the enclosing brackets, and so on outwards.
  private static func addContainers(of record: RecordIndex, to steps: inout Steps, _ view: SyntaxView) {
    var current = record
    while true {
      let kind = view.kind(current)
      if kind == .object || kind == .array, !view.flags(current).contains(.unclosed) {
        let range = view.range(current)
        steps.add(TextRange(utf8: range.start.utf8 + 1, range.end.utf8 - 1))
      }
      steps.add(view.range(current))
      let parent = view[current].parent
      if parent == current || steps.ranges.count >= maximumCount { return }
      current = parent
    }
  }

  private static func addText(
    _ record: RecordIndex, _ role: Role?, to steps: inout Steps, _ view: SyntaxView
  ) {
    let content = view.content(of: record)
    guard content.touches(steps.offset) else { return }
    let offsets = view.decodedOffsets(of: record)
    let offset = offsets.decoded(steps.offset)
    switch role {
    case .template?:
      for segment in Template.parse(view.string(record)).segments {
        guard case .placeholder(let range, let body, let expression) = segment,
          range.lowerBound <= offset, offset <= range.upperBound
        else { continue }
        add(expression, at: offset, offsets, to: &steps)
        steps.add(offsets.source(body))
        steps.add(offsets.source(range))
        break
      }
    case .path?, .localPath?, .dataPath?:
      let path = Keypath.parse(view.string(record))
      guard let first = path.ranges.first else { break }
      // A path expands from one part to that part with everything before it.
      for range in path.ranges where range.upperBound >= offset {
        if range.lowerBound <= offset { steps.add(offsets.source(range)) }
        steps.add(offsets.source(first.lowerBound..<range.upperBound))
        if steps.ranges.count >= maximumCount { break }
      }
    case .expression?, .condition?:
      add(Expression.parse(view.string(record)), at: offset, offsets, to: &steps)
    default: break
    }
    steps.add(content)
  }

  private static func add(
    _ expression: Expression, at offset: Int, _ offsets: DecodedOffsets, to steps: inout Steps
  ) {
    // Children come before their parents, so the enclosing nodes come from the inside out.
    for id in expression.nodes.indices {
      let range = expression[id].range
      guard range.lowerBound <= offset, offset <= range.upperBound else { continue }
      if let name = expression.nameRange(of: id) { steps.add(offsets.source(name)) }
      steps.add(offsets.source(range))
      if steps.ranges.count >= maximumCount { return }
    }
  }
}

/// The ranges around an offset, each contained in the next.
private struct Steps {
  let offset: TextOffset
  var ranges: [TextRange] = []

  init(_ offset: TextOffset) { self.offset = offset }

  /// Adds a range, unless it does not contain the offset and all previous ranges.
  mutating func add(_ range: TextRange) {
    guard range.start <= range.end, range.touches(offset) else { return }
    if let last = ranges.last, !range.contains(last) || range == last { return }
    ranges.append(range)
  }
}

extension Role {
  /// Whether a string is a path, an expression, a condition or a template.
  var isComputed: Bool {
    switch self {
    case .path, .localPath, .dataPath, .condition, .expression, .template: true
    default: false
    }
  }
}
