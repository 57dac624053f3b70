import CladsFiles
import Testing

@Suite struct PathsTests {
  @Test(arguments: [
    ("a/b/c.json", "a/b", "c.json"), ("c.json", ".", "c.json"), ("/c.json", "/", "c.json"), ("a/", "a", ""),
  ])
  func aPathIsSplitAtItsLastSlash(path: String, folder: String, name: String) {
    #expect(Paths.folder(of: path) == folder)
    #expect(Paths.name(of: path) == name)
  }

  @Test func aPathIsRelativeOnlyToAFolderAboveIt() {
    #expect(Paths.relative("/app/Screens/a.json", to: "/app") == "Screens/a.json")
    #expect(Paths.relative("/app/Screens/a.json", to: "/app/") == "Screens/a.json")
    #expect(Paths.relative("/application/a.json", to: "/app") == nil)
  }

  @Test func aMissingFileCannotBeRead() {
    #expect(throws: (any Error).self) { try FileSystem.read("/no/such/file") }
    guard case .missing = FileSystem.kind("/no/such/file") else {
      Issue.record("the kind is not `missing`")
      return
    }
  }
}
