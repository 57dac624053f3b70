import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax
import SourceText
import TestSupport
import Testing

/// While somebody types in a string, only what may depend on it is checked again, and nobody can tell.
@Suite struct StringEditTests {
  /// A runner of every rule, and how it reads documents.
  private struct Checks {
    let project: Project
    let runner: RuleRunner

    init(_ project: String? = nil) {
      self.project =
        project.map { Project.read(Array($0.utf8), path: "clads.json", files: NoFiles()) } ?? Project()
      runner = RuleRunner(self.project, only: Set(RuleTable.all.map { $0.id }))
    }

    func analysis(of text: [UInt8]) -> Analysis {
      let file = ParsedFile(SourceFile(uri: FileURI(path: "a.clads.json"), version: nil, bytes: text))
      return Analysis(of: file, vocabulary: project.vocabulary)
    }
  }

  @Test(arguments: [
    #" "a","#, #""a" ,"#, #""a"\#n,"#, #""b" ,"#, #""ab" , "c": 1,"#, #""a", "c": 1,"#,
  ])
  func `what changes outside of strings is no edit of one`(text: String) {
    let checks = Checks()
    func screen(_ text: String) -> Analysis {
      let label = #"{ "type": "label", "text": \#(text) "hide": 1 }"#
      return checks.analysis(of: Array(#"{ "id": "x", "root": { "children": [ \#(label) ] } }"#.utf8))
    }
    let (before, after) = (screen(#""a","#), screen(text))
    #expect(StringEdit(from: before, to: after) == nil)
    #expect(StringEdit(from: after, to: before) == nil)
  }

  /// Edits every string of a document in several ways, and returns how many of the edits were recognized.
  private func editStrings(of text: [UInt8], _ project: String? = nil) -> Int {
    let checks = Checks(project)
    let before = checks.analysis(of: text)
    let (original, version) = checks.runner.check(before, after: nil)
    let strings = before.file.tree.withView { view in
      view.records.indices.map { RecordIndex($0) }.filter {
        view.kind($0) == .string && $0 > 0 && view.kind(view[$0].parent) == .member
          && view.value(of: view[$0].parent) == $0
      }.map { view.contentRange(of: $0) }
    }
    var names = [SymbolKind.style, .action, .dataSource].compactMap { before.symbols.declaredNames($0).first }
    names += before.state.roots.keys.sorted().prefix(2)
    var count = 0
    var texts: [Range<Int>] = []
    for range in strings {
      let content = String(decoding: text[range], as: UTF8.self)
      let others: Set = [content + "q", "", "Two words: 3.5", "@x"]
      for other in others.union(names).sorted() where other != content {
        var bytes = text
        bytes.replaceSubrange(range, with: other.utf8)
        let after = checks.analysis(of: bytes)
        guard let edit = StringEdit(from: before, to: after) else { continue }
        count += 1
        if edit.meaning == .plainText, texts.last != range { texts.append(range) }
        let found = checks.runner.check(after, after: version)
        let expected = checks.runner.diagnostics(for: after)
        if found.diagnostics != expected { describe(found.diagnostics, expected, bytes) }
        if other == content + "q" {
          // From one name that does not exist to another one, as while a name is being typed.
          bytes.insert(UInt8(ascii: "r"), at: range.upperBound)
          let next = checks.analysis(of: bytes)
          let found = checks.runner.check(next, after: found.version).diagnostics
          let expected = checks.runner.diagnostics(for: next)
          if found != expected { describe(found, expected, bytes) }
        }
        if !other.isEmpty { continue }
        // The version that was put together serves the next edit as well, and what was missing comes back.
        let back = checks.runner.check(before, after: found.version).diagnostics
        #expect(back == original)
      }
    }
    if texts.count > 1 { fill(texts, of: before, checks, version) }
    return count
  }

  /// Replaces all texts of a document at once, as between the screens of two users.
  private func fill(
    _ texts: [Range<Int>], of before: Analysis, _ checks: Checks, _ version: RuleRunner.CheckedVersion
  ) {
    for seed in 0..<4 {
      var bytes = before.file.tree.bytes
      for (index, range) in texts.enumerated().reversed() {
        switch (index + seed) % 4 {
        case 0: bytes.removeSubrange(range)
        case 1: bytes.insert(contentsOf: "é ".utf8, at: range.lowerBound)
        case 2: bytes.replaceSubrange(range, with: "Two words: 3.5".utf8)
        default: break
        }
      }
      let after = checks.analysis(of: bytes)
      #expect(StringEdit(from: before, to: after)?.meaning == .plainText)
      let found = checks.runner.check(after, after: version)
      let expected = checks.runner.diagnostics(for: after)
      if found.diagnostics != expected { describe(found.diagnostics, expected, bytes) }
      #expect(
        checks.runner.check(before, after: found.version).diagnostics
          == checks.runner.diagnostics(for: before))
    }
  }

  private func describe(_ found: [Diagnostic], _ expected: [Diagnostic], _ bytes: [UInt8]) {
    let missing = expected.filter { !found.contains($0) }.map { "missing \($0.id.rawValue): \($0.message)" }
    let stale = found.filter { !expected.contains($0) }.map { "stale \($0.id.rawValue): \($0.message)" }
    Issue.record("\((missing + stale).joined(separator: "\n"))\nin \(String(decoding: bytes, as: UTF8.self))")
  }

  @Test(arguments: RuleTable.descriptions.filter { $0.subject == .document }.map(\.id.rawValue))
  func `edits of strings find what a new check finds in the examples of the rules`(id: String) async throws {
    let rule = try #require(RuleTable.description(DiagnosticID(rawValue: id)))
    for text in [rule.documentation.bad, rule.good] {
      _ = editStrings(of: MarkedText(text).bytes, rule.documentation.project)
    }
  }

  @Test(arguments: SampleDocuments.exampleNames)
  func `edits of strings find what a new check finds in whole screens`(name: String) async throws {
    let text = try #require(SampleDocuments.examples.first { $0.name == name }?.text)
    _ = editStrings(of: Array(text.utf8))
  }

  @Test func `the strings that people type most are recognized`() async {
    let text = """
      { "id": "a", "state": { "n": 1 }, "styles": { "s": {} }, "root": { "children": [
        { "type": "label", "text": "Hello", "styleId": "s" } ] } }
      """
    // Six texts may replace the text, and five the name.
    #expect(editStrings(of: Array(text.utf8)) == 11)
  }

  private func change(_ old: String, _ new: String) -> StringEdit? {
    let checks = Checks()
    return StringEdit(from: checks.analysis(of: Array(old.utf8)), to: checks.analysis(of: Array(new.utf8)))
  }

  private func screen(_ node: String) -> String {
    #"{ "id": "a", "styles": { "known": {} }, "root": { "children": [\#(node)] } }"#
  }

  @Test(arguments: [
    (#"{ "type": "label", "text": "a" }"#, #"{ "type": "label", "text": "ab" }"#, "plainText"),
    (#"{ "type": "label", "text": "aa" }"#, #"{ "type": "label", "text": "aaa" }"#, "plainText"),
    (#"{ "type": "label", "text": "" }"#, #"{ "type": "label", "text": "é" }"#, "plainText"),
    (#"{ "type": "label", "styleId": "a" }"#, #"{ "type": "label", "styleId": "" }"#, "unknownStyle"),
    (#"{ "type": "label", "styleId": "known" }"#, #"{ "type": "label", "styleId": "a" }"#, "styleReference"),
    (#"{ "type": "label", "styleId": "a" }"#, #"{ "type": "label", "styleId": "known" }"#, "styleReference"),
    (#"{ "type": "label", "styleId": "a" }"#, #"{ "type": "label", "styleId": "@a" }"#, "styleReference"),
    (#"{ "type": "label", "text": "a" }"#, #"{ "type": "label", "text": "a" }"#, "nothing"),
    (#"{ "type": "label", "text": "a" }"#, #"{ "type": "label", "text": "${a}" }"#, "nothing"),
    (#"{ "type": "label", "text": "a" }"#, #"{ "type": "label", "text": "a\n" }"#, "nothing"),
    (#"{ "type": "label", "text": "a" }"#, #"{ "type": "label", "text": "a", "id": "" }"#, "nothing"),
    (#"{ "type": "label", "text": "a" }"#, #"{ "type": "label", "text":  "a" }"#, "nothing"),
    (#"{ "type": "label", "text": "a" }"#, #"{ "type": "labe", "text": "a" }"#, "nothing"),
    (#"{ "type": "label", "text": "a" }"#, #"{ "type": "label", "texts": "a" }"#, "nothing"),
    (#"{ "type": "label", "text": "a" }"#, #"{ "type": "label", "text": "a"b" }"#, "nothing"),
    (#"{ "type": "label", "text": "a" }"#, #"{ "type": "label", "text": 1 }"#, "nothing"),
    (
      #"{ "type": "label", "styleId": "a", "text": "b" }"#,
      #"{ "type": "label", "styleId": "b", "text": "a" }"#,
      "nothing"
    ),
    (
      #"{ "type": "button", "text": "a", "accessibilityLabel": "b" }"#,
      #"{ "type": "button", "text": "", "accessibilityLabel": "bcd" }"#,
      "plainText"
    ),
    (
      #"{ "type": "label", "styleId": "a", "text": "b" }"#,
      #"{ "type": "label", "styleId": "a", "text": "b\t", "id": "c" }"#,
      "nothing"
    ),
  ])
  func `an edit is one of a string if nothing else changes`(old: String, new: String, meaning: String) {
    let found = change(screen(old), screen(new))
    #expect(found.map { "\($0.meaning)" } ?? "nothing" == meaning)
  }

  @Test func `ranges around a string move, those in it are lost`() throws {
    let old = screen(#"{ "type": "label", "text": "ab" }"#)
    let edit = try #require(change(old, screen(#"{ "type": "label", "text": "abcd" }"#)))
    let start = try #require(old.firstRange(of: #""ab""#)).lowerBound.utf16Offset(in: old)
    func name(_ from: Int, _ to: Int) -> String {
      switch edit.movement(of: TextRange(utf8: from, to)) {
      case .moved(let range): "moved to \(range.start.utf8)..<\(range.end.utf8)"
      case .changed(let range): "changed to \(range.start.utf8)..<\(range.end.utf8)"
      case .lost: "lost"
      }
    }
    #expect(name(3, start) == "moved to 3..<\(start)")
    #expect(name(start + 4, start + 5) == "moved to \(start + 6)..<\(start + 7)")
    #expect(name(start, start + 4) == "changed to \(start)..<\(start + 6)")
    #expect(name(3, start + 6) == "changed to 3..<\(start + 8)")
    #expect(name(start + 1, start + 3) == "lost")
    #expect(name(3, start + 2) == "lost")
  }

  @Test func `ranges between several texts move with those before them`() throws {
    let old = #"["ab", 1, "c", 2, "def", 3]"#
    let new = #"["b", 1, "ccc", 2, "def", 3]"#
    func screen(_ names: String) -> String {
      let texts = names.dropFirst().dropLast().split(separator: ", ").map { text in
        text.hasPrefix("\"")
          ? #"{ "type": "label", "text": \#(text) }"# : #"{ "type": "spacer", "height": \#(text) }"#
      }
      return self.screen(texts.joined(separator: ", "))
    }
    let (before, after) = (screen(old), screen(new))
    let edit = try #require(change(before, after))
    for part in ["1 }", "2 }", "3 }", #""def""#, "] } }"] {
      func range(_ text: String) throws -> TextRange {
        let found = try #require(text.firstRange(of: part))
        return TextRange(
          utf8: found.lowerBound.utf16Offset(in: text), found.upperBound.utf16Offset(in: text))
      }
      #expect(edit.position(of: try range(before)) == (try range(after)), "\(part)")
    }
    let all = try #require(edit.position(of: TextRange(utf8: 0, before.utf8.count)))
    #expect(all == TextRange(utf8: 0, after.utf8.count))
  }
}
