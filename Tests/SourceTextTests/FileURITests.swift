import SourceText
import Testing

@Suite struct FileURITests {
  @Test(arguments: [
    ("file:///home/me/a.json", "/home/me/a.json"),
    ("file:///a%20b/%C3%A9.json", "/a b/é.json"),
    ("file://localhost/a", "/a"),
    ("file://server/share/a", "//server/share/a"),
    ("FILE:///a", "/a"),
    ("file:///100%/a%zz", "/100%/a%zz"),
    ("untitled:Untitled-1", "Untitled-1"),
  ])
  func `paths are decoded`(string: String, path: String) throws {
    let uri = try #require(FileURI(string: string))
    #expect(uri.path == path)
    #expect(uri.string == string)
  }

  @Test func `paths are encoded`() {
    let uri = FileURI(path: "/a b/é#?%.json")
    #expect(uri.string == "file:///a%20b/%C3%A9%23%3F%25.json")
    #expect(FileURI(string: uri.string) == uri)
  }

  @Test func `spellings of one URI are equal`() {
    #expect(FileURI(string: "file:///a%3Ab") == FileURI(string: "file:///a:b"))
    #expect(Set([FileURI(string: "file:///%61"), FileURI(path: "/a")]).count == 1)
    #expect(FileURI(string: "file:///%c3%a9") == FileURI(string: "file:///%C3%A9"))
    #expect(FileURI(string: "untitled:/a") != FileURI(path: "/a"))
  }

  @Test func `a drive letter has no case`() {
    let spellings = ["file:///c%3A/a", "file:///C:/a", "file:///c:/a", "FILE:///C%3a/%61"]
    #expect(Set(spellings.map { FileURI(string: $0) }).count == 1)
    #expect(FileURI(path: "/C:/A") != FileURI(path: "/c:/a"))
    #expect(FileURI(path: "/C/a") != FileURI(path: "/c/a"))
  }

  @Test(arguments: ["", "/a/b", ":x", "a b:c"])
  func `texts that are not URIs are rejected`(string: String) {
    #expect(FileURI(string: string) == nil)
  }
}
