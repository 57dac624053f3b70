import CladsFiles
import TestSupport
import Testing

@Suite struct WorkTreeTests {
  @Test func `a work tree is where git says, and otherwise the folder`() {
    let scratch = Scratch()
    scratch.write("repository/.git/HEAD", "")
    scratch.write("repository/App/Screens/a.json", "{}")
    scratch.write("alone/a.json", "{}")
    let inside = WorkTree(around: scratch.path("repository/App/Screens"))
    #expect(inside.contains(scratch.path("repository/Design/new/b.json")))
    #expect(!inside.contains(scratch.path("alone/a.json")))
    #expect(!inside.contains(scratch.path("repository/App/../../alone/a.json")))
    #expect(!inside.contains(scratch.path("repository/gone/../../alone/gone.json")))
    #expect(!inside.contains(scratch.path("repository2")))
    let alone = WorkTree(around: scratch.path("alone"))
    #expect(alone.contains(scratch.path("alone/a.json")))
    #expect(!alone.contains(scratch.path("repository/App/Screens/a.json")))
  }

  @Test func `links count as what they lead to`() {
    let scratch = Scratch()
    scratch.write("inside/a.json", "{}")
    scratch.write("outside/b.json", "{}")
    scratch.link("inside/out", to: scratch.path("outside"))
    scratch.link("inside/in", to: "a.json")
    let tree = WorkTree(around: scratch.path("inside"))
    #expect(tree.contains(scratch.path("inside/in")))
    #expect(!tree.contains(scratch.path("inside/out/b.json")))
    #expect(!tree.contains(scratch.path("inside/out/gone.json")))
  }

  @Test func `a path of any length has an answer`() {
    let scratch = Scratch()
    let deep = String(repeating: "a/", count: 500_000)
    #expect(WorkTree(around: scratch.folder).contains(scratch.path(deep)))
  }
}
