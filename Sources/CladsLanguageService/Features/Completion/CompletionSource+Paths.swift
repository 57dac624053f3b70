import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import JSONSyntax
import LanguageServerProtocol
import SourceText

extension CompletionSource {
  /// Adds the first parts of paths, as whole values.
  mutating func addPathRoots(_ role: Role) {
    let used = beginPath(after: [])
    for part in parts(after: [], role) {
      var item = text(part.name, part.kind, detail: part.detail)
      item.declaration = part.fit.map { DeclaredName(isUsed: used.contains(part.name), fit: $0) }
      item.isContainer = part.isContainer
      add(item)
    }
  }

  /// Completes the part of a path at the cursor, in a string that is a path.
  mutating func addPath(_ role: Role, in content: TextRange) {
    guard let string = place.string else { return }
    let segment = PathSegment(
      path: Array(view.string(string).utf8), at: view.decodedOffset(of: offset, in: string))
    completions.range = view.sourceRange(ofDecoded: segment.range, in: string)
    let used = beginPath(after: segment.base)
    for part in parts(after: segment.base, role) { addInner(part, closing: "", used: used) }
    if completions.items.isEmpty, segment.base.isEmpty, let text = row?.defaultText, text.first == "\"" {
      completions.items.append(
        Completion(
          String(text.dropFirst().dropLast()), .value, text: Snippet(String(text.dropFirst().dropLast()))))
    }
  }

  /// Completes the part of a path at the cursor, in an expression.
  mutating func addExpression(_ expression: ExpressionCursor) {
    let bytes = Array(view.string(expression.node).utf8)
    guard let segment = PathSegment(expression: bytes, body: expression.body, at: expression.offset) else {
      return
    }
    completions.range = view.sourceRange(ofDecoded: segment.range, in: expression.node)
    if let list = segment.subscripted { addIndices(of: list, expression.role) }
    let end = expression.body.upperBound
    let isOpen = expression.role == .template && (end >= bytes.count || bytes[end] != Byte.closeBrace)
    let expects: StateType? = segment.subscripted == nil ? nil : .integer
    let used = beginPath(after: segment.base)
    let isPath = PathSegment.isPath(bytes)
    for part in parts(after: segment.base, expression.role, expects: expects, isPath: isPath) {
      addInner(part, closing: isOpen && !part.isContainer ? "}" : "", used: used)
    }
  }

  private mutating func addIndices(of list: [Keypath.Component], _ role: Role) {
    var indices = PathPartList(outline: StateOutline(cursor, view), expects: .any)
    indices.addElements(of: list)
    for var part in indices.parts {
      part.fit = 1
      addInner(part, closing: "", used: [])
    }
  }

  /// Adds whole placeholders after a `$`.
  mutating func addPlaceholders(in content: TextRange) {
    let start = offset.utf8 - 1
    guard start >= content.start.utf8, start < view.bytes.count, view.bytes[start] == Byte.dollar else {
      return
    }
    completions.range = TextRange(utf8: start, offset.utf8)
    for part in parts(after: [], .template) {
      let text = "${\(Snippet.inner(part.name))}"
      completions.items.append(
        Completion(text, part.kind, detail: part.detail, text: Snippet(text), filterText: text))
    }
  }

  /// Records that the part after a base is completed, and returns the names that the document uses there.
  private mutating func beginPath(after base: [Keypath.Component]) -> Set<String> {
    let uses = stateUses(after: base)
    pathUses = uses
    return Set(uses.map(\.name))
  }

  private mutating func addInner(_ part: PathPart, closing: String, used: Set<String>) {
    let text = Snippet(Snippet.inner(part.name)) + part.suffix + Snippet(closing)
    var item = Completion(
      part.name, part.kind, detail: part.detail, documentation: part.documentation, text: text,
      filterText: part.name)
    item.declaration = part.fit.map { DeclaredName(isUsed: used.contains(part.name), fit: $0) }
    item.isContainer = part.isContainer
    completions.items.append(item)
  }

  /// Returns the parts that can follow a path, those of the expected type first. `isPath` is whether nothing
  /// but the path is in the string.
  private func parts(
    after base: [Keypath.Component], _ role: Role, expects: StateType? = nil, isPath: Bool = true
  ) -> [PathPart] {
    // A path has the value itself; an expression can make something else of it. On device, a condition is a
    // path.
    let isStrict =
      role.isPath || (isPath && role == .condition && document.project.target.deviations.affectExpressions)
    var list = PathPartList(
      outline: StateOutline(cursor, view), expects: expects ?? expectedType(role), isStrict: isStrict)
    var base = base
    if isLocal(role) {
      if base.isEmpty {
        list.addLocalState()
        return list.parts
      }
      base = [.key(StateOutline.localRoot)] + base
    }
    if base.isEmpty {
      list.addRoots()
    } else {
      list.addMembers(of: base)
    }
    for sample in document.samples where sample.path != nil {
      list.addMembers(
        of: Document.StateValue.objectValue(sample.values).value(at: base[...]), in: sample.name)
    }
    addUndeclared(after: base, to: &list)
    if !base.isEmpty, !role.isPath {
      list.addFunctions(of: base, registered: document.evaluator.allFunctions)
    }
    if !base.isEmpty { list.addElements(of: base) }
    return list.parts
  }

  private func expectedType(_ role: Role) -> StateType {
    switch role {
    case .path(_, let type), .localPath(_, let type):
      kindOfContainer.flatMap { Document.Component.boundType(ofKeyNamed: key ?? "", on: $0) } ?? type
    case .dataPath: .string
    case .condition: .boolean
    default: .any
    }
  }

  /// Returns whether a path is a path into local state; for a data reference, its type decides.
  private func isLocal(_ role: Role) -> Bool {
    switch role {
    case .localPath: return true
    case .dataPath:
      guard let container = cursor.container,
        let type = Document.DataReference.table.value(of: \.kind, in: container.node, view)
      else { return false }
      return view.kind(type) == .string
        && view.string(type) == Document.DataReferenceType.localBinding.rawValue
    default: return false
    }
  }

  /// Adds the paths of host state, and those that are used but not declared.
  private func addUndeclared(after base: [Keypath.Component], to list: inout PathPartList) {
    for path in document.project.hostState.keys.sorted() {
      let components = Keypath.parse(path).components
      guard components.count > base.count, components.starts(with: base) else { continue }
      let type = components.count == base.count + 1 ? document.project.hostState[path]?.type.phrase : nil
      list.add(components[base.count], detail: type.map { "host state, \($0)" } ?? "host state")
    }
    for use in (analysis?.state.uses ?? []).prefix(Self.usesLimit)
    where use.components.count > base.count && use.components.starts(with: base) && use.node != place.text {
      list.add(use.components[base.count], detail: "used in this document")
    }
  }

  /// The number of uses that are searched, which bounds the time in large documents.
  private static let usesLimit = 4_096
}

extension Role {
  /// Whether the whole string is a state path.
  var isPath: Bool {
    switch self {
    case .path, .localPath, .dataPath: true
    default: false
    }
  }
}
