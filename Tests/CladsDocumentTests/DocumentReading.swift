import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText
import TestSupport
import Testing

/// The part of a document that a test writes; the rest of the document is around it.
enum Part: String {
  case document, member, node, section, action, style

  var before: String {
    switch self {
    case .document: ""
    case .member: #"{ "id": "a", "#
    case .node: #"{ "id": "a", "root": { "children": ["#
    case .section: Part.node.before + #"{ "type": "sectionLayout", "sections": ["#
    case .action: #"{ "id": "a", "actions": { "x": "#
    case .style: #"{ "id": "a", "styles": { "s": "#
    }
  }

  var after: String {
    switch self {
    case .document: ""
    case .member: #", "root": { "children": [] } }"#
    case .node: "] } }"
    case .section: "] }" + Part.node.after
    case .action, .style: " }" + Part.member.after
    }
  }
}

/// What reading a document with the built-in vocabulary gave.
struct DocumentReading {
  let bytes: [UInt8]
  let document: Document.Definition
  let findings: [Finding]
  /// A line for each fact: the string and its role.
  let facts: [String]
  let scopes: [ScopeRecord]

  init(_ text: String, _ part: Part = .document, level: FormatLevel = .base) {
    let bytes = Array((part.before + text + part.after).utf8)
    self.bytes = bytes
    (document, findings, facts, scopes) = SyntaxTree.parse(bytes).withView { view in
      var reading = Reading(view, vocabulary: BuiltInKinds.vocabulary(level: level))
      let document = Document.Definition.read(&reading)
      let facts = reading.facts.map { fact in
        "\(view.string(fact.node)): \(fact.role)".replacing("CladsDocument.", with: "")
          .replacing("SymbolKind.", with: "").replacing("Access.", with: "")
          .replacing("StateType.", with: "").replacing("Slot.", with: "")
      }
      return (document, reading.findings, facts, reading.scopes)
    }
  }

  /// The first node of the root.
  var node: Document.LayoutNode? { document.root.children.first }

  /// The first node of the root, if it is a component.
  var component: Document.Component? {
    if case .component(let component)? = node { component } else { nil }
  }

  /// The first section of the first node.
  var section: Document.SectionDefinition? {
    if case .sectionLayout(let layout)? = node { layout.sections.first } else { nil }
  }

  var style: Document.Style? { document.styles?.first?.value }
  var action: Document.Action? { document.actions?.first?.value }
}

/// Part of a document, with the ranges of its findings marked, and a line for each of them, followed by the
/// part after its first quick fix. The line of a finding outside the part starts with the text at its range.
typealias DocumentCase = (marked: String, lines: [String])

func checkFindings(
  _ marked: String, _ expected: [String], in part: Part, level: FormatLevel = .base,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let found = foundText(MarkedText(marked).text, part, level: level)
  #expect(found.marked == marked, sourceLocation: sourceLocation)
  #expect(found.lines == expected, sourceLocation: sourceLocation)
}

/// Returns the part with its findings marked, and their lines; what is around the part is omitted.
private func foundText(_ text: String, _ part: Part, level: FormatLevel) -> DocumentCase {
  let reading = DocumentReading(text, part, level: level)
  let (start, end) = (part.before.utf8.count, reading.bytes.count - part.after.utf8.count)
  func isInside(_ finding: Finding) -> Bool {
    start <= finding.range.start.utf8 && finding.range.end.utf8 <= end
  }
  func inner(_ text: String) -> String {
    guard text.hasPrefix(part.before), text.hasSuffix(part.after) else { return text }
    return String(text.dropFirst(part.before.count).dropLast(part.after.count))
  }
  let lines = reading.findings.flatMap { finding in
    let lines = FindingDump.lines(of: [finding], in: reading.bytes)
    let range = finding.range.start.utf8..<finding.range.end.utf8
    let place = isInside(finding) ? "" : String(decoding: reading.bytes[range], as: UTF8.self) + " "
    return [place + lines[0]] + lines.dropFirst().map { "→ " + inner(String($0.dropFirst(2))) }
  }
  return (inner(FindingDump.marked(reading.findings.filter(isInside), in: reading.bytes)), lines)
}
