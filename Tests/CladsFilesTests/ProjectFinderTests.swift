import CladsFiles
import TestSupport
import Testing

@Suite struct ProjectFinderTests {
  @Test func `the project is the nearest one, not above the root`() {
    let scratch = Scratch()
    for name in ["clads.json", "a/b/clads.json"] { scratch.write(name, "{}") }
    scratch.write("a/c/d.json", "{}")
    func project(of folder: String, upTo root: String) -> String? {
      var finder = ProjectFinder(file: nil, upTo: root)
      return finder.project(forFolder: scratch.path(folder)).flatMap {
        Paths.relative($0.absolutePath, to: FileSystem.absolute(scratch.folder))
      }
    }
    #expect(project(of: "a/c", upTo: "/") == "clads.json")
    #expect(project(of: "a/c", upTo: scratch.folder) == "clads.json")
    #expect(project(of: "a/c", upTo: scratch.path("a")) == nil)
    #expect(project(of: "a", upTo: scratch.path("a")) == nil)
    #expect(project(of: "a/b", upTo: scratch.path("a")) == "a/b/clads.json")
  }
}
