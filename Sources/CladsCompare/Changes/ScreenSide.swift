import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsRendering
import Diagnostics
import JSONSyntax
import SourceText

/// A version of a screen with everything that is compared.
struct ScreenSide: Sendable {
  /// The screen as written.
  let screen: ComparedScreen
  /// Its analysis; of the old version, with the names of the new one.
  let analysis: Analysis
  let outline: ScreenOutline
  let findings: [Diagnostic]
  let parts: DocumentParts
  /// The names under which requests send the values at paths, where that is not the last part of the path.
  let sentNames: [String: String]
  /// The offsets of the uses of the state with the keys, in ascending order.
  private let stateUses: [(start: TextOffset, key: String)]

  init(
    _ screen: ComparedScreen, _ analysis: Analysis, _ outline: ScreenOutline, _ findings: [Diagnostic],
    sentNames: [String: String] = [:]
  ) {
    self.sentNames = sentNames
    self.screen = screen
    self.analysis = analysis
    self.outline = outline
    self.findings = findings
    parts = DocumentParts(analysis.document)
    stateUses = analysis.state.uses.map { ($0.range.start, $0.root) }.sorted { $0.start < $1.start }
  }

  var document: Document.Definition { analysis.document }

  /// Returns what a node is called in messages.
  ///
  /// - Parameters:
  ///   - index: the node.
  ///   - hidden: a node inside whose text is not part of the name.
  /// - Returns: the kind, with its text or id.
  func name(of index: Int, without hidden: Int? = nil) -> String {
    let node = outline.nodes[index]
    if node.kind == "screen" { return "the screen" }
    if let text = node.text { return "\(Quoted.kind(node.kind)) \(Quoted.text(text))" }
    if let id = node.id { return "\(Quoted.kind(node.kind)) \(Quoted.code(id, limit: 40))" }
    if let image = node.facts.first(where: { $0.name == "image" })?.value {
      let name = image.split(separator: " ", maxSplits: 1).last.map(String.init) ?? image
      return "\(Quoted.kind(node.kind)) \(Quoted.code(name, limit: 40))"
    }
    let hidden = Set(hidden.map { outline.subtree(of: $0) } ?? [])
    let inner = outline.subtree(of: index).dropFirst().lazy.compactMap { inner in
      hidden.contains(inner) ? nil : outline.nodes[inner].text
    }.first
    return inner.map { "\(Quoted.kind(node.kind)) with \(Quoted.text($0))" } ?? Quoted.kind(node.kind)
  }

  /// Returns what a node is called that is listed with its texts.
  func nameWithoutTexts(of index: Int) -> String {
    let node = outline.nodes[index]
    return node.text == nil && node.id == nil && !node.children.isEmpty
      ? Quoted.kind(node.kind) : name(of: index)
  }

  /// Returns the texts inside a node.
  func texts(in index: Int) -> [String] {
    outline.subtree(of: index).dropFirst().compactMap { inner in
      outline.nodes[inner].text.map { Quoted.text($0) }
    }
  }

  func place(of index: Int) -> Change.Place { screen.place(of: outline.nodes[index].record) }

  /// Returns the keys of the state that decide what a node shows.
  func stateKeys(of index: Int) -> Set<String> {
    var keys = Set<String>()
    let node = outline.nodes[index]
    let range = file.tree.withView { $0.range(node.record) }
    // Of a stack, only what it repeats for depends on the state.
    if node.children.isEmpty {
      var next = stateUses.indices.partitioningIndex { stateUses[$0].start >= range.start }
      while next < stateUses.count, stateUses[next].start < range.end {
        keys.insert(stateUses[next].key)
        next += 1
      }
    }
    var next = index
    while next > 0 {
      for fact in outline.nodes[next].facts where fact.name == "items" || fact.name == "dataSource" {
        if case .key(let root)? = Keypath.parse(fact.value).components.first { keys.insert(root) }
      }
      next = outline.nodes[next].parent
    }
    // A data source names the path in its stead.
    if case .component(let component)? = parts.nodes[node.record], let id = component.dataSourceId,
      let source = document.dataSources?[id]
    {
      if let path = source.path, case .key(let root)? = Keypath.parse(path).components.first {
        keys.insert(root)
      }
      for path in source.template.map({ Template.parse($0).paths }) ?? [] { keys.insert(path.root) }
    }
    return keys
  }

  private var file: ParsedFile { analysis.file }

  /// Returns the number of the line of a range of the analyzed text; renaming moves nothing to another line.
  func line(of range: TextRange) -> Int {
    if file.source.embedding != nil || screen.file.source.embedding == nil {
      let (host, range) = file.source.hostRange(of: range)
      return host.lines.line(containing: range.start) + 1
    }
    let line = file.source.lines.line(containing: range.start)
    return screen.line(
      of: TextRange(
        screen.file.source.lines.start(ofLine: line), screen.file.source.lines.start(ofLine: line)))
  }

  /// Why the app shows nothing, as a clause; `nil` if it shows the screen.
  var failure: String? {
    let fatal = findings.first { finding in
      finding.severity == .error && finding.clients.isEmpty
        && (finding.effect == .rejectsDocument || finding.effect == .emptiesScreen)
    }
    // A rule that is switched off changes nothing on device.
    return fatal.flatMap(\.effect.sentence) ?? outline.failure
  }
}
