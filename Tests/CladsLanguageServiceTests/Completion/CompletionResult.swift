import CladsAnalysis
import CladsCheck
import CladsLanguageService
import CladsProject
import SourceText
import TestSupport

/// The suggestions at `$0` of a document.
struct CompletionResult {
  let document: DocumentSnapshot
  let completions: Completions

  init(
    _ marked: String, project: String? = nil, kind: FileKind = .document,
    file: String = "a.clads.json"
  ) async {
    let text = MarkedText(marked)
    let project = project.map { Project.read(Array($0.utf8), path: "clads.json", files: EmptyFolder()) }
    document = .computing(
      SourceFile(uri: FileURI(path: "/" + file), version: 1, bytes: text.bytes),
      FileContext(kind: kind, checker: Checker(project: project ?? Project())))
    completions = await document.completions(at: text.cursor ?? TextOffset(utf8: 0))
  }

  /// The labels of the suggestions, in order.
  var labels: [String] { completions.items.map(\.label) }

  /// Returns the suggestion with a label.
  func item(_ label: String) -> Completion? { completions.items.first { $0.label == label } }

  /// Returns the document after accepting a suggestion, in a client with or without snippets.
  func accepting(_ label: String, snippets: Bool = true) -> String? {
    guard let item = item(label) else { return nil }
    let text = snippets && item.text.hasStops ? item.text.marked : item.text.plain
    let edits = completions.otherEdits + [TextEdit(range: completions.range, newText: text)]
    let edited = document.file.source.edited(by: edits, version: 2)
    return String(decoding: edited.bytes, as: UTF8.self)
  }
}
