import CladsProject
import Testing

@testable import CladsFiles

@Suite struct PathsTests {
  @Test(arguments: [
    ("a/b/c.json", "a/b", "c.json"), ("c.json", ".", "c.json"), ("/c.json", "/", "c.json"), ("a/", "a", ""),
  ])
  func `a path is split at its last slash`(path: String, folder: String, name: String) {
    #expect(Paths.folder(of: path) == folder)
    #expect(Paths.name(of: path) == name)
  }

  @Test func `a path is relative only to a folder above it`() {
    #expect(Paths.relative("/app/Screens/a.json", to: "/app") == "Screens/a.json")
    #expect(Paths.relative("/app/Screens/a.json", to: "/app/") == "Screens/a.json")
    #expect(Paths.relative("/application/a.json", to: "/app") == nil)
  }

  @Test func `a name may begin with a combining mark`() {
    let path = "/app/\u{324}b/\u{301}c.json"
    #expect(Paths.name(of: path).utf8.elementsEqual("\u{301}c.json".utf8))
    #expect(Paths.folder(of: path).utf8.elementsEqual("/app/\u{324}b".utf8))
    #expect(Paths.relative(path, to: "/app")?.utf8.elementsEqual("\u{324}b/\u{301}c.json".utf8) == true)
    #expect("a/../../\u{324}b".pathComponents == ["a", "..", "..", "\u{324}b"])
    #expect("/\u{324}b".isAbsolutePath)
    #expect(EmptyFolder().leadsOutside("a/../../\u{324}b") && EmptyFolder().leadsOutside("/\u{324}b"))
    #expect(!GitTree.isValid("a/../\u{324}b"))
  }

  private struct EmptyFolder: FileReading {
    func exists(_ path: String) -> Bool { false }
    func read(_ path: String) throws(FileReadingError) -> [UInt8] { throw .missing }
    func paths(matching pattern: Glob) -> [String] { [] }
  }

  @Test func `a missing file cannot be read`() {
    #expect(throws: (any Error).self) { try FileSystem.read("/no/such/file") }
    guard case .missing = FileSystem.kind("/no/such/file") else {
      Issue.record("the kind is not `missing`")
      return
    }
  }
}
