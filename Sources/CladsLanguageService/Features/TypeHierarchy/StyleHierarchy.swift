import CladsAnalysis
import CladsDocument
import JSONSyntax
import LanguageServerProtocol
import SourceText

/// The styles of a document as a type hierarchy, seen from one of them.
struct StyleHierarchy {
  private let analysis: Analysis
  /// The name of the style.
  let name: String

  /// Finds the style at an offset; fails when there is no style name.
  init?(at offset: TextOffset, in document: DocumentSnapshot) async {
    guard let names = await DocumentNames.around(offset, in: document), let analysis = names.analysis,
      case .symbol(.style, let name)? = names.mention(at: offset)?.referent
    else { return nil }
    self.analysis = analysis
    self.name = name
  }

  /// The style itself; `nil` when the document does not declare it.
  var style: HierarchyNode? { nodes { $0.name == name }.first }

  /// The style that it inherits from; empty when the document does not declare it.
  var parents: [HierarchyNode] {
    guard let style = analysis.document.styles?.first(where: { $0.name == name }),
      let parent = style.value.inherits
    else { return [] }
    return Array(nodes { $0.name == parent }.prefix(1))
  }

  /// The styles that inherit from it.
  var children: [HierarchyNode] { nodes { $0.value.inherits == name } }

  private func nodes(_ isWanted: (Named<Document.Style>) -> Bool) -> [HierarchyNode] {
    analysis.file.tree.withView { view in
      (analysis.document.styles ?? [:]).filter(isWanted).map { style in
        HierarchyNode(
          style.name, detail: style.value.inherits.map { ": \($0)" }, .class, key: style.key, view)
      }
    }
  }
}
