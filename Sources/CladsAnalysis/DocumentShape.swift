import CladsDocument
import JSONSyntax
import SourceText

/// What the documents have in common that a program has made from one template: their structure, their keys,
/// and the strings that name or compute something; no texts, numbers and other values.
package struct DocumentShape: Sendable, Hashable, CustomStringConvertible {
  private let value: UInt64

  /// Creates the shape of a document, an FNV-1a hash.
  package init(of analysis: Analysis) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ part: UInt64) { hash = (hash ^ part) &* 0x100_0000_01B3 }
    let facts = analysis.facts
    var next = 0
    analysis.file.tree.withView { view in
      for index in analysis.root..<view.end(of: analysis.root) {
        let record = view[index]
        switch record.kind {
        case .object, .array: add(UInt64(record.kind.rawValue) << 32 | UInt64(record.next &- index))
        case .member: add(UInt64(view.nameHash(of: index)))
        case .string where view.kind(record.parent) == .member && view.name(of: record.parent) == index: break
        case .string:
          while next < facts.count, facts[next].node < index { next += 1 }
          add(1)
          guard next < facts.count, facts[next].node == index else { break }
          let content = view.contentRange(of: index)
          guard facts[next].role.isPartOfShape(view.bytes[content]) else { break }
          for byte in view.bytes[content] { add(UInt64(byte)) }
        case .number, .true, .false, .null, .invalid: add(1)
        }
      }
    }
    value = hash
  }

  /// Sixteen lowercase hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Role {
  /// Whether a string with this role is the same in all documents of a shape.
  fileprivate func isPartOfShape(_ content: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    switch self {
    case .template: content.contains(Byte.dollar)
    case .literal, .filePath, .color, .url, .assetName, .symbolName, .fontName, .tested: false
    case .expression, .condition, .path, .localPath, .dataPath, .reference, .parent, .declaration, .entry,
      .declaredEntry, .modifier, .choice:
      true
    }
  }
}
