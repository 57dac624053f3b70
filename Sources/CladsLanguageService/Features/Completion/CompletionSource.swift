import CladsAnalysis
import CladsDocument
import CladsProject
import JSONSyntax
import SourceText

extension Completions {
  /// Returns the suggestions for an offset. `character` is the trigger character that caused the request; it
  /// is `nil` when something else did. `documents` are the paths that a test may name.
  static func at(
    _ offset: TextOffset, in document: DocumentSnapshot, after character: UInt8? = nil,
    documents: [String] = []
  ) async -> Completions {
    let none = Completions(range: TextRange(offset, offset))
    guard let cursor = document.cursor(at: offset), cursor.place.slot != .nothing else { return none }
    if let trigger = character.flatMap(CompletionTrigger.init) {
      guard document.file.tree.withView({ trigger.isApplicable(at: cursor, $0) }) else { return none }
    }
    let analysis = document.kind == .project ? nil : await document.analysisForNames(at: offset)
    return document.file.tree.withView { view in
      var source = CompletionSource(
        view: view, offset: offset, cursor: cursor, document: document, analysis: analysis)
      source.documents = documents
      source.collect()
      return source.isOnOneLine ? source.completions : none
    }
  }
}

/// Collects the suggestions for one cursor.
struct CompletionSource {
  let view: SyntaxView
  let offset: TextOffset
  let cursor: Cursor
  let document: DocumentSnapshot
  let analysis: Analysis?
  var completions: Completions
  /// The paths of the documents that a test may name.
  var documents: [String] = []
  /// The uses of state after the path before the cursor, by the name that follows; `nil` outside of paths.
  var pathUses: [(name: String, node: RecordIndex)]?

  init(
    view: SyntaxView, offset: TextOffset, cursor: Cursor, document: DocumentSnapshot, analysis: Analysis?
  ) {
    self.view = view
    self.offset = offset
    self.cursor = cursor
    self.document = document
    self.analysis = analysis
    completions = Completions(range: cursor.place.token)
  }

  var place: CursorPosition { cursor.place }

  /// The vocabulary that the file is analyzed with.
  var vocabulary: Vocabulary {
    document.kind == .project || document.kind == .test
      ? Vocabulary(level: .extended) : document.project.vocabulary
  }

  mutating func collect() {
    switch cursor.context {
    case .memberName(let shape, let taken, _): addNames(of: shape, excluding: taken)
    case .declaration(let role, _): addKeys(role)
    case .expression(let expression): addExpression(expression)
    case .text(.template, let content): addPlaceholders(in: content)
    case .text(.modifier, let content): addModifierPart(in: content)
    case .text(let role, let content) where role.isPath: addPath(role, in: content)
    case .value, .text: addValues()
    case .none: break
    }
    rank()
    limit()
    keepQuotes()
  }

  /// Whether the replaced range contains the cursor and is on one line, as the protocol requires.
  var isOnOneLine: Bool {
    let lines = document.file.source.lines
    let range = completions.range
    return range.touches(offset) && lines.line(containing: range.start) == lines.line(containing: range.end)
  }

  /// The text before the cursor, without its opening quote.
  var typed: String {
    let start = completions.range.start.utf8
    let end = min(max(offset.utf8, start), view.bytes.count)
    let text = String(decoding: UnsafeBufferPointer(rebasing: view.bytes[start..<end]), as: UTF8.self)
    return text.first == "\"" || text.first == "'" ? String(text.dropFirst()) : text
  }

  /// Returns the filter text of a name or value, in the same quotes as the text being replaced.
  func filterText(_ label: String) -> String {
    guard let string = place.string else { return label }
    let quote = view.bytes[view.range(string).start.utf8] == Byte.apostrophe ? "'" : "\""
    return quote + label + quote
  }

  private mutating func limit() {
    guard completions.items.count > Completions.limit else { return }
    completions.isIncomplete = true
    let typed = typed
    completions.items = Array(
      completions.items.lazy.filter { typed.isSubsequence(of: $0.label) }.prefix(Completions.limit))
  }

  /// Adds a suggestion for a whole name or value, with the commas and the colon that it needs around it.
  mutating func add(_ item: Completion) {
    var item = item
    let start = completions.range.start
    if let comma = place.missingComma, comma == start { item.text = ", " + item.text }
    if let colon = place.missingColon, colon == start { item.text = ": " + item.text }
    if place.needsCommaAfter { item.text = item.text + (isFollowedBySpace ? "," : ", ") }
    if completions.items.isEmpty {
      for (missing, mark) in [(place.missingComma, ","), (place.missingColon, ":")] {
        guard let missing, missing < start else { continue }
        completions.otherEdits.append(TextEdit(range: TextRange(missing, missing), newText: mark))
      }
    }
    completions.items.append(item)
  }

  private var isFollowedBySpace: Bool {
    let end = completions.range.end.utf8
    return end < view.bytes.count ? view.bytes[end] <= 0x20 : true
  }
}

extension String {
  /// Returns whether the characters occur in a text in this order, ignoring case.
  func isSubsequence(of text: String) -> Bool {
    var remaining = utf8.makeIterator()
    guard var expected = remaining.next() else { return true }
    for byte in text.utf8 where byte.lowercased == expected.lowercased {
      guard let next = remaining.next() else { return true }
      expected = next
    }
    return false
  }
}
