import CladsDocument
import CladsExpressions

/// Adapts a reader to `StateSource` by asking it for the text of whole paths.
struct ReaderSource: StateSource {
  let reader: any StateValueReading

  func root(_ name: String) -> String { name }

  func member(_ name: String, of path: String) -> String { path + "." + name }

  func element(_ index: Int, of path: String, isBracketed: Bool) -> String {
    isBracketed ? "\(path)[\(index)]" : "\(path).\(index)"
  }

  func value(at path: String) -> Document.StateValue? {
    reader.getValue(path).flatMap { Document.StateValue($0) }
  }

  func arrayCount(at path: String) -> Int? {
    reader.getArray(path) == nil ? nil : reader.getArrayCount(path)
  }

  func contains(_ value: Document.StateValue, at path: String) -> Bool {
    reader.arrayContains(path, value: value.unwrapped)
  }

  func value(atKeypath text: String) -> Document.StateValue? { value(at: text) }
}
