import CladsCheck
import CladsCompare
import CladsProject
import CladsTesting
import Diagnostics
import TestSupport
import Testing

@Suite struct TidyTests {
  private static let sources = Files.list(Executable.packageFolder + "/Sources", endings: [".swift"])

  @Test func `no file has more than 400 lines`() {
    for path in Self.sources + Files.list(Executable.packageFolder + "/Tests", endings: [".swift"]) {
      let lines = Files.read(path).count { $0 == 0x0A }
      #expect(lines <= 400, "\(path) has \(lines) lines")
    }
  }

  @Test func `the name of every test is a sentence`() {
    for path in Files.list(Executable.packageFolder + "/Tests", endings: [".swift"]) {
      let text = String(decoding: Files.read(path), as: UTF8.self).replacing(
        "@MainActor @Test", with: "@Test")
      // Between `@Test` and the name there are only arguments, perhaps with Swift source, and attributes.
      for test in text.split(separator: "\n  @Test").dropFirst() {
        let name = test.firstRange(of: "func `").map { test[$0.upperBound...].prefix { $0 != "`" } } ?? ""
        #expect(name.contains(" "), "\(path): \(name)")
      }
    }
  }

  /// With the part of Foundation that needs ICU, the static executable would be three times as large.
  @Test func `only the layer for host apps imports Foundation`() {
    let importing = Self.sources.filter {
      String(decoding: Files.read($0), as: UTF8.self).contains("import Foundation")
    }
    let others = importing.filter {
      !$0.contains("/Sources/CladsHosting/") && !$0.contains("/Sources/Plugins/")
    }
    #expect(!importing.isEmpty && others.isEmpty, "\(others)")
  }

  @Test func `the sources have no traps and no unchecked concurrency`() {
    let forbidden = [
      "try!", "as!", "fatalError(", "preconditionFailure(", "@unchecked Sendable", "nonisolated(unsafe)",
    ]
    for path in Self.sources {
      let text = String(decoding: Files.read(path), as: UTF8.self)
      for construct in forbidden where !isMonitor(path, construct) {
        #expect(!text.contains(construct), "\(path) contains \(construct)")
      }
    }
  }

  /// Whether this is the one lock, the only unchecked type: `Mutex` needs a newer macOS than the
  /// package.
  private func isMonitor(_ path: String, _ construct: String) -> Bool {
    construct == "@unchecked Sendable" && path.hasSuffix("/SourceText/Monitor.swift")
  }

  @Test func `rules are listed alphabetically`() {
    for path in Files.list(Executable.packageFolder + "/Sources/CladsCheck/Rules", endings: ["Rules.swift"]) {
      let names = String(decoding: Files.read(path), as: UTF8.self).split(separator: "\n")
        .filter { $0.hasSuffix(".rule,") }.map { $0.drop { $0 == " " } }
      #expect(names == names.sorted(), "\(path)")
    }
  }

  @Test func `every rule with logic is in a file with its name`() {
    for path in Self.sources where path.contains("/CladsCheck/Rules/") {
      let text = String(decoding: Files.read(path), as: UTF8.self)
      guard text.contains("static let rule = "), let name = path.split(separator: "/").last?.dropLast(6)
      else {
        continue
      }
      #expect(text.contains("enum \(name) {"), "\(path)")
    }
  }

  @Test func `every rule ID in a string literal exists`() {
    // Strings that look like a rule id: values of keys, names in the protocol, groups of rules.
    let others: Set = [
      "bottom-left", "bottom-right", "cat-file", "chromium-browser", "clads-configuration", "clads-disable",
      "clads-files",
      "clads-lsp",
      "clads-progress", "clads-scan", "clads-swift", "color-scheme", "content-type", "data-answer",
      "data-instance", "data-pointer",
      "first-name", "flex-end", "flex-start", "google-chrome", "google-chrome-stable",
      "last-name", "line-through", "ls-files", "ls-tree", "merge-base", "provides-namespace", "rev-parse",
      "rsvg-convert",
      "semi-bold", "sign-in", "test-failed", "test-report", "test-undecided",
      "top-left", "top-right", "utf-8", "utf-16", "utf-32", "v-model",
    ]
    let known = Set(RuleTable.all.map { $0.id.rawValue } + RuleGroup.allCases.map(\.rawValue)).union(others)
    // What writes SVG and HTML is full of names of attributes, and other frameworks have theirs.
    for path in Self.sources
    where !path.contains("/CladsRendering/Picture/Output/") && !path.contains("/CladsDocument/ForeignNames/")
    {
      for name in Self.kebabCaseLiterals(in: Files.read(path)) where !known.contains(name) {
        Issue.record("\(path) contains `\(name)`, which is not a rule")
      }
    }
  }

  /// Returns the contents of the string literals in kebab case, with at least one hyphen.
  private static func kebabCaseLiterals(in bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false).compactMap { part in
      let isKebabCase =
        part.contains(UInt8(ascii: "-")) && part.first.map(isLowercase) == true
        && part.last != UInt8(ascii: "-")
        && part.allSatisfy { isLowercase($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
      return isKebabCase ? String(decoding: part, as: UTF8.self) : nil
    }
  }

  private static func isLowercase(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  @Test func `every rule has a sentence as its summary, and an ID in kebab case`() {
    for rule in RuleTable.descriptions {
      #expect(rule.documentation.summary.hasSuffix("."), "\(rule.id.rawValue)")
      #expect(
        rule.id.rawValue.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(rule.id.rawValue)")
    }
  }
}

@Suite struct GeneratedFilesTests {
  @Test func `the published schemas are current`() {
    Golden.expect("schemas/clads-document.schema.json", PublishedSchema.document())
    Golden.expect("schemas/clads-project.schema.json", PublishedSchema.project())
    Golden.expect("schemas/clads-test.schema.json", PublishedSchema.test())
    Golden.expect("schemas/clads-report.schema.json", PublishedSchema.report())
    Golden.expect("schemas/clads-comparison.schema.json", JSONComparison.schema())
    Golden.expect("schemas/clads-test-report.schema.json", TestJSONReport.schema())
  }

  @Test func `the list of rules is current`() {
    Golden.expect("Sources/CladsCheck/Rules/Rules.md", RuleReference.markdown())
  }

  @Test func `the executable prints the published schemas`() {
    #expect(Executable.run(["--schema", "document"]).output == PublishedSchema.document())
    #expect(Executable.run(["--schema", "project"]).output == PublishedSchema.project())
    #expect(Executable.run(["--schema", "test"]).output == PublishedSchema.test())
    #expect(Executable.run(["--schema", "report"]).output == PublishedSchema.report())
  }
}
