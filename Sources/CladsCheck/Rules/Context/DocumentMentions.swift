import CladsAnalysis
import CladsDocument
import CladsExpressions
import JSONSyntax
import SourceText

/// The names of styles, actions and data sources that a document mentions without referring to them: in
/// references that name nothing, in text that the app does not read, in what only the app understands, and in
/// references that are built by templates.
///
/// A name that is mentioned is not unused: the mistake is where it is mentioned.
final class DocumentMentions {
  private let analysis: Analysis
  private let view: SyntaxView
  private let dropped: [RecordIndex]
  private let hostParts: [RecordIndex]

  /// Prepares a search in the members, containers and strings that the app does not read, and in the members
  /// and values that custom components and actions receive.
  init(_ analysis: Analysis, _ view: SyntaxView, dropped: [RecordIndex], hostParts: [RecordIndex]) {
    self.analysis = analysis
    self.view = view
    self.dropped = dropped
    self.hostParts = hostParts
  }

  /// Returns whether a name is mentioned somewhere, or a template may build it.
  func contains(_ name: String, as kind: SymbolKind) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      index.words.contains(bytes) || index.patterns.contains { $0.kind == kind && $0.matches(bytes) }
    }
  }

  /// Returns whether a name of the state is mentioned somewhere.
  func containsState(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { index.words.contains($0) }
  }

  /// Whether the names of some references are only known when the app runs, so that no declaration is
  /// certainly unused.
  var areComputed: Bool { index.areComputed }

  private struct Index {
    var words = MentionedWords()
    var patterns: [Pattern] = []
    var areComputed = false
  }

  private lazy var index: Index = {
    var index = Index()
    var cancellation = CancellationCheck()
    for kind in [SymbolKind.style, .action, .dataSource] {
      for symbol in analysis.symbols.all(kind)
      where symbol.declarations.isEmpty && !cancellation.isCanceled() {
        guard let reference = symbol.references.first else { continue }
        let content = view.content(of: reference)
        index.words.insert(wordsOf: content)
        guard let pattern = Pattern(kind, content), index.patterns.count < Self.maximumPatterns else {
          continue
        }
        index.patterns.append(pattern)
        index.areComputed = true
      }
    }
    for part in dropped + hostParts where !cancellation.isCanceled() {
      forEachName(in: part) { index.words.insert(wordsOf: view.content(of: $0)) }
    }
    for part in hostParts where !index.areComputed && !cancellation.isCanceled() {
      view.forEachString(in: part) { if view.hasPlaceholder($0) { index.areComputed = true } }
    }
    return index
  }()

  /// The maximum number of references with templates that names are compared with.
  private static let maximumPatterns = 64

  /// Calls `body` with every string in a record, including the names of members.
  private func forEachName(in record: RecordIndex, _ body: (RecordIndex) -> Void) {
    guard view.isContainer(record) else { return view.kind(record) == .string ? body(record) : () }
    var index = record
    while index < view.end(of: record) {
      switch view.kind(index) {
      case .member: body(view.name(of: index))
      case .string: body(index)
      default: break
      }
      index = view.kind(index) == .member ? index &+ 2 : index &+ 1
    }
  }

  /// The text around what a reference computes.
  private struct Pattern {
    let kind: SymbolKind
    private let prefix: UnsafeBufferPointer<UInt8>
    private let suffix: UnsafeBufferPointer<UInt8>

    /// Creates the pattern of a reference; `nil` if it computes nothing.
    init?(_ kind: SymbolKind, _ text: UnsafeBufferPointer<UInt8>) {
      guard let start = text.firstIndex(where: Self.starts.contains) else { return nil }
      self.kind = kind
      let end = text.lastIndex { Self.ends.contains($0) } ?? text.count - 1
      let isPlaceholder = text[start] != UInt8(ascii: "+") && text[start] != UInt8(ascii: "?")
      prefix = UnsafeBufferPointer(rebasing: text[..<(isPlaceholder ? start : 0)])
      suffix = UnsafeBufferPointer(rebasing: text[(isPlaceholder && end >= start ? end + 1 : text.count)...])
    }

    /// The characters that placeholders and expressions of template languages start with.
    private static let starts = Array("${%#<(+?".utf8)
    private static let ends = Array("})>%".utf8)

    func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
      name.count >= prefix.count + suffix.count && name.starts(with: prefix)
        && name.reversed().starts(with: suffix.reversed())
    }
  }
}

/// The words in texts, by their hashes; a collision can only hide a finding about an unused name.
///
/// Names may contain `-` and `.`, which also separate words, so each text is split in three ways.
private struct MentionedWords {
  private var hashes = NameHashSet()

  mutating func insert(wordsOf text: UnsafeBufferPointer<UInt8>) {
    hashes.insert(NameHash.hash(text))
    for separators in [[], [UInt8(ascii: ".")], [UInt8(ascii: "."), UInt8(ascii: "-")]] {
      forEachWord(in: text, separatedBy: separators) { hashes.insert(NameHash.hash($0)) }
    }
  }

  /// Returns whether a name is one of the words, or consists of some of them.
  func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if hashes.contains(NameHash.hash(name)) { return true }
    var count = 0
    var areKnown = true
    forEachWord(in: name, separatedBy: []) { word in
      count += 1
      areKnown = areKnown && hashes.contains(NameHash.hash(word))
    }
    return count > 1 && areKnown
  }

  private func forEachWord(
    in text: UnsafeBufferPointer<UInt8>, separatedBy separators: [UInt8],
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    func isPart(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "-"): !separators.contains(byte)
      default: byte.isNamePart || byte >= 0x80
      }
    }
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, isPart(text[end]) { end += 1 }
      if end > start { body(UnsafeBufferPointer(rebasing: text[start..<end])) }
      start = end + 1
    }
  }
}
