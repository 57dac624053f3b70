import CladsFiles
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The patterns of `.gitignore`, compared with git where there is one.
@Suite struct IgnoreFileTests {
  /// The lines of files with patterns.
  static let patterns: [String] = [
    "a.json", "/a.json", "*.json", "*.json\n!b.json", "!a.json\na.json", "out", "out/", "/out/", "out/*",
    "out/**", "**/out", "**/out/", "x/**/a.json", "**/a.json", "x/*/a.json", "x/a.json", "/x/y", "x/y/",
    "?.json", "[ab].json", "[!a].json", "[^a].json", "[a-c].json", "[[:alpha:]].json", "[]a].json", "[a",
    "\\#a.json", "#a.json", #"\!a.json"#, "a.json   ", #"a.json\ "#, "a.json\r", "", "   ", "/", "!", "!/",
    "*", "*\n!*/\n!*.json", "/*\n!/x", "**", "***", "a**", "x/**", "**/y/**", "x**/a.json", "*/a.json",
    #"a\.json"#, #"\a.json"#, #"a.json\"#, "A.JSON", "é.json", "x/y/a.json\n!x/y", "[a/b].json",
    "x[/]a.json", "[[:foo:]].json", "[[:digit:]-z].json", "*a*b*c*.json", "out\n!out/a.json", "/x/\n!/x/y/",
    "*.json/", "a.json/", "x//a.json", "//a.json", "./a.json", "x/../a.json", "\u{FEFF}a.json", "[z-a].json",
    "[\\]].json", "[a-].json", "[-a].json", "**/x/**/a.json", "x/**/**/a.json", "/**/a.json", "**a.json",
  ]
  static let paths: [(path: String, isFolder: Bool)] = [
    ("a.json", false), ("b.json", false), ("].json", false), ("-.json", false), ("#a.json", false),
    ("!a.json", false), ("a.json ", false), ("é.json", false), ("aabbcc.json", false), ("1.json", false),
    ("out/a.json", false), ("out", true), ("x", true), ("x/a.json", false), ("x/y", true),
    ("x/y/a.json", false), ("x/y/z/a.json", false), ("x/out/a.json", false), ("x/out", true),
    ("y/a.json", false),
  ]

  @Test func `patterns mean what they mean to git`() throws {
    let scratch = Scratch()
    guard Self.shell("git init -q .", in: scratch) else { return }
    _ = Self.shell("git config core.excludesFile /dev/null; git config core.ignoreCase false", in: scratch)
    for (path, isFolder) in Self.paths {
      if isFolder { _ = Self.shell("mkdir -p '\(path)'", in: scratch) } else { scratch.write(path, "") }
    }
    scratch.write("paths", Self.paths.map(\.path).joined(separator: "\0") + "\0")
    for pattern in Self.patterns {
      let text = pattern + "\n"
      scratch.write(".git/info/exclude", text)
      _ = Self.shell("git check-ignore -z --stdin < paths > ignored", in: scratch)
      let ignored = Set(scratch.text("ignored").split(separator: "\0").map(String.init))
      let file = IgnoreFile(Array(text.utf8))
      for (path, isFolder) in Self.paths {
        #expect(
          file.ignores(path, isFolder: isFolder) == ignored.contains(path),
          "`\(pattern)` and `\(path)`: git ignores it: \(ignored.contains(path))")
      }
    }
  }

  @Test func `folders and files of a tree are left out as git leaves them out`() {
    let scratch = Scratch()
    let files = [
      ".gitignore": "/top\n*.gen.clads.json\n!keep.gen.clads.json\n",
      "a/.gitignore": "local/\n!x.gen.clads.json\n",
      "a/b/.gitignore": "*\n!.gitignore\n!deep/\n!deep/*\n",
    ]
    for (path, text) in files { scratch.write(path, text) }
    let documents = [
      "top/a.clads.json", "x.gen.clads.json", "keep.gen.clads.json", "a/x.gen.clads.json",
      "a/local/a.clads.json", "a/b/a.clads.json", "a/b/deep/a.clads.json", "excluded.clads.json",
      "a/top/a.clads.json", "plain.clads.json",
    ]
    for path in documents { scratch.write(path, "{}") }
    guard Self.shell("git init -q .", in: scratch) else { return }
    scratch.write(".git/info/exclude", "excluded.clads.json\n")
    _ = Self.shell(
      "git -c core.excludesFile=/dev/null ls-files -co --exclude-standard '*.clads.json' > list", in: scratch)
    let expected = Set(scratch.text("list").split(separator: "\n").map(String.init))
    #expect(expected.contains("a/b/deep/a.clads.json") && expected.count == 5, "\(expected)")
    #expect(Self.documents(in: scratch) == expected)
    #expect(Self.documents(in: scratch, ignoring: .nothing) == Set(documents))
  }

  @Test func `build products and dependencies are left out unless they are included again`() {
    for folder in ["build", "DerivedData", "Pods", ".build", "Carthage", "node_modules", ".git", "x/Pods"] {
      let scratch = Scratch()
      scratch.write("a.clads.json", "{}")
      scratch.write("\(folder)/deep/b.clads.json", "{}")
      #expect(Self.documents(in: scratch) == ["a.clads.json"], "\(folder)")
      guard !folder.hasPrefix("."), folder != "node_modules" else { continue }
      let all: Set<String> = ["a.clads.json", "\(folder)/deep/b.clads.json"]
      #expect(Self.documents(in: scratch, ignoring: .nothing) == all, "\(folder)")
      scratch.write(".gitignore", "!\(folder)/\n")
      #expect(Self.documents(in: scratch) == all, "\(folder)")
      scratch.write(".gitignore", "")
      scratch.write("clads.json", "{ \"documents\": [\"\(folder)/deep/*.json\"] }")
      #expect(Self.documents(in: scratch) == all, "\(folder)")
    }
  }

  @Test func `a work tree in another one has its own patterns`() {
    let scratch = Scratch()
    scratch.write(".gitignore", "*.clads.json\n")
    scratch.write(".git/HEAD", "")
    scratch.write("inner/.git/HEAD", "")
    scratch.write("inner/a.clads.json", "{}")
    scratch.write("inner/deep/a.clads.json", "{}")
    #expect(Self.documents(in: scratch) == ["inner/a.clads.json", "inner/deep/a.clads.json"])
  }

  @Test func `a slash before a combining mark separates names`() {
    let file = IgnoreFile(Array("/a/\u{324}b\n\u{301}c".utf8))
    #expect(file.ignores("a/\u{324}b", isFolder: false))
    #expect(file.ignores("a/\u{301}c", isFolder: false))
    #expect(!file.ignores("a\u{324}b", isFolder: false))
  }

  @Test func `huge and hostile patterns cost little`() {
    let stars = String(repeating: "*a", count: 500)
    let lines = (0..<20_000).map { "\(stars)\($0)" }
    let file = IgnoreFile(Array(lines.joined(separator: "\n").utf8))
    #expect(!file.ignores(String(repeating: "a", count: 200), isFolder: false))
    let deep = String(repeating: "**/", count: 300) + "x"
    #expect(!IgnoreFile(Array(deep.utf8)).ignores(String(repeating: "y/", count: 90) + "z", isFolder: false))
    for byte in UInt8.min...UInt8.max {
      for text in [
        [byte], [byte, byte], [0x5B, byte], [0x5B, byte, 0x5D], [0x5C, byte], [0x2F, byte, 0x2F],
      ] {
        _ = IgnoreFile(text).ignores("a/b", isFolder: true)
      }
    }
  }

  private static func documents(in scratch: Scratch, ignoring: Ignoring = .all) -> Set<String> {
    var finder = DocumentFinder(ignoring: ignoring)
    var contexts = FileContextFinder()
    finder.add(scratch.folder, &contexts)
    return Set(finder.documents.compactMap { Paths.relative($0.path, to: scratch.folder) })
  }

  /// Runs a command in a folder, and returns whether it has succeeded.
  private static func shell(_ command: String, in scratch: Scratch) -> Bool {
    system("cd '\(scratch.folder)' && { \(command); } > /dev/null 2>&1") == 0
  }
}
