import Diagnostics
import SourceText
import TestSupport

/// A run whose reports are golden files: a clean document, one with several findings, one with a name and
/// texts that mean something in every format, and two that could not be read.
enum ReportedRun {
  static let files: [ReportedFile] = [clean, several, hostile, gone]

  static let clean: ReportedFile = {
    var file = ReportedFile(path: "Screens/about.clads.json")
    file.duration = .milliseconds(2)
    return file
  }()

  static let several: ReportedFile = {
    let text = MarkedText(
      """
      {
        "styles": { «"card"»: {}, «"card"»: {} },
        "root": { "children": [
          { "type": "label", "text": "😀", "styleId": «"crad"» },
          { "type": "label", "styleId": «"crad"» },
          «{}»«»
        ] }
      }

      """)
    func range(_ index: Int) -> TextRange {
      text.ranges.indices.contains(index) ? text.ranges[index] : TextRange(utf8: 0, 0)
    }
    let rename = QuickFix("Rename to `card`", replacing: range(2), with: "\"card\"", .safe)
    var known = Diagnostic(
      "unresolved-style", severity: .warning, at: range(3), pointer: "/root/children/1/styleId",
      "no style named `crad`", effect: .isIgnored)
    known.isInBaseline = true
    var file = ReportedFile(
      path: "Screens/cart.clads.json",
      source: SourceFile(uri: FileURI(path: "/app/cart.clads.json"), version: nil, bytes: text.bytes),
      diagnostics: [
        Diagnostic(
          "duplicate-key", severity: .error, at: range(1), pointer: "/styles/card", "`card` occurs twice",
          effect: .rejectsDocument, related: [Related("first declared here", at: range(0))],
          fixes: [
            QuickFix("Remove the first", edits: [TextEdit(range: range(0), newText: "")], .alternative),
            QuickFix(
              "Declare it as a token", edits: [],
              otherFiles: ["Design/a.tokens.json": [TextEdit(range: TextRange(utf8: 2, 4), newText: "x")]],
              .alternative),
          ]),
        Diagnostic(
          "unresolved-style", severity: .warning, at: range(2), pointer: "/root/children/0/styleId",
          "no style named `crad`", effect: .isIgnored, help: "did you mean `card`?", fixes: [rename]),
        known,
        Diagnostic(
          "missing-key", severity: .info, at: range(4), pointer: "/root/children/2", "`type` is required here"
        ),
        Diagnostic("final-comma", severity: .hint, at: range(5), pointer: "/root/children", "a comma"),
      ])
    file.duration = .microseconds(1_234_567)
    return file
  }()

  /// Markup, escapes and commands of every format, and characters that control a terminal.
  static let hostileText =
    "<b a='1'>&amp;\"|`x`|\\[a](http://e) ]]>--><!-- %0A,: ::error::x\r\n::error::y ##[error]z\u{1B}[2J\u{0}\u{9B}\u{202E}"
    + "\u{FFFE}\u{FFFF}{0}"

  static let hostile: ReportedFile = {
    let text = Array("{ \"\(hostileText)\": 1 }".utf8)
    return ReportedFile(
      path: "a b/\(hostileText).json",
      source: SourceFile(uri: FileURI(path: "/a"), version: nil, bytes: text),
      diagnostics: [
        Diagnostic(
          "unknown-key", severity: .warning, at: TextRange(utf8: 2, text.count - 5),
          pointer: "/\(hostileText)",
          "unknown key `\(hostileText)`", help: hostileText,
          related: [Related(hostileText, at: TextRange(utf8: 1, 2), path: "/other \(hostileText).json")],
          fixes: [
            QuickFix(hostileText, replacing: TextRange(utf8: 2, 3), with: hostileText)
          ])
      ])
  }()

  static let gone = ReportedFile(path: "Screens/gone.clads.json", problem: "permission denied")

  static var summary: ReportSummary {
    var summary = ReportSummary()
    for file in files where file.problem == nil {
      summary.count(FindingCounts(file.diagnostics), fixes: FixCounts(file.diagnostics), shown: .hint)
    }
    summary.problems = ["Drafts: there is no such file or folder"]
    return summary
  }

  static let help: [DiagnosticID: RuleHelp] = [
    "unresolved-style": RuleHelp(
      summary: "A style that is not declared.", severity: .warning, group: "styles",
      text: "unresolved-style\n\nA style that is not declared.\n",
      markdown: "A style that is **not** declared.\n", url: "clads-rule:unresolved-style")
  ]

  static func text(_ report: any Report.Type) -> String {
    report.text(
      of: files, summary, options: ReportOptions(version: "1.2.3", folder: "/app", help: { help[$0] }))
  }
}
