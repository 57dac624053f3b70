import CladsAnalysis
import CladsDocument
import JSONSyntax
import SourceText

/// Example objects for the entries of the vocabulary.
enum Examples {
  /// Returns a name of the document for a string with a role, the value of a key of an object of a kind;
  /// `nil` if the role is not for names.
  typealias Names = (_ role: Role, _ key: String, _ kind: String) -> String?

  /// Returns a complete object for an entry, with tab stops for its values. Names in it are those of the
  /// document.
  static func snippet(
    of entry: Entry, _ tagged: TaggedShape, _ vocabulary: Vocabulary, names: @escaping Names
  ) -> Snippet {
    let shape = tagged.shape(of: entry)
    if entry.origin == .builtIn, let document = document(of: entry.name, in: tagged.slot),
      let snippet = snippet(of: entry.name, in: document, tagged.tag, shape, vocabulary, names)
    {
      return snippet
    }
    let required = shape.rows.filter { $0.name != tagged.tag && ($0.isRequired || $0.shape.isListOfNodes) }
    let members =
      [Snippet("\(StringLiteral.quoted(tagged.tag)): \(StringLiteral.quoted(entry.name))")]
      + required.map {
        Snippet("\(StringLiteral.quoted($0.name)): ") + Snippet(valueOf: $0, in: vocabulary)
      }
    return "{ " + Snippet.joined(members, by: ", ") + " }"
  }

  /// Returns a small complete document that shows a built-in entry; `nil` when there is none.
  static func document(of name: String, in slot: Slot) -> String? {
    switch slot {
    case .node: BuiltInKinds.components.first { $0.description.name == name }?.example
    case .action: ActionExamples.example(of: name)
    case .sectionLayout: BuiltInSections.example(of: name)
    default: nil
    }
  }

  /// Returns the object in a document that names an entry, with its values as tab stops.
  private static func snippet(
    of name: String, in document: String, _ tag: String, _ shape: ObjectShape, _ vocabulary: Vocabulary,
    _ names: @escaping Names
  ) -> Snippet? {
    let file = ParsedFile(SourceFile(uri: FileURI(path: "/"), version: 0, bytes: Array(document.utf8)))
    return file.tree.withView { view in
      let writer = Writer(
        file: file, view: view, vocabulary: vocabulary, tag: tag, kind: name, shape: shape,
        excluded: Set(shape.rows.filter(\.isStyle).map(\.name)), names: names)
      for index in view.records.indices.map(RecordIndex.init) {
        guard view.kind(index) == .object, let member = view.member(named: tag, of: index),
          let value = view.value(of: member), view.kind(value) == .string, view.string(value) == name
        else { continue }
        return writer.snippet(of: index)
      }
      return nil
    }
  }

  /// Writes a part of an example with its values as tab stops.
  private struct Writer {
    let file: ParsedFile
    let view: SyntaxView
    let vocabulary: Vocabulary
    let tag: String
    let kind: String
    let shape: ObjectShape
    /// The keys that are left out.
    let excluded: Set<String>
    let names: Names

    func snippet(of node: RecordIndex) -> Snippet {
      switch view.kind(node) {
      case .object:
        var members: [Snippet] = []
        for member in view.members(of: node) {
          let name = view.string(view.name(of: member))
          guard let value = view.value(of: member), !excluded.contains(name) else { continue }
          if isOptionalPath(name, value) { continue }
          let content = name == tag ? Snippet(view.text(of: value)) : snippet(of: value)
          members.append(Snippet(StringLiteral.quoted(name) + ": ") + content)
        }
        return members.isEmpty ? "{}" : "{ " + Snippet.joined(members, by: ", ") + " }"
      case .array:
        let elements = view.children(of: node).map { snippet(of: $0) }
        return "[" + Snippet.joined(elements, by: ", ") + "]"
      case .string: return Snippet(.text("\""), .stop(placeholder(of: node)), .text("\""))
      default: return Snippet(.stop(view.text(of: node)))
      }
    }

    /// Whether a key names state and can be left out: which state is meant, only the author knows.
    private func isOptionalPath(_ name: String, _ value: RecordIndex) -> Bool {
      guard let row = shape.row(named: name), !row.isRequired, case .string(.path) = row.shape else {
        return false
      }
      return Document.Component.boundType(ofKeyNamed: name, on: Document.ComponentKind(rawValue: kind)) == nil
    }

    /// Returns the text of a string, or a name of the document in place of one of the example.
    private func placeholder(of string: RecordIndex) -> String {
      let cursor = Cursor(
        at: TextOffset(utf8: view.range(string).start.utf8 + 1), in: file, vocabulary: vocabulary)
      let content = String(view.text(of: string).dropFirst().dropLast())
      switch cursor.context {
      case .text(let role, _):
        // What the template of an example reads is not in the document.
        if role == .template, content.contains("${") { return "" }
        let key = view.string(nameOf: string) ?? ""
        return names(role, key, kind).map(Snippet.inner) ?? content
      case .expression: return ""
      default: return content
      }
    }
  }
}

extension Shape {
  /// Whether values are arrays of layout nodes.
  fileprivate var isListOfNodes: Bool {
    guard case .array(let element) = self else { return false }
    if case .named(_, let inner) = element, case .tagged(_, .node) = inner() { return true }
    if case .tagged(_, .node) = element { return true }
    return false
  }
}

extension Row {
  /// Whether the key is an optional reference to a style, which other documents do not have.
  fileprivate var isStyle: Bool {
    if case .string(.reference(.style)) = shape { !isRequired } else { false }
  }
}
