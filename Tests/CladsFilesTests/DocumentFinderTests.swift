import CladsFiles
import TestSupport
import Testing

@Suite struct DocumentFinderTests {
  /// The names of the documents that are found in a folder with one document in each of three folders.
  private func check(mostFolders: Int) -> [String] {
    let scratch = Scratch()
    for name in ["a", "b", "c"] { scratch.write("\(name)/\(name).clads.json", "{}") }
    var finder = DocumentFinder(mostFolders: mostFolders)
    var contexts = FileContextFinder()
    finder.add(scratch.folder, &contexts)
    return finder.documents.map { Paths.name(of: $0.path) }
  }

  @Test func entersEveryFolder() {
    #expect(check(mostFolders: .max) == ["a.clads.json", "b.clads.json", "c.clads.json"])
  }

  @Test func entersOnlySoManyFolders() {
    #expect(check(mostFolders: 3) == ["a.clads.json", "b.clads.json"])
  }
}
