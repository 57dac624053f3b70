import CladsSources
import SourceText

extension FuzzTarget {
  /// Any text is read as Swift: tokens are in order, the parts of literals cover them, and names are inside.
  static let sources = FuzzTarget("sources", .text) { bytes, violations in
    let tokens = SwiftTokens(bytes)
    var end = 0
    for (index, token) in tokens.tokens.enumerated() {
      violations.expect(token.start >= end && token.end > token.start, "a token starts inside another one")
      violations.expect(token.link == 0 || Int(token.link) > index, "the link of a token points backward")
      end = token.end
    }
    violations.expect(end <= bytes.count, "a token ends after the text")
    violations.expect(
      tokens.comments.allSatisfy { $0.end <= bytes.count && $0.link <= tokens.tokens.count },
      "a comment ends after the text")
    for literal in tokens.literals(in: bytes) { check(literal, in: bytes, &violations) }
    let facts = SwiftFileFacts(path: "App.swift", bytes: bytes)
    let scan = SourceScan(files: [facts])
    violations.expect(
      scan == SourceScan(files: [SwiftFileFacts(path: "App.swift", bytes: bytes)]),
      "the same text registers different names")
    for name in names(in: scan) {
      violations.expect(
        name.range.start <= name.range.end && name.range.end.utf8 <= bytes.count, "a name ends after the text"
      )
      violations.expect(name.path == "App.swift", "a name is in another file")
    }
  }

  private static func check(_ literal: StringLiteral, in bytes: [UInt8], _ violations: inout Violations) {
    let segments = literal.segments(in: bytes)
    var (source, decoded) = (literal.contentRange.start, 0)
    for segment in segments.map.segments {
      violations.expect(segment.source.start == source, "the parts of a literal leave a gap")
      violations.expect(segment.decoded.start.utf8 == decoded, "the value of a literal has a gap")
      source = segment.source.end
      decoded = segment.decoded.end.utf8
    }
    violations.expect(
      segments.map.segments.isEmpty || source == literal.contentRange.end,
      "the parts of a literal end before or after it")
    violations.expect(decoded == segments.decoded.count, "the value of a literal has bytes without a source")
  }

  private static func names(in scan: SourceScan) -> [SourceName] {
    var names: [SourceName] = []
    for component in scan.components {
      names += component.declarations
      names += (component.keys + component.data).map(\.name)
    }
    for action in scan.actions {
      names += action.declarations
      names += action.parameters.map(\.name)
    }
    for system in scan.designSystems {
      names.append(system.name)
      names += system.references.map(\.name)
    }
    for entry in scan.destinations + scan.sectionLayouts + scan.functions { names += entry.declarations }
    return names
  }
}
