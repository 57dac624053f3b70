import CladsCheck
import Diagnostics
import TestSupport
import Testing

/// Nothing has been released, so no name is accepted or explained because it was used before.
@Suite struct FormerNamesTests {
  /// Words about former names, in lowercase, and parts of the paths of files in which they mean something
  /// else.
  private static let words: [String: [String]] = [
    "as phone": [], "as=phone": [], "backward compat": [], "backwards compat": [], "earlier release": [],
    "for compatibility": [], "former name": [], "former_": [], "formerly": [], "formername": [],
    "hidden alias": [], "renamed-value": [], "rulings": [], "still accepted": [], "used to be": [],
    // Tags of findings in the protocol, and a function of the format.
    "deprecated": [
      "/Diagnostics/Diagnostic.swift", "/DiagnosticEncoder.swift", "/ExpressionFunctions.swift",
      "/ImageLegacyData.swift", "/LSPDiagnostic.swift", "/Fixtures/API/public.txt",
    ],
    // Older notations of the format, in names other than those of rules.
    "legacy": [
      "/BaselineTests.swift", "/GuideSamples/", "/ImageComponentResolver.swift",
      "/ImageMultipleSources.swift",
      "/ProjectFileTests.swift",
      // A client speaks an earlier protocol by this name.
      "/test_agents.py",
    ],
    // Renaming is a feature.
    "old name": ["/EditTarget.swift", "/neovim/tests/language.lua"],
    "still works": ["/ImageLegacyData.swift", "/Fixtures/Messages/components.txt"],
  ]

  /// The names of rules that have one of the words.
  private static let ruleNames = RuleTable.all.flatMap {
    [$0.id.rawValue, $0.id.rawValue.replacing("-", with: "")]
  }
  .filter { !found(in: Array($0.utf8)).isEmpty }

  /// The words by their first byte.
  private static let candidates = Dictionary(grouping: words.keys.map { Array($0.utf8) }) { $0[0] }

  @Test func `no former name is accepted or explained`() {
    for path in Self.paths {
      let bytes = Files.read(path)
      for word in Self.found(in: bytes).sorted() where !Self.isElsewhere(word, path) {
        let text = Self.ruleNames.reduce(String(decoding: bytes, as: UTF8.self).lowercased()) {
          $0.replacing($1, with: "")
        }
        #expect(!text.contains(word), "\(path)")
      }
    }
  }

  @Test(arguments: ["Formerly `rulings`.", "x still works", "/// the formerNames of values"])
  func `words are found in any case and position`(text: String) {
    #expect(!Self.found(in: Array(text.utf8)).isEmpty)
    #expect(Self.found(in: Array("a name of another form, erly ruling".utf8)).isEmpty)
  }

  private static var paths: [String] {
    let endings = [
      ".css", ".html", ".js", ".json", ".lua", ".md", ".mjs", ".py", ".sh", ".swift", ".toml", ".ts", ".txt",
      ".vim", ".yaml", ".yml",
    ]
    let folders = [".ci", ".github", "Sources", "Tests", "documentation", "editors", "schemas"]
    let root = Executable.packageFolder + "/"
    let files = folders.flatMap { Files.list(root + $0, endings: endings) }.filter {
      !$0.contains("/node_modules/") && !$0.contains("/.build/") && !$0.hasSuffix("/FormerNamesTests.swift")
    }
    return files + [root + "README.md", root + "Package.swift"]
  }

  private static func isElsewhere(_ word: String, _ path: String) -> Bool {
    words[word]?.contains { path.contains($0) } ?? false
  }

  /// Returns the words that a text has, ignoring case.
  private static func found(in text: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    let candidates = candidates
    text.withUnsafeBufferPointer { text in
      for start in text.indices {
        guard let words = candidates[lowercase(text[start])] else { continue }
        for word in words where word.count <= text.count - start {
          if word.indices.allSatisfy({ lowercase(text[start + $0]) == word[$0] }) {
            found.insert(String(decoding: word, as: UTF8.self))
          }
        }
      }
    }
    return found
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
