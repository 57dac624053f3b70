import CladsProject
package import Diagnostics
import SourceText

extension RuleDescription {
  /// A document without the mistake of the rule: the one that its documentation gives, or else the document
  /// with the mistake after the quick fixes of the rule.
  package var good: String {
    if let good = documentation.good { return good.corrected(bad) }
    return derived
  }

  var derived: String {
    let project = documentation.project.map {
      Project.read(Array($0.utf8), path: FileKind.projectFileName, files: NoFiles())
    }
    let checker = Checker(project: project ?? Project(), only: [id])
    var bytes = Array(bad.utf8)
    for _ in 0..<Self.maximumFixCount {
      guard let fix = checker.check(bytes).lazy.compactMap(\.fixes.first).first else { break }
      bytes = bytes.edited(by: fix.edits)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The document with the mistake, without the marks of what is reported.
  package var bad: String { documentation.bad.filter { $0 != "«" && $0 != "»" } }

  /// The maximum number of mistakes in an example.
  private static let maximumFixCount = 8
}

/// The files of an example.
private struct NoFiles: FileReading {
  func exists(_ path: String) -> Bool { false }
  func read(_ path: String) throws(FileReadingError) -> [UInt8] { throw .missing }
  func paths(matching pattern: Glob) -> [String] { [] }
}
