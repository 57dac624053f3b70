import CladsAnalysis
import CladsDocument
import CladsLanguageService
import CladsProject
import JSONSyntax
import SourceText
import TestSupport
import Testing

@Suite struct CommonDocumentsTests {
  @Test func `the common documents are the published examples without their texts`() {
    let path = "Sources/CladsLanguageService/Features/Completion/Ranking/CommonDocuments.swift"
    let source = String(decoding: Files.read(Executable.packageFolder + "/" + path), as: UTF8.self)
    let start = "  private static let texts: [String] = [\n"
    guard let head = source.firstRange(of: start) else {
      Issue.record("\(path) has no list")
      return
    }
    let lines = PublishedExamples.documents.map(\.document).map { document in
      "    #\"" + Self.skeleton(of: document).joined() + "\"#,"
    }
    Golden.expect(path, source[..<head.upperBound] + lines.map { $0 + "\n" }.joined() + "  ]\n}\n")
  }

  /// Returns a document as compact JSON, without what its author made up.
  private static func skeleton(of document: DocumentSnapshot) -> [String] {
    document.file.tree.withView { view in
      var tokens: [String] = []
      var skeleton = Skeleton(document: document, view: view)
      skeleton.write(0, to: &tokens)
      return tokens
    }
  }
}

/// Writes the parts of a document that its format determines.
private struct Skeleton {
  let document: DocumentSnapshot
  let view: SyntaxView

  mutating func write(_ node: RecordIndex, to tokens: inout [String]) {
    switch view.kind(node) {
    case .object:
      tokens.append("{")
      for (index, member) in members(of: node).enumerated() {
        if index > 0 { tokens.append(",") }
        tokens.append(name(of: member) + ":")
        if let value = view.value(of: member) { write(value, to: &tokens) }
      }
      tokens.append("}")
    case .array:
      tokens.append("[")
      for (index, element) in view.children(of: node).enumerated() {
        if index > 0 { tokens.append(",") }
        write(element, to: &tokens)
      }
      tokens.append("]")
    case .string: tokens.append(isDetermined(node) ? quoted(view.string(node)) : "\"\"")
    default: tokens.append(document.file.source.text(in: view.range(node)))
    }
  }

  /// Returns the members of an object; state is made up as a whole.
  private func members(of node: RecordIndex) -> [RecordIndex] {
    let members = Array(view.members(of: node))
    guard let first = members.first, case .declaration(.literal, _) = context(view.name(of: first)) else {
      return members
    }
    return []
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  private func name(of member: RecordIndex) -> String {
    let name = view.name(of: member)
    if case .memberName(let shape, _, _) = context(name), shape.row(named: view.string(name)) != nil {
      return quoted(view.string(name))
    }
    return "\"\""
  }

  /// Whether a string is a value of a closed set, or a kind.
  private func isDetermined(_ node: RecordIndex) -> Bool {
    if case .value(let shape, _) = context(node) { shape.isChoice } else { false }
  }

  private func context(_ string: RecordIndex) -> CursorContext {
    Cursor(
      at: TextOffset(utf8: view.range(string).start.utf8 + 1), in: document.file,
      vocabulary: document.project.vocabulary
    ).context
  }
}

extension Shape {
  fileprivate var isChoice: Bool {
    switch self {
    case .choice: true
    case .either(let shapes): shapes.contains(where: \.isChoice)
    case .named(_, let inner): inner().isChoice
    default: false
    }
  }
}
