import CladsCheck
import Diagnostics
import Foundation
import SourceText

@main enum M {
  static func main() {
    for path in CommandLine.arguments.dropFirst() where path != "--check" {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let source = SourceFile(uri: FileURI(path: path), version: nil, bytes: Array(data))
      for d in Checker().check(source) {
        let p = source.position(of: d.range.start, encoding: .utf8)
        print(
          "\(path):\(p.line + 1):\(p.character + 1): \(d.severity.name): \(d.message) [\(d.id.rawValue)] effect: \(d.effectSentence ?? "-") help: \(d.help ?? "-")"
        )
      }
    }
  }
}
