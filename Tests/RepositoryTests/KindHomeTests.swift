import TestSupport
import Testing

/// A component kind has one home: a folder that draws it, and a file that describes its keys.
@Suite struct KindHomeTests {
  /// The kinds by the words in the names of their types, with the words that have another meaning elsewhere.
  private static let kinds: [(word: String, names: [String])] = [
    ("Label", []), ("Button", []), ("Textfield", ["\"textfield\""]), ("TextField", []),
    ("Toggle", ["\"toggle\""]), ("Slider", ["\"slider\""]), ("Image", []), ("Gradient", []), ("Shape", []),
    ("Divider", ["\"divider\""]), ("PageIndicator", ["\"pageIndicator\""]), ("Spacer", []),
  ]
  /// What the names of a kind's own types end in.
  private static let endings = [
    "Kind", "ComponentResolver", "TextRenderer", "PictureRenderer", "Configuration",
  ]
  /// The lists of everything built in, and what is generated from the published examples.
  private static let lists = [
    "/CladsDocument/Kinds/BuiltInKinds.swift", "/CladsRendering/BuiltIns.swift",
    "/CladsRendering/Tree/Nodes/RenderNode.swift", "/Completion/Ranking/CommonDocuments.swift",
  ]

  @Test func `a component kind is named in its home, in rules and in the lists, and nearly nowhere else`() {
    let files = Files.list(Executable.packageFolder + "/Sources", endings: [".swift"]).filter { path in
      !path.contains("/Rules/") && !Self.lists.contains { path.hasSuffix($0) }
    }.map { ($0, String(decoding: Files.read($0), as: UTF8.self)) }
    for (word, names) in Self.kinds {
      let own = Self.endings.map { word + $0 } + names
      let naming = files.filter { path, text in
        !path.contains("/Kinds/\(word)") && own.contains { isNamed($0, in: text) }
      }.map(\.0)
      #expect(naming.count <= 3, "\(word) is named in \(naming)")
    }
  }

  /// Whether a text has a name that is no part of a longer one, other than in a comment.
  private func isNamed(_ name: String, in text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      return code.ranges(of: name).contains { range in
        let before = range.lowerBound == code.startIndex ? nil : code[code.index(before: range.lowerBound)]
        let after = range.upperBound == code.endIndex ? nil : code[range.upperBound]
        return ![before, after].contains { $0?.isLetter ?? false }
      }
    }
  }
}
