import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsExpressions
import CladsLanguageService
import CladsProject
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// The old version of a document, with its keys of the state and its iteration variables renamed to what they
/// are called in the new version: under other names, everything shows and does the same.
struct RenamedKeys {
  /// The analysis of the old document with the new names.
  let analysis: Analysis
  /// What was renamed, in sentences.
  let notes: [String]
  /// The names under which requests send the values at paths, where that is the last part of an old path.
  var sentNames: [String: String] = [:]

  /// Renames what only the old version has to what only the new one has, where the values are equal.
  ///
  /// - Parameters:
  ///   - screen: the old version.
  ///   - old: its analysis.
  ///   - new: the analysis of the new version.
  ///   - onlyVariables: whether to leave the keys of the state as they are.
  /// - Returns: the renamed document.
  static func renaming(
    _ screen: ComparedScreen, _ old: Analysis, as new: Analysis, onlyVariables: Bool = false
  ) async -> RenamedKeys {
    let names = Self.names(old, new).filter { !onlyVariables || $0.noun == "variable" }
    if names.isEmpty { return RenamedKeys(analysis: old, notes: []) }
    var context = screen.context
    context.kind = .document
    let snapshot = DocumentSnapshot(
      file: old.file, context: context, analyses: { [old] }, diagnostics: { [] })
    var edits: [TextEdit] = []
    var notes: [String] = []
    var sentNames: [String: String] = [:]
    for name in names {
      guard let renaming = try? await snapshot.renaming(at: name.offset),
        // The fields of requests are compared by the names that they have on device.
        let added = try? renaming.edits(to: name.new, keepsFieldNames: false), !added.isEmpty
      else { continue }
      edits += added
      if !name.path.isEmpty {
        sentNames[Keypath(name.path.dropLast() + [.key(name.new)]).text] = name.old
      }
      notes.append("the \(name.noun) \(Quoted.code(name.old)) is now called \(Quoted.code(name.new))")
    }
    guard let bytes = Self.applying(edits, to: old.file.source.bytes) else {
      return RenamedKeys(analysis: old, notes: [])
    }
    let source = SourceFile(uri: old.file.source.uri, version: nil, bytes: bytes)
    let file = ParsedFile(source)
    // The places in the old version are looked up by record.
    guard file.tree.withView({ $0.records.count }) == old.file.tree.withView({ $0.records.count }) else {
      return RenamedKeys(analysis: old, notes: [])
    }
    return RenamedKeys(
      analysis: Analysis(of: file, vocabulary: old.vocabulary, at: old.root), notes: notes,
      sentNames: sentNames)
  }

  /// Returns a text after edits that refer to the text before; `nil` if they overlap.
  private static func applying(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
      let range = edit.range
      guard range.start.utf8 >= end, range.end.utf8 >= range.start.utf8, range.end.utf8 <= bytes.count else {
        return nil
      }
      result += bytes[end..<range.start.utf8]
      result += edit.newText.utf8
      end = range.end.utf8
    }
    return result + bytes[end...]
  }

  /// A name that the new version has another one for.
  private struct Name {
    let noun: String
    let old: String
    let new: String
    /// The path of a key of the state, in the old version.
    var path: [Keypath.Component] = []
    /// An offset in its declaration in the old version.
    let offset: TextOffset
  }

  private static func names(_ old: Analysis, _ new: Analysis) -> [Name] {
    var names: [Name] = []
    let (left, right) = (old.file.tree, new.file.tree)
    left.withView { oldView in
      right.withView { newView in
        let state = Document.Definition.table
        if let oldState = state.value(of: \.state, in: old.root, oldView),
          let newState = state.value(of: \.state, in: new.root, newView)
        {
          collect(oldState, oldView, newState, newView, below: [], &names)
        }
        names.removeAll { !isSound($0, old, new) }
        collectVariables(old.document, oldView, new.document, &names)
      }
    }
    return names
  }

  /// Collects the members of an object that are called otherwise in another one, and of the objects inside.
  private static func collect(
    _ old: RecordIndex, _ oldView: SyntaxView, _ new: RecordIndex, _ newView: SyntaxView,
    below path: [Keypath.Component], _ names: inout [Name]
  ) {
    guard path.count < 8, oldView.kind(old) == .object, newView.kind(new) == .object else { return }
    let olds = members(of: old, oldView)
    let news = members(of: new, newView)
    let newValues = Dictionary(news.map { ($0.name, $0.value) }) { first, _ in first }
    let oldNames = Set(olds.map(\.name))
    var candidates: [String: [String]] = [:]
    for (name, value) in news where !oldNames.contains(name) {
      candidates[json(value, newView), default: []].append(name)
    }
    for (name, value) in olds {
      if let other = newValues[name] {
        collect(value, oldView, other, newView, below: path + [.key(name)], &names)
        continue
      }
      // Those with equal values are in the same order in both.
      let text = json(value, oldView)
      guard let found = candidates[text], let other = found.first,
        let member = oldView.member(named: name, of: old)
      else { continue }
      candidates[text] = Array(found.dropFirst())
      names.append(
        Name(
          noun: "state key", old: name, new: other, path: path + [.key(name)],
          offset: inside(oldView.range(oldView.name(of: member)))))
    }
  }

  /// Whether a key of the state is called otherwise in all of its uses, and its name is nothing that the app
  /// shows or sends.
  private static func isSound(_ name: Name, _ old: Analysis, _ new: Analysis) -> Bool {
    let renamed = name.path.dropLast() + [.key(name.new)]
    let isLeftOver = new.state.uses.contains { $0.components.starts(with: name.path) }
    let isTaken = old.state.uses.contains { $0.components.starts(with: renamed) }
    if isLeftOver || isTaken { return false }
    // An object that is read as a whole is shown or sent with the names of its members.
    let isReadWhole = [old, new].contains { analysis in
      analysis.state.uses.contains { use in
        !use.access.writes && use.components.count < name.path.count && name.path.starts(with: use.components)
      }
    }
    return !isReadWhole && !isWritten(name.path, in: old.document)
      && !isWritten(Array(renamed), in: new.document)
  }

  /// Whether an action writes the object around a key, with the key.
  private static func isWritten(_ path: [Keypath.Component], in document: Document.Definition) -> Bool {
    guard path.count > 1, case .key(let key)? = path.last else { return false }
    var isWritten = false
    document.forEachAction { action in
      guard case .setState(let set) = action, let written = set.path,
        Keypath.parse(written).components == Array(path.dropLast()),
        case .literal(.objectValue(let members))? = set.value
      else { return }
      if members[key] != nil { isWritten = true }
    }
    return isWritten
  }

  private static func members(
    of object: RecordIndex, _ view: SyntaxView
  ) -> [(name: String, value: RecordIndex)] {
    view.members(of: object).compactMap { member in
      view.value(of: member).map { (view.string(view.name(of: member)), $0) }
    }
  }

  private static func json(_ record: RecordIndex, _ view: SyntaxView) -> String {
    Document.StateValue.parse(Array(view.text(of: record).utf8)).value?.json ?? view.text(of: record)
  }

  /// Collects the variables of repetitions, which are in the same order in both documents.
  private static func collectVariables(
    _ old: Document.Definition, _ oldView: SyntaxView, _ new: Document.Definition, _ names: inout [Name]
  ) {
    let (olds, news) = (repetitions(old), repetitions(new))
    guard olds.count == news.count else { return }
    let table = Document.ForEach.table
    for (left, right) in zip(olds, news) {
      // The app crashes if both variables have the same name, so that is no other name for the same.
      guard left.itemVariable != left.indexVariable, right.itemVariable != right.indexVariable else {
        continue
      }
      for (path, name, other) in [
        (\Document.ForEach.itemVariable, left.itemVariable, right.itemVariable),
        (\Document.ForEach.indexVariable, left.indexVariable, right.indexVariable),
      ] where name != other {
        guard let value = table.value(of: path, in: left.origin.node, oldView) else { continue }
        names.append(
          Name(noun: "variable", old: name, new: other, offset: inside(oldView.range(value))))
      }
    }
  }

  private static func repetitions(_ document: Document.Definition) -> [Document.ForEach] {
    var result: [Document.ForEach] = []
    document.forEachNode { if case .forEach(let forEach) = $0 { result.append(forEach) } }
    return result.sorted { $0.origin.node < $1.origin.node }
  }

  /// Returns an offset in a string, after its quote.
  private static func inside(_ range: TextRange) -> TextOffset { TextOffset(utf8: range.start.utf8 + 1) }
}
