import CladsFiles
import TestSupport
import Testing

@Suite struct DocumentFinderTests {
  /// Returns the names of the documents found in a folder whose three subfolders have one document each.
  private func documents(maximumFolderCount: Int) -> [String] {
    let scratch = Scratch()
    for name in ["a", "b", "c"] { scratch.write("\(name)/\(name).clads.json", "{}") }
    var finder = DocumentFinder(maximumFolderCount: maximumFolderCount)
    var contexts = FileContextFinder()
    finder.add(scratch.folder, &contexts)
    return finder.documents.map { Paths.name(of: $0.path) }
  }

  @Test func `every folder is searched`() {
    #expect(documents(maximumFolderCount: .max) == ["a.clads.json", "b.clads.json", "c.clads.json"])
  }

  @Test func `the search stops at the maximum number of folders`() {
    #expect(documents(maximumFolderCount: 3) == ["a.clads.json", "b.clads.json"])
  }
}
