import CladsDocument
import CladsExpressions

/// States in which everything that repeats is shown, so that no part of a document stays uncompared because
/// its list happens to be empty in all samples.
enum ListProbe {
  /// Returns the state with an element in each empty list that a document repeats something for.
  static func filled(
    _ state: [String: Document.StateValue], for document: Document.Definition
  ) -> [String: Document.StateValue] {
    var sample = SampleState(state)
    for path in paths(in: document) {
      if case .arrayValue(let elements)? = sample.value(at: path), !elements.isEmpty { continue }
      sample.set(Keypath.parse(path), .arrayValue([.objectValue([:])]))
    }
    return sample.values
  }

  /// Returns the state without elements in all lists that a document repeats something for.
  static func emptied(
    _ state: [String: Document.StateValue], for document: Document.Definition
  ) -> [String: Document.StateValue] {
    var sample = SampleState(state)
    for path in paths(in: document) { sample.set(Keypath.parse(path), .arrayValue([])) }
    return sample.values
  }

  /// Returns the paths of the lists, the outer ones first.
  private static func paths(in document: Document.Definition) -> [String] {
    var paths: [String] = []
    for node in document.root.children { collect(node, [:], &paths) }
    return paths
  }

  private static func collect(
    _ node: Document.LayoutNode, _ variables: [String: String], _ paths: inout [String]
  ) {
    switch node {
    case .component, .spacer: break
    case .layout(let layout): for child in layout.children { collect(child, variables, &paths) }
    case .forEach(let forEach):
      let path = located(forEach.items ?? "", variables)
      paths.append(path)
      var inner = variables
      inner[forEach.itemVariable] = "\(path)[0]"
      if let template = forEach.template { collect(template, inner, &paths) }
      if let empty = forEach.emptyView { collect(empty, variables, &paths) }
    case .sectionLayout(let layout):
      for section in layout.sections {
        for child in [section.header, section.footer].compactMap(\.self) + section.children {
          collect(child, variables, &paths)
        }
        guard let source = section.dataSource, let template = section.itemTemplate else { continue }
        let path = located(source, variables)
        paths.append(path)
        var inner = variables
        inner[Document.ForEach.defaultItemName] = "\(path)[0]"
        collect(template, inner, &paths)
      }
    }
  }

  private static func located(_ path: String, _ variables: [String: String]) -> String {
    let root = path.prefix { $0 != "." && $0 != "[" }
    return variables[String(root)].map { $0 + path.dropFirst(root.count) } ?? path
  }
}
