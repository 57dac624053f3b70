import CladsDocument
import JSONSyntax
import TestSupport
import Testing

@Suite struct CoreModifierTests {
  private static let vocabulary = BuiltInKinds.vocabulary(level: .extended)

  private func mismatch(_ syntax: ModifierSyntax) -> ModifierMismatch? {
    ModifierMatcher(syntax).mismatch { Self.vocabulary.modifier(named: $0) }
  }

  @Test func `what the description accepts is decoded, and nothing else`() throws {
    var random = SeededRandom(seed: 7)
    var decoded = 0
    for _ in 0..<20_000 {
      let text = RandomModifier.call(using: &random)
      let syntax = ModifierSyntax.parse(text)
      guard let expression = syntax.expression else { continue }
      let value = try? CoreModifier.decode(expression)
      #expect((value != nil) == (mismatch(syntax) == nil), "\(text)")
      decoded += value == nil ? 0 : 1
    }
    #expect(decoded > 1_000)
  }

  @Test func `the example of each modifier and of each form is one`() {
    for decoding in CoreModifier.decodings {
      for signature in decoding.description.signatures {
        let text = signature.example(of: decoding.name).text
        #expect(mismatch(.parse(text)) == nil, "\(text)")
      }
      #expect(!decoding.documentation.isEmpty)
      #expect(decoding.description.signatures.flatMap(\.parameters).allSatisfy { !$0.documentation.isEmpty })
    }
  }

  @Test(
    arguments: [
      ("padding(.horizontal, 8)", .padding(.horizontal, .constant(8))),
      ("padding()", .padding(.all, .constant(16))), ("padding(4)", .padding(.all, .constant(4))),
      ("padding([.top, .leading], attr(\"n\"))", .padding([.top, .leading], .attribute("n"))),
      ("frame(width: 44)", .frame(width: .constant(44), height: nil, alignment: .center)),
      (
        "frame(maxWidth: .infinity)",
        .flexibleFrame(.init(maxWidth: .infinity), alignment: .center)
      ),
      ("background(.red)", .background(.style(.color(.system(.red))))),
      ("background(Color.red)", .background(.style(.color(.system(.red))))),
      ("background(:a)", .background(.view(ViewReference("a"), alignment: .center))),
      ("overlay(alignment: .center, content: :a)", .overlay(.view(ViewReference("a"), alignment: .center))),
      ("opacity(attr(\"o\"))", .opacity(.attribute("o"))),
      ("foregroundStyle(.bar)", .foregroundStyle(.material(.bar))),
      (
        "foregroundStyle(.red.opacity(0.5))",
        .foregroundStyle(.color(.opacity(.system(.red), .constant(0.5))))
      ),
      ("bold(false)", .bold(.constant(false))), ("hidden()", .hidden),
      ("onTap(\"buy\")", .onTap(ActionReference("buy"))),
    ] as [(String, CoreModifier)])
  func `a modifier is decoded from its call`(text: String, expected: CoreModifier) throws {
    let expression = try #require(ModifierSyntax.parse(text).expression)
    #expect(try CoreModifier.decode(expression) == expected)
  }

  @Test func `a decoder of any JSON reads the AST form`() throws {
    var random = SeededRandom(seed: 9)
    for _ in 0..<500 {
      guard let expression = ModifierSyntax.parse(RandomModifier.call(using: &random)).expression else {
        continue
      }
      let tree = SyntaxTree.parse(Array("{ \"modifier\": \(expression.astJSON) }".utf8))
      let holder = try SyntaxDecoder().decode(Holder.self, from: tree.root)
      #expect(holder.modifier == expression)
    }
  }
}

/// An object with a modifier.
private struct Holder: Decodable {
  let modifier: ModifierExpression
}
