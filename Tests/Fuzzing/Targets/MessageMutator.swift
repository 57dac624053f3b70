import CladsServer
import JSONSyntax
import LanguageServerProtocol
import SourceText
import TestSupport

/// Changes messages so that they usually stay messages: their parameters, methods and order, and the
/// documents in them.
struct MessageMutator: Sendable {
  private let documents = DocumentMutator()

  func mutated(_ bytes: [UInt8], from other: [UInt8]?, using random: inout SeededRandom) -> [UInt8]? {
    var contents = Self.contents(bytes)
    guard let index = contents.indices.randomElement(using: &random) else { return nil }
    let others = other.map(Self.contents) ?? contents
    switch Int.random(in: 0..<8, using: &random) {
    case 0: contents.remove(at: index)
    case 1: contents.insert(others.randomElement(using: &random) ?? [], at: index)
    case 2: contents.swapAt(index, contents.indices.randomElement(using: &random) ?? index)
    case 3: contents[index] = withMethod(contents[index], &random)
    case 4, 5: contents[index] = withText(contents[index], &random)
    default:
      let source = others.randomElement(using: &random) ?? contents[index]
      contents[index] = documents.mutated(contents[index], from: source, using: &random)
    }
    return contents.flatMap { Array("Content-Length: \($0.count)\r\n\r\n".utf8) + $0 }
  }

  private static func contents(_ bytes: [UInt8]) -> [[UInt8]] {
    var framing = MessageFraming()
    var contents: [[UInt8]] = []
    bytes.withUnsafeBytes { framing.append($0) }
    while let element = framing.next() {
      if case .content(let content) = element { contents.append(content) }
    }
    return contents
  }

  /// Replaces the method of a message.
  private func withMethod(_ content: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    let tree = SyntaxTree.parse(content)
    guard let method = tree.root.object?["method"],
      let name = Route.all.keys.sorted().randomElement(using: &random)
    else { return content }
    return content.edited(by: [TextEdit(range: method.range, newText: StringLiteral.quoted(name))])
  }

  /// Changes a document inside a message, which is a string there.
  private func withText(_ content: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    let tree = SyntaxTree.parse(content)
    let texts: [RecordIndex] = tree.withView { view in
      view.records.indices.map(RecordIndex.init).filter {
        view.kind($0) == .string && view.range($0).utf8Count > 60
      }
    }
    guard let index = texts.randomElement(using: &random) else {
      return documents.mutated(content, using: &random)
    }
    let (text, range) = tree.withView { ($0.string(index), $0.range(index)) }
    let changed = String(decoding: documents.mutated(Array(text.utf8), using: &random), as: UTF8.self)
    return content.edited(by: [TextEdit(range: range, newText: StringLiteral.quoted(changed))])
  }
}
