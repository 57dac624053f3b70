package import JSONSyntax
import SourceText

extension Document.StateValue {
  /// The value as compact JSON with sorted keys.
  public var json: String { json(limit: .max) }

  /// Returns the value as compact JSON with sorted keys, truncated with `…` if it exceeds `limit` UTF-8
  /// bytes.
  public func json(limit: Int) -> String {
    var writer = JSONWriter()
    let isWhole = write(to: &writer, limit: limit)
    guard !isWhole || writer.bytes.count > limit else { return String(decoding: writer.bytes, as: UTF8.self) }
    var end = min(limit, writer.bytes.count)
    while end > 0, writer.bytes[end - 1].isContinuation || writer.bytes[end - 1] >= 0xC0 { end -= 1 }
    return String(decoding: writer.bytes[..<end], as: UTF8.self) + "…"
  }

  /// Writes the value as JSON. Stops and returns `false` once there are more than `limit` bytes.
  @discardableResult
  package func write(to writer: inout JSONWriter, limit: Int = .max) -> Bool {
    if writer.bytes.count > limit { return false }
    switch self {
    case .nullValue: writer.null()
    case .boolValue(let value): writer.bool(value)
    case .intValue(let value): writer.int(value)
    case .doubleValue(let value): writer.raw(value.isFinite ? value.description : "null")
    case .stringValue(let value): writer.string(value)
    case .arrayValue(let elements):
      writer.beginArray()
      for element in elements where !element.write(to: &writer, limit: limit) { return false }
      writer.endArray()
    case .objectValue(let members):
      writer.beginObject()
      for key in members.keys.sorted() {
        writer.name(key)
        if let member = members[key], !member.write(to: &writer, limit: limit) { return false }
      }
      writer.endObject()
    }
    return true
  }
}
