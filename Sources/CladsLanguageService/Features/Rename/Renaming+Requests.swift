import CladsAnalysis
import CladsDocument
import CladsExpressions
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// What servers and expressions see of the state, which a rename must not change.
extension DocumentNames {
  /// Returns the edits that give the fields of requests the names that they have without one, where `edits`,
  /// each with the record of the string that it changes, would change them, and that remove names which the
  /// fields have without one from then on: so the inverse of a rename gives back what was there.
  func keptFieldNames(_ edits: [(node: RecordIndex, edit: TextEdit)], _ view: SyntaxView) -> [TextEdit] {
    guard let analysis, !edits.isEmpty else { return [] }
    let table = Document.RequestParameter.table
    var kept: [TextEdit] = []
    analysis.document.forEachAction { action in
      guard case .request(let request) = action else { return }
      for field in request.parameters where field.literal == nil && field.origin != .none {
        guard let path = table.value(of: \.path, in: field.origin.node, view) else { continue }
        let own = edits.filter { $0.node == path }.map(\.edit)
        if own.isEmpty { continue }
        let old = Document.RequestParameter.defaultName(ofPath: view.string(path))
        let new = Document.RequestParameter.defaultName(ofPath: edited(path, by: own, view))
        if old == new { continue }
        if field.name == nil, let old {
          let member = table.member(\.name, StringLiteral.quoted(old))
          if let edit = view.insertion(of: member, into: field.origin.node) { kept.append(edit) }
        } else if let new, field.name == new,
          let member = table.member(of: \.name, in: field.origin.node, view),
          let edit = view.removal(of: member)
        {
          kept.append(edit)
        }
      }
    }
    return kept
  }

  /// Returns the text of a string after edits inside it.
  private func edited(_ node: RecordIndex, by edits: [TextEdit], _ view: SyntaxView) -> String {
    let content = view.content(of: node)
    var text: [UInt8] = []
    var next = content.start.utf8
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) where edit.range.start.utf8 >= next {
      text += view.bytes[next..<edit.range.start.utf8]
      text += edit.newText.utf8
      next = edit.range.end.utf8
    }
    if next < content.end.utf8 { text += view.bytes[next..<content.end.utf8] }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns why a key of the state cannot be renamed, if an object around it comes from outside or goes
  /// there as a whole; `nil` if none does.
  func obstacle(toRenaming referent: Referent) -> String? {
    if let copy = copy(ofObjectWith: referent) { return copy }
    let around = uses(around: referent)
    guard let analysis, !around.isEmpty else { return nil }
    let name = "`\(referent.name)`"
    if let response = around.first(where: { $0.access.writes && $0.expects == .opaque }) {
      return "\(name) is in what line \(line(of: response)) stores, whose keys the app or a server gives"
    }
    var sent: Set<RecordIndex> = []
    var computed: Set<RecordIndex> = []
    file.tree.withView { view in
      analysis.document.forEachAction { action in
        switch action {
        case .request(let request):
          for field in request.parameters where field.literal == nil && field.origin != .none {
            if let path = Document.RequestParameter.table.value(of: \.path, in: field.origin.node, view) {
              sent.insert(path)
            }
          }
        case .setState(let set):
          guard case .expression(let text)? = set.value, set.origin != .none,
            Expression.parse(text).mayBeObject
          else { return }
          if let path = Document.SetStateAction.table.value(of: \.path, in: set.origin.node, view) {
            computed.insert(path)
          }
        default: break
        }
      }
    }
    if let use = around.first(where: { sent.contains($0.node) }) {
      return "the request on line \(line(of: use)) sends `\(use.text)` as a whole, so its server would get "
        + "another key than \(name)"
    }
    if let use = around.first(where: { computed.contains($0.node) }) {
      return "line \(line(of: use)) stores an object from elsewhere at `\(use.text)`, which has a key of its "
        + "own for \(name); rename both by hand"
    }
    return nil
  }

  /// Returns why a key cannot be renamed if an action copies an object with it to another path, where the key
  /// is used as well; `nil` if none does.
  private func copy(ofObjectWith referent: Referent) -> String? {
    guard let analysis, let path = referent.path, path.count > 1 else { return nil }
    let table = Document.SetStateAction.table
    var copies: [(target: RecordIndex, value: TextRange)] = []
    file.tree.withView { view in
      analysis.document.forEachAction { action in
        guard case .setState(let set) = action, case .expression(let text)? = set.value, set.origin != .none,
          Expression.parse(text).mayBeObject,
          let target = table.value(of: \.path, in: set.origin.node, view),
          let value = table.value(of: \.value, in: set.origin.node, view)
        else { return }
        copies.append((target, view.range(value)))
      }
    }
    if copies.isEmpty { return nil }
    let targets = Set(copies.map(\.target))
    return file.tree.withView { view in
      var written: [RecordIndex: Referent] = [:]
      for fact in facts where targets.contains(fact.node) {
        guard let path = view.pathOccurrences(in: fact).first else { continue }
        written[fact.node] = mention(of: path, through: path.components.count - 1, node: fact.node)?.referent
      }
      for fact in facts where fact.role == .expression {
        guard let copy = copies.first(where: { $0.value.contains(view.range(fact.node)) }),
          let target = written[copy.target]
        else { continue }
        for path in view.pathOccurrences(in: fact, assuming: 0) {
          guard let whole = mention(of: path, through: path.components.count - 1, node: fact.node),
            let rest = referent.path(below: general(whole.referent)),
            case let copied = inFirstElements(target.appending(rest)), copied != referent, isKnown(copied)
          else { continue }
          let line = file.source.lines.line(containing: view.range(fact.node).start) + 1
          return
            "line \(line) copies `\(Keypath(path.components).text)` to `\(target.name)`, where the key is used "
            + "as `\(copied.name)`; rename both by hand"
        }
      }
      return nil
    }
  }

  /// Returns the uses of whole objects that contain a key of the state.
  private func uses(around referent: Referent) -> [StateUse] {
    guard let analysis else { return [] }
    var candidates: [StateUse] =
      switch referent {
      case .state(let path): analysis.state.uses.filter { $0.components.first == path.first }
      case .localState(_, let path):
        analysis.state.localUses.filter { $0.components.dropFirst().first == path.first }
      default: []
      }
    if referent.path?.isInList == true { candidates += analysis.state.variableUses }
    let paths = candidates.filter { $0.form == .path }
    guard !paths.isEmpty else { return [] }
    let nodes = Set(paths.map(\.node))
    // What a path of local state means depends on where it is.
    let meant = file.tree.withView { view in
      facts.filter { nodes.contains($0.node) }.filter { fact in
        guard let path = view.pathOccurrences(in: fact).first,
          let whole = mention(of: path, through: path.components.count - 1, node: fact.node)
        else { return false }
        return referent.path(below: general(whole.referent)) != nil
      }.map(\.node)
    }
    return paths.filter { meant.contains($0.node) }
  }

  private func line(of use: StateUse) -> Int {
    file.source.lines.line(containing: use.range.start) + 1
  }
}

extension Expression {
  /// Whether the result can be an object: that of a path.
  fileprivate var mayBeObject: Bool { mayBeObject(root) }

  private func mayBeObject(_ id: NodeID) -> Bool {
    switch self[id].kind {
    case .identifier, .member, .element, .subscripted: true
    case .braced(let inner), .parenthesized(let inner): mayBeObject(inner)
    case .ternary(_, let then, let otherwise): mayBeObject(then) || mayBeObject(otherwise)
    default: false
    }
  }
}
