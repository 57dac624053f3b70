import CladsFiles
import CladsProject
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct GitRevisionTests {
  /// A git repository with one commit, `first`.
  private func repository(_ files: [String: String], _ prepare: (Scratch) -> Void = { _ in }) -> Scratch {
    let scratch = Scratch()
    for (name, text) in files { scratch.write(name, text) }
    git("init -q -b main", scratch)
    prepare(scratch)
    git("add -A", scratch)
    git("commit -q -m a", scratch)
    git("tag first", scratch)
    return scratch
  }

  private func git(_ arguments: String, _ scratch: Scratch) {
    let options = "-c user.name=a -c user.email=a@b.c -c commit.gpgsign=false -c protocol.file.allow=always"
    #expect(system("cd '\(scratch.folder)' && git \(options) \(arguments) > /dev/null 2>&1") == 0)
  }

  /// Runs a script in a repository, in which `tree` makes a commit, tagged `hostile`, of the tree that `git
  /// mktree` reads; `$a` is the object ID of a file.
  private func makeHostile(_ script: String, _ scratch: Scratch) {
    let commands = """
      a=$(printf hostile | git hash-object -w --stdin)
      tree() {
        git tag hostile "$(git -c user.name=a -c user.email=a@b.c commit-tree -m a "$(git mktree)")"
      }
      \(script)
      """
    #expect(system("cd '\(scratch.folder)' && { \(commands)\n} > /dev/null 2>&1") == 0)
  }

  /// Returns the texts of the files that are written, by path, without the mark of a work tree.
  private func files(
    of revision: String, _ scratch: Scratch, in folder: String = ".",
    where isWanted: (String) -> Bool = { _ in true }
  ) throws -> [String: String] {
    let target = Scratch()
    try Git(in: scratch.path(folder)).writeFiles(of: revision, to: target.folder, where: isWanted)
    #expect(Files.list(target.folder, endings: ["/.git"]) == [target.path(".git")])
    let paths = Files.list(target.folder, endings: [""]).compactMap { Paths.relative($0, to: target.folder) }
    return Dictionary(paths.filter { $0 != ".git" }.map { ($0, target.text($0)) }) { first, _ in first }
  }

  private func message(_ body: () throws -> [String: String]) -> String {
    var message = ""
    do { message = "\(try body())" } catch { message = (error as? GitError)?.message ?? "\(error)" }
    return message
  }

  @Test func `the wanted files of a revision are written, whatever has changed since`() throws {
    let scratch = repository([
      "a.json": "1", "b/c/d.json": "2", "b/e.txt": "3", "b/empty.json": "", "ü b.json": "4",
    ])
    scratch.write("a.json", "changed")
    scratch.write("b/new.json", "new")
    scratch.remove("b/c/d.json")
    git("add -A", scratch)
    git("commit -q -m b", scratch)
    let old = ["a.json": "1", "b/c/d.json": "2", "b/empty.json": "", "ü b.json": "4"]
    for revision in ["first", "HEAD~1", "main^"] {
      #expect(try files(of: revision, scratch) { $0.hasSuffix(".json") } == old)
    }
    #expect(try files(of: "first", scratch, in: "b") { $0.hasSuffix(".json") } == old)
    #expect(try files(of: "HEAD", scratch) { $0.hasPrefix("b/n") } == ["b/new.json": "new"])
    #expect(try files(of: "HEAD", scratch) { _ in false }.isEmpty)
  }

  @Test func `the root is that of the work tree, and the base where histories part`() throws {
    let scratch = repository(["a/b.json": "1"])
    #expect(try Git(in: scratch.path("a")).root() == FileSystem.absolute(scratch.folder))
    git("checkout -q -b topic", scratch)
    git("commit -q --allow-empty -m b", scratch)
    git("checkout -q main", scratch)
    git("commit -q --allow-empty -m c", scratch)
    let git = Git(in: scratch.folder)
    let base = git.mergeBase("main", "topic")
    #expect(base != nil && base == git.mergeBase("first", "first") && base != git.mergeBase("main", "main"))
    #expect(git.mergeBase("main", "nope") == nil && git.mergeBase("--all", "main") == nil)
    let outside = Scratch()
    #expect(throws: GitError.self) { try Git(in: outside.folder).root() }
  }

  @Test func `links are written as the files that they lead to in the same revision`() throws {
    let scratch = repository(["a.txt": "a", "b/c.txt": "c"]) { scratch in
      let links = [
        ("file.json", "a.txt"), ("b/up.json", "../a.txt"), ("b/same.json", "./c.txt"), ("folder", "b"),
        ("through.json", "folder/c.txt"), ("chain.json", "b/up.json"), ("gone.json", "gone.txt"),
        ("outside.json", "../a.txt"), ("b/back.json", "../../a.txt"),
        ("absolute.json", scratch.path("a.txt")),
        ("loop.json", "loop.json"), ("b/folder.json", "."), ("up.json", "b/../a.txt"),
      ]
      for (name, target) in links { scratch.link(name, to: target) }
    }
    #expect(
      try files(of: "first", scratch) { $0.hasSuffix(".json") } == [
        "file.json": "a", "b/up.json": "a", "b/same.json": "c", "through.json": "c", "chain.json": "a",
        "up.json": "a",
      ])
  }

  @Test func `submodules are left out`() throws {
    let other = repository(["a.json": "inside"])
    let scratch = repository(["a.json": "1"]) { git("submodule add -q '\(other.folder)' module", $0) }
    #expect(try files(of: "first", scratch) { $0 != ".gitmodules" } == ["a.json": "1"])
  }

  @Test(arguments: ["..", ".", ".git", ".GIT", "-"])
  func `a tree with a path that leads elsewhere is refused`(name: String) {
    let scratch = repository(["a.json": "1"])
    makeHostile(
      """
      inner=$(printf '100644 blob %s\\tx.json\\n' $a | git mktree)
      printf '040000 tree %s\\t\(name == "-" ? ".." : "b")\\n' $inner > list
      printf '100644 blob %s\\t\(name == "-" ? "c" : name)\\n' $a >> list
      tree < list
      """, scratch)
    let result = message { try files(of: "hostile", scratch) }
    #expect(result.contains("has the invalid path `\(name == "-" ? "../x.json" : name)`"), "\(result)")
    #expect(
      message { try files(of: "hostile", scratch) { $0.hasPrefix("b/") } } == #"["b/x.json": "hostile"]"#
        || name == "-")
  }

  @Test func `a path that is both a file and a folder is an error`() {
    let scratch = repository(["a.json": "1"])
    makeHostile(
      """
      inner=$(printf '100644 blob %s\\tx.json\\n' $a | git mktree)
      printf '100644 blob %s\\tb\\n040000 tree %s\\tb\\n' $a $inner | tree
      """, scratch)
    #expect(message { try files(of: "hostile", scratch) }.contains("b/x.json: it cannot be written"))
  }

  @Test func `no link in the folder is followed`() {
    let (scratch, target, other) = (repository(["a/b.json": "1", "c.json": "2"]), Scratch(), Scratch())
    target.link("a", to: other.folder)
    target.link("c.json", to: other.path("c.json"))
    func write(_ path: String) throws {
      try Git(in: scratch.folder).writeFiles(of: "first", to: target.folder) { $0 == path }
    }
    #expect(throws: GitError.self) { try write("a/b.json") }
    try? write("c.json")
    #expect((try? FileSystem.names(in: other.folder)) == [])
  }

  @Test func `a file over the limit is one that cannot be read, and has no contents`() throws {
    let (scratch, target) = (Scratch(), Scratch())
    let size = FileSystem.maximumFileSize + 1
    scratch.write("b.json", "1")
    git("init -q -b main", scratch)
    #expect(system("head -c \(size) /dev/zero > '\(scratch.path("a.json"))'") == 0)
    git("add -A", scratch)
    git("commit -q -m a", scratch)
    try Git(in: scratch.folder).writeFiles(of: "HEAD", to: target.folder) { _ in true }
    #expect(target.text("b.json") == "1")
    #expect(throws: FileReadingError.tooLarge(size)) { try FileSystem.read(target.path("a.json")) }
  }

  @Test func `what a repository lacks is an error, and is not fetched`() {
    let scratch = repository(["a.json": "1", "b/b.json": "2"])
    git("config uploadpack.allowFilter true", scratch)
    for (filter, lacking) in [("blob:none", "files"), ("tree:0", "the folders")] {
      let clones = Scratch()
      git(
        "clone -q --no-checkout --filter=\(filter) 'file://\(scratch.folder)' '\(clones.path("clone"))'",
        scratch)
      git("-C '\(clones.path("clone"))' config protocol.file.allow always", scratch)
      for _ in 0..<2 {
        let result = message { try files(of: "first", clones, in: "clone") }
        #expect(result.contains("the repository lacks \(lacking) of the revision `first`"), "\(result)")
      }
    }
    #expect(
      system("cd '\(scratch.folder)' && rm -f .git/objects/$(git rev-parse first:a.json | sed 's,..,&/,')")
        == 0)
    #expect(message { try files(of: "first", scratch) }.contains("lacks `a.json` of the revision `first`"))
    #expect(message { try files(of: "first", scratch) { $0 != "a.json" } } == #"["b/b.json": "2"]"#)
  }

  @Test(arguments: [
    ("nope", "git knows no revision `nope`"), ("-x", "`-x` is not a revision"),
    ("first:a.json", "git knows no"),
  ])
  func `what is no commit is an error`(revision: String, reason: String) {
    let scratch = repository(["a.json": "1"])
    #expect(message { try files(of: revision, scratch) }.contains(reason))
    let outside = Scratch()
    outside.write("a.json", "1")
    #expect(message { try files(of: revision, outside) }.contains("not a git repository"))
  }

  @Test func `many files are written with the right contents`() throws {
    let scratch = repository(["a": "1"]) { scratch in
      _ = system(
        "cd '\(scratch.folder)' && for i in $(seq 1 300); do seq $i $((i + 999)) > $((i / 10 + 1))-$i.json; done"
      )
    }
    let files = try files(of: "first", scratch) { $0.hasSuffix(".json") }
    #expect(files.count == 300)
    for (path, text) in files {
      let number = path.split(separator: "-").last.flatMap { Int($0.dropLast(5)) } ?? 0
      #expect(text == (number..<(number + 1_000)).map { "\($0)\n" }.joined(), "\(path)")
    }
  }
}
