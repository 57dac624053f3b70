import CladsTool
import Testing

@Suite struct KeyDecoderTests {
  /// Returns the keys of bytes that are decoded in pieces; a pending escape at the end is the Escape key.
  private func keys(_ text: String, piece: Int) -> [Key] { keys(Array(text.utf8), piece: piece) }

  private func keys(_ bytes: [UInt8], piece: Int) -> [Key] {
    var decoder = KeyDecoder()
    var keys: [Key] = []
    for start in stride(from: 0, to: bytes.count, by: piece) {
      keys += decoder.decode(bytes[start..<min(start + piece, bytes.count)])
    }
    return keys + decoder.settle()
  }

  private func check(_ text: String, _ expected: [Key]) {
    for piece in [1, 2, 3, 5, 1_000] { #expect(keys(text, piece: piece) == expected, "pieces of \(piece)") }
  }

  @Test(arguments: [
    ("\u{1B}[A", Key.up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left), ("\u{1B}OA", .up),
    ("\u{1B}OB", .down), ("\u{1B}[Z", .backTab), ("\t", .tab), ("\r", .enter), ("\n", .enter),
    ("\u{1B}OM", .enter), ("\u{7F}", .backspace), ("\u{8}", .backspace), ("\u{1B}[3~", .delete),
    ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1B}[H", .home), ("\u{1B}[1~", .home),
    ("\u{1B}OF", .end), ("\u{1B}[4~", .end), ("\u{3}", .control("c")), ("\u{1A}", .control("z")),
    ("\u{1B}[1;5C", .right), ("\u{1B}[5;2~", .pageUp), ("\u{1B}", .escape),
  ])
  func `keys are decoded however their bytes are split`(_ bytes: String, _ key: Key) {
    check(bytes, [key])
    check("x" + bytes + bytes, [.text("x"), key, key])
  }

  @Test func `multi-byte characters are decoded as a whole`() {
    check("aé€😀\u{1B}[Aü", [.text("a"), .text("é"), .text("€"), .text("😀"), .up, .text("ü")])
  }

  @Test func `escape is a key if nothing follows, or no sequence`() {
    check("\u{1B}q", [.escape, .text("q")])
    check("\u{1B}\u{1B}[A", [.escape, .up])
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.hasPendingEscape)
    #expect(decoder.settle() == [.escape])
    #expect(!decoder.hasPendingEscape)
    #expect(decoder.settle() == [])
    #expect(decoder.decode(Array("\u{1B}[".utf8)) == [])
    #expect(!decoder.hasPendingEscape)
    #expect(decoder.decode(Array("B".utf8)) == [.down])
  }

  @Test func `pasted text is one key, whatever it contains`() {
    check("\u{1B}[200~a\nb \u{1B}[A é\t\u{1B}[201~x", [.paste("a\nb \u{1B}[A é\t"), .text("x")])
    check("\u{1B}[200~\u{1B}[201~", [.paste("")])
  }

  @Test func `text of any length is pasted without delay`() {
    let long = String(repeating: "é", count: 2_000_000)
    let found = keys("\u{1B}[200~\(long)\u{1B}[201~q", piece: 4_096)
    #expect(found.count == 2)
    #expect(found.last == .text("q"))
    guard case .paste(let text)? = found.first else { return #expect(Bool(false)) }
    #expect(text.utf8.count <= 1 << 20)
  }

  @Test(arguments: [
    "\u{1B}[<0;10;5M", "\u{1B}[?1;2c", "\u{1B}[12;40R", "\u{1B}[99~", "\u{1B}OP", "\u{1B}[24~", "\0",
    "\u{1B}[1;2;3;4;5;6;7;8;9;10;11;12;13;14;15;16",
  ])
  func `unknown sequences are skipped`(_ bytes: String) { check(bytes + "\u{1B}[A", [.up]) }

  @Test func `invalid bytes are skipped`() {
    #expect(keys([0xC3, 0x41, 0xFF, 0x80, 0xE2, 0x82, 0x42, 0xF0], piece: 1) == [.text("A"), .text("B")])
    #expect(keys([0xED, 0xA0, 0x80, 0x43], piece: 2) == [.text("C")])
    var decoder = KeyDecoder()
    var state: UInt64 = 1
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1
      _ = decoder.decode([UInt8(truncatingIfNeeded: state >> 56)])
    }
  }
}
