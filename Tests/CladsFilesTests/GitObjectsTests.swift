import CladsFiles
import Testing

@Suite struct GitObjectsTests {
  private static let output = Array(
    "aa blob 3\na\nc\nbb missing\ncc blob 0\n\ndd tree 2\nxy\nee blob 5\n12345\n".utf8)

  @Test(arguments: 1...9)
  func `objects are the same however they arrive`(size: Int) {
    var objects = GitObjects(maximumSize: 4)
    var found: [GitObjects.Object] = []
    var rest = Self.output[...]
    while !rest.isEmpty {
      let isMoreWanted = objects.read(rest.prefix(size)) {
        found.append($0)
        return true
      }
      #expect(isMoreWanted)
      rest = rest.dropFirst(size)
    }
    #expect(found == [.contents(Array("a\nc".utf8)), .missing, .contents([]), .other, .tooLarge(size: 5)])
  }

  @Test func `nothing is read after what is not wanted`() {
    var objects = GitObjects(maximumSize: 4)
    var count = 0
    let isMoreWanted = objects.read(Self.output[...]) { _ in
      count += 1
      return count < 2
    }
    #expect(!isMoreWanted && count == 2)
  }
}
