import CladsAnalysis
import CladsDocument
import CladsSchema
import JSONSyntax

/// Example objects for the entries of the vocabulary.
enum Examples {
  /// Returns a complete object for an entry, with tab stops for its values.
  static func snippet(of entry: Entry, _ tagged: TaggedShape, _ vocabulary: Vocabulary) -> Snippet {
    let shape = tagged.shape(of: entry)
    if entry.origin == .builtIn, let document = document(of: entry.name, in: tagged.slot),
      let snippet = snippet(of: entry.name, in: document, tagged.tag, shape)
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
    of name: String, in document: String, _ tag: String, _ shape: ObjectShape
  ) -> Snippet? {
    let tree = SyntaxTree.parse(Array(document.utf8))
    return tree.withView { view in
      for index in view.records.indices.map(RecordIndex.init) {
        guard view.kind(index) == .object, let member = view.member(named: tag, of: index),
          let value = view.value(of: member), view.kind(value) == .string, view.string(value) == name
        else { continue }
        return snippet(of: index, view, tag, excluding: Set(shape.rows.filter(\.isStyle).map(\.name)))
      }
      return nil
    }
  }

  private static func snippet(
    of node: RecordIndex, _ view: SyntaxView, _ tag: String, excluding names: Set<String>
  ) -> Snippet {
    switch view.kind(node) {
    case .object:
      var members: [Snippet] = []
      for member in view.members(of: node) {
        let name = view.string(view.name(of: member))
        if let value = view.value(of: member), !names.contains(name) {
          let value =
            name == tag
            ? Snippet(view.text(of: value)) : snippet(of: value, view, tag, excluding: names)
          members.append(Snippet(StringLiteral.quoted(name) + ": ") + value)
        }
      }
      return members.isEmpty ? "{}" : "{ " + Snippet.joined(members, by: ", ") + " }"
    case .array:
      let elements = view.children(of: node).map { snippet(of: $0, view, tag, excluding: names) }
      return "[" + Snippet.joined(elements, by: ", ") + "]"
    case .string:
      let content = view.text(of: node).dropFirst().dropLast()
      return Snippet(.text("\""), .stop(String(content)), .text("\""))
    default: return Snippet(.stop(view.text(of: node)))
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
