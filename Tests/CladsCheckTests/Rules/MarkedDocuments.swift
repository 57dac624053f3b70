import Diagnostics
import SourceText
import TestSupport
import Testing

/// Expects that, with only one rule on, a document has findings at exactly the ranges that it marks; returns
/// the findings.
@discardableResult
func expectMarks(
  _ id: DiagnosticID, _ marked: String, project: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> [Diagnostic] {
  let text = MarkedText(marked)
  let found = diagnose(text.bytes, project, only: [id])
  #expect(
    found.map(\.range) == text.ranges,
    "\(id.rawValue): \(found.map { "\($0.range.start.utf8)..<\($0.range.end.utf8) \($0.message)" })",
    sourceLocation: sourceLocation)
  return found
}

/// A document with some members and a label.
func document(_ members: String, children: String = #"{ "type": "label", "text": "a" }"#) -> String {
  #"{ "id": "a", \#(members), "root": { "children": [ \#(children) ] } }"#
}
