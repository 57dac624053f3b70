import CladsFiles
import Testing

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

  @Test func `a missing file cannot be read`() {
    #expect(throws: (any Error).self) { try FileSystem.read("/no/such/file") }
    guard case .missing = FileSystem.kind("/no/such/file") else {
      Issue.record("the kind is not `missing`")
      return
    }
  }
}
