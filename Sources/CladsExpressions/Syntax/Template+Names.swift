import SourceText

extension Template {
  /// Returns the ranges of the bodies of the placeholders of a template in which each is a single name, as in
  /// `${name}`, and nothing else could be part of a placeholder; `nil` for any other template.
  ///
  /// Most templates are such, and need no parsing.
  package static func names(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? {
    var names: [Range<Int>] = []
    var position = 0
    while position < bytes.count {
      guard bytes[position].mayOpenForeignPlaceholder else {
        position += 1
        continue
      }
      let start = position + 2
      guard bytes[position] == Byte.dollar, bytes.byte(at: position + 1) == Byte.openBrace,
        bytes.byte(at: start).isNameStart, names.count < maximumPlaceholders
      else { return nil }
      var end = start
      while end < bytes.count, bytes[end].isNamePart { end += 1 }
      guard bytes.byte(at: end) == Byte.closeBrace else { return nil }
      let name = start..<end
      if name.count <= 5, Expression.literal(named: String(decoding: bytes[name], as: UTF8.self)) != nil {
        return nil
      }
      names.append(name)
      position = end + 1
    }
    return names
  }
}
