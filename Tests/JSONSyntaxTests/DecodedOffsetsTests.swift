import JSONSyntax
import SourceText
import TestSupport
import Testing

@Suite struct DecodedOffsetsTests {
  @Test(arguments: [
    #""plain""#, #""""#, #""a\n\"b\\""#, #""\u00e9x\ud83d\ude00y""#, #""é\u0041😀""#, #""\x""#, #""\"#,
    #"'a\tb'"#,
  ])
  func `all offsets agree with looking up each of them`(_ text: String) {
    let tree = SyntaxTree.parse(Array(text.utf8))
    tree.withView { view in
      guard view.kind(0) == .string else { return }
      let offsets = view.decodedOffsets(of: 0)
      for decoded in 0...(view.string(0).utf8.count + 1) {
        #expect(offsets.source(decoded) == view.sourceOffset(ofDecoded: decoded, in: 0), "\(decoded)")
      }
    }
  }

  @Test func `source offsets are mapped to decoded ones`() {
    let tree = SyntaxTree.parse(Array(#""a\u00e9b""#.utf8))
    tree.withView { view in
      let offsets = view.decodedOffsets(of: 0)
      #expect([1, 2, 8, 9].map { offsets.decoded(TextOffset(utf8: $0)) } == [0, 1, 3, 4])
    }
  }
}
