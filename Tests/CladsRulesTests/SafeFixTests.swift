import CladsAnalysis
import CladsDocument
import CladsProject
import CladsRules
import CladsSchema
import Diagnostics
import SourceText
import TestSupport
import Testing

/// A safe fix must not change what the app shows, and must not add a finding.
@Suite struct SafeFixTests {
  static let rules = RuleTable.descriptions.filter { $0.subject == .document }

  @Test(arguments: rules.map(\.id.rawValue))
  func `a safe fix does not change what is shown`(rule: String) throws {
    let description = try #require(RuleTable.description(DiagnosticID(rawValue: rule)))
    let bytes = MarkedText(description.documentation.bad).bytes
    let everything = Set(Self.rules.map(\.id))
    let before = diagnose(bytes, description.documentation.project, only: everything)
    for finding in before {
      for fix in finding.fixes where fix.isSafe {
        let edited = bytes.edited(by: fix.edits)
        #expect(styles(edited) == styles(bytes), "\(finding.id.rawValue)")
        let after = diagnose(edited, description.documentation.project, only: everything)
        #expect(after.count < before.count, "\(finding.id.rawValue): \(after.map(\.id.rawValue))")
      }
    }
  }

  @Test func `some fixes are safe`() {
    let safe = Self.rules.filter { rule in
      let bytes = MarkedText(rule.documentation.bad).bytes
      return diagnose(bytes, rule.documentation.project, only: [rule.id]).contains {
        $0.fixes.contains(where: \.isSafe)
      }
    }
    #expect(
      Set(safe.map(\.id.rawValue)).isSuperset(of: ["color-case", "empty-object", "redundant-style-property"]))
  }

  /// Returns the resolved properties of every named style; colors are compared by value.
  private func styles(_ bytes: [UInt8]) -> [String: [String]] {
    let file = ParsedFile(SourceFile(uri: FileURI(path: "a.clads.json"), version: nil, bytes: bytes))
    let document = Analysis(of: file, vocabulary: Project().vocabulary).document
    let cascade = StyleCascade(document.styles)
    var result: [String: [String]] = [:]
    for style in document.styles {
      guard let resolved = cascade.resolved(style.name)?.style else { continue }
      result[style.name] = Document.Style.table.properties.indices.filter { resolved.keys.contains($0) }.map {
        index in
        let property = Document.Style.table.properties[index]
        let value = resolved[keyPath: property.path]
        if let color = value as? Document.Color { return "\(property.row.name) \(color.reading)" }
        if let padding = value as? Document.Padding { return "\(property.row.name) \(padding.edges)" }
        return "\(property.row.name) \(value)"
      }
    }
    return result
  }
}
