import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
import JSONSyntax
import LanguageServerProtocol
import SourceText

extension CompletionSource {
  /// Adds strings with a role, as whole values.
  mutating func addText(_ role: Role) {
    if document.kind == .test {
      addTested(role)
      return addDefaultText()
    }
    switch role {
    case .reference(.style): addStyles(tokens: true)
    case .parent(.style): addStyles(tokens: false)
    case .reference(let kind), .parent(let kind): addReferences(to: kind)
    case .declaration(let kind):
      for name in missingNames(of: kind) { addText(name, .reference, detail: "used but not declared") }
    case .entry(let slot): addEntries(of: slot)
    case .color: addColors()
    case .fontName, .assetName, .symbolName: addUsed(role)
    case .path, .localPath, .dataPath: addPathRoots(role)
    case .condition, .expression: addPathRoots(role)
    case .modifier: addModifiers()
    case .declaredEntry, .choice, .filePath, .literal, .template, .url, .tested: break
    }
    addDefaultText()
  }

  /// Adds the default value, and an empty string if there are no suggestions at all.
  private mutating func addDefaultText() {
    if let text = row?.defaultText, text.first == "\"", text.utf8.count > 2 {
      let name = String(text.dropFirst().dropLast())
      if !completions.items.contains(where: { $0.label == name }) {
        addText(name, .value, detail: "default")
      }
    }
    guard completions.items.isEmpty, place.token.isEmpty else { return }
    let text = Snippet(.text("\""), .stop(""), .text("\""))
    add(Completion(text.plain, .snippet, detail: "string", text: text))
  }

  private mutating func addReferences(to kind: SymbolKind) {
    switch kind {
    case .action: addActions()
    case .dataSource:
      for source in analysis?.document.dataSources ?? [] {
        addDeclared(
          text(
            source.name, .reference, detail: source.value.kind?.rawValue, subject: .dataSource(source.name)),
          kind)
      }
    case .destination:
      let offered = document.project.offeredDestinations
      for (name, isGuess) in offered {
        addText(name, .file, detail: kind.noun + mark(name, in: .destination, isGuess: isGuess))
      }
      let listed = Set(offered.map(\.name))
      for symbol in analysis?.symbols.all(kind) ?? []
      where !listed.contains(symbol.name) && !isUnderCursor(symbol) {
        addText(symbol.name, .file, detail: "used in this document")
      }
    default:
      for name in analysis?.symbols.declaredNames(kind) ?? [] {
        addDeclared(text(name, .reference, detail: kind.noun), kind)
      }
    }
    if kind != .destination { addUndeclared(kind) }
  }

  /// Adds the names that the document uses and does not declare yet: what they name often follows below. A
  /// name close to a declared one is a misspelling.
  private mutating func addUndeclared(_ kind: SymbolKind) {
    let declared = analysis?.symbols.declaredNames(kind) ?? []
    guard declared.count <= Self.compared else { return }
    let offered = Set(completions.items.map(\.label))
    let undeclared = (analysis?.symbols.all(kind) ?? []).filter { symbol in
      symbol.declarations.isEmpty && !symbol.name.isEmpty && !offered.contains(symbol.name)
        && !isUnderCursor(symbol)
    }
    for symbol in undeclared.prefix(Self.undeclaredLimit)
    where closest(to: symbol.name, in: declared, limit: 1).isEmpty {
      addText(symbol.name, .reference, detail: "used but not declared")
    }
  }

  /// The number of names that are compared with the declared ones, which bounds the time.
  private static let undeclaredLimit = 32

  /// Adds a name that the document declares.
  private mutating func addDeclared(_ item: Completion, _ kind: SymbolKind) {
    var item = item
    item.declaration = DeclaredName(isUsed: isUsed(kind, item.label))
    add(item)
  }

  /// Returns whether the only occurrence of a name is the one at the cursor.
  private func isUnderCursor(_ symbol: Symbol) -> Bool {
    guard symbol.references.count + symbol.declarations.count == 1, isCurrent else { return false }
    return symbol.references.first == place.text
  }

  /// Whether the analysis is of this version of the document.
  var isCurrent: Bool {
    analysis.map { $0.file.source.version == document.file.source.version } ?? false
  }

  private mutating func addActions() {
    let cyclic = actionsReachingCursor
    for action in analysis?.document.actions ?? [] where !cyclic.contains(action.name) {
      addDeclared(
        text(action.name, .event, detail: action.value.type, subject: .action(action.name)), .action)
    }
    for name in document.project.hostActions.sorted() { addText(name, .event, detail: "host action") }
  }

  /// The named actions that run the one around the cursor on their own: if that ran one of them, they would
  /// never end. Nothing runs on its own after an alert.
  private var actionsReachingCursor: Set<String> {
    guard let analysis, let own = enclosingAction, kindOfContainer != nil else { return [] }
    var callers: [String: [String]] = [:]
    for action in analysis.document.actions ?? [:] {
      for target in action.value.triggered { callers[target, default: []].append(action.name) }
    }
    var reaching: Set = [own]
    var pending = [own]
    while let action = pending.popLast() {
      for caller in callers[action] ?? [] where reaching.insert(caller).inserted { pending.append(caller) }
    }
    return reaching
  }

  /// The name of the named action around the cursor.
  private var enclosingAction: String? {
    guard let actions = Document.Definition.table.row(of: \.actions)?.name,
      let index = cursor.path.indices.dropFirst().first, index + 1 < cursor.path.count,
      view.string(nameOf: cursor.path[index].node) == actions
    else { return nil }
    return view.string(nameOf: cursor.path[index + 1].node)
  }

  private mutating func addStyles(tokens: Bool) {
    let own = tokens ? nil : enclosingEntry
    let fit = StyleFit(on: kindAtCursor)
    let styles = analysis?.document.styles ?? []
    let cascade = StyleCascade(styles.count <= Self.compared ? styles : [])
    for style in styles {
      let resolved = cascade.resolved(style.name)
      // A style cannot inherit from itself.
      if let own, style.name == own || resolved?.chain.contains(own) == true { continue }
      var item = text(
        style.name, .reference, detail: style.value.inherits.map { "inherits \($0)" },
        subject: .style(style.name))
      item.declaration = DeclaredName(
        isUsed: isUsed(.style, style.name),
        fit: tokens ? fit.share(of: resolved?.style) : 1)
      add(item)
    }
    if tokens {
      addUndeclared(.style)
      addTokens(fit)
    }
  }

  /// The kind of the object around the cursor.
  var kindOfContainer: Document.ComponentKind? {
    cursor.container.flatMap { view.kindName(of: $0.node) }.map(Document.ComponentKind.init(rawValue:))
  }

  /// The kind of the innermost object around the cursor that has one.
  var kindAtCursor: Document.ComponentKind? {
    for step in cursor.path.reversed() where view.kind(step.node) == .object {
      if view.member(named: CompletionSource.tag, of: step.node) == nil { continue }
      return view.kindName(of: step.node).map(Document.ComponentKind.init(rawValue:))
    }
    return nil
  }

  /// Returns whether the document refers to a name elsewhere.
  private func isUsed(_ kind: SymbolKind, _ name: String) -> Bool {
    guard let symbol = analysis?.symbols.symbol(kind, named: name) else { return false }
    let current = isCurrent ? place.text : nil
    return symbol.references.contains { $0 != current } || symbol.extensions.contains { $0 != current }
  }

  private mutating func addTokens(_ fit: StyleFit) {
    let typed = typed
    var remaining = Completions.limit
    for system in document.project.designSystems(named: analysis?.document.designSystem) {
      for token in fit.sorted(system.tokens) {
        let name = "@" + token.name
        // A system may have ten thousand tokens, so they are filtered before suggestions are created.
        if system.tokens.count > Completions.limit, !typed.isSubsequence(of: name) { continue }
        // The token is for another kind, or nothing of it would be drawn.
        if !fit.accepts(token) { continue }
        remaining -= 1
        if remaining < 0 { break }
        var item = text(
          name, .constant, detail: system.name + mark(token.name, in: .token, isGuess: token.isGuess),
          subject: .token(token.name))
        item.edits = declaration(of: system)
        add(item)
      }
      if remaining < 0 || system.tokens.count > Completions.limit { completions.isIncomplete = true }
    }
    addUsedTokens(fit)
  }

  /// Returns the edit that names the design system of the document, if it names none.
  private func declaration(of system: DesignSystem) -> [TextEdit] {
    guard let root = cursor.path.first?.node,
      let key = Document.Definition.table.row(of: \.designSystem)?.name,
      view.member(named: key, of: root) == nil,
      let id = Document.Definition.table.member(of: \.id, in: root, view),
      view.range(id).end < completions.range.start
    else { return [] }
    let member = "\(StringLiteral.quoted(key)): \(StringLiteral.quoted(system.name))"
    return view.insertion(of: member, into: root, after: id).map { [$0] } ?? []
  }

  /// Adds the tokens that the document uses but no design system of the project declares.
  private mutating func addUsedTokens(_ fit: StyleFit) {
    let listed = Set(completions.items.map(\.label))
    for symbol in analysis?.symbols.all(.token) ?? [] where !isUnderCursor(symbol) {
      let name = "@" + symbol.name
      if !symbol.name.isEmpty, !listed.contains(name), fit.acceptsToken(named: symbol.name) {
        addText(name, .constant, detail: "used in this document")
      }
    }
  }

  /// The name of the map entry around the cursor: the style whose parent is being completed.
  private var enclosingEntry: String? {
    cursor.container.flatMap { view.string(nameOf: $0.node) }
  }

  /// What follows the detail of a name that the app's source only seems to register, or that not all versions
  /// of the app have.
  func mark(_ name: String, in slot: Slot, isGuess: Bool) -> String {
    if isGuess { return " (guess)" }
    return document.project.versions(having: name, in: slot).map { " (in \($0))" } ?? ""
  }

  private mutating func addEntries(of slot: Slot) {
    switch slot {
    case .designSystem:
      for (name, system) in document.project.designSystems.sorted(by: { $0.key < $1.key })
      where !system.isRegistered {
        addText(name, .module, detail: slot.noun, documentation: system.documentation.map(Markdown.prose))
      }
      for entry in vocabulary.entries(in: slot)
      where document.project.designSystems[entry.name]?.isRegistered != false {
        addText(
          entry.name, .module, detail: slot.noun + mark(entry.name, in: slot, isGuess: entry.isGuess),
          subject: .entry(slot, entry.name))
      }
    default:
      for entry in vocabulary.entries(in: slot) {
        addText(
          entry.name, .class, detail: slot.noun + mark(entry.name, in: slot, isGuess: entry.isGuess),
          subject: .entry(slot, entry.name))
      }
    }
  }

  /// Returns the strings with a matching role elsewhere in the document, most frequent first.
  private func used(_ isMatch: (Role) -> Bool) -> [String] {
    guard let analysis else { return [] }
    let current = isCurrent ? place.text : nil
    return analysis.file.tree.withView { view in
      var counts: [String: (count: Int, first: Int)] = [:]
      for fact in analysis.facts where isMatch(fact.role) && fact.node != current {
        let next = counts.count
        counts[view.string(fact.node), default: (0, next)].count += 1
      }
      return counts.filter { !$0.key.isEmpty }.sorted {
        $0.value.count != $1.value.count
          ? $0.value.count > $1.value.count : $0.value.first < $1.value.first
      }.map(\.key)
    }
  }

  private mutating func addUsed(_ role: Role) {
    let isClosed = role == .assetName && vocabulary.closed.contains(.asset)
    let names = used { $0 == role }.filter { !isClosed || vocabulary.entry(named: $0, in: .asset) != nil }
    for name in names { addText(name, .value, detail: "used in this document") }
    guard role == .assetName else { return }
    for entry in vocabulary.entries(in: .asset) where !names.contains(entry.name) {
      addText(
        entry.name, .file, detail: Slot.asset.noun + mark(entry.name, in: .asset, isGuess: entry.isGuess))
    }
  }

  private mutating func addColors() {
    // A key tends to have the same colors throughout a document.
    let sameKey = usedValues(.string)
    let known = Set(sameKey)
    let others = used { $0 == .color }.lazy.filter { !known.contains($0) }.prefix(Completions.limit)
    for color in sameKey + others {
      addText(color, .color, detail: "used in this document", documentation: Markdown.text(color))
    }
    guard typed.utf8.count > 1, typed.utf8.first != Byte.hash else { return }
    for color in Document.Color.named {
      add(
        Completion(
          color.name, .color, detail: color.hex, documentation: color.hex,
          text: Snippet(StringLiteral.quoted(color.hex)), filterText: filterText(color.name)))
    }
  }
}
