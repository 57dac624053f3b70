public import CladsDocument
public import CladsRendering
import Foundation

/// Converts between values of a document and those of a host app.
public enum StateValueConverter {
  /// Returns a value as host apps see it: `NSNull`, `Bool`, `Int`, `Double`, `String`, `[Any]`, or
  /// `[String: Any]`.
  public static func convert(_ value: Document.StateValue) -> Any { value.unwrapped }

  /// Returns a JSON-shaped value as a value of a document; null for any other.
  public static func anyToStateValue(_ value: Any) -> Document.StateValue {
    Document.StateValue(value) ?? .nullValue
  }

  /// Returns a value that an action stores as written.
  public static func toSetValue(_ value: Document.StateValue) -> StateSetValue { .literal(value) }
}

extension StateSetValue {
  /// Returns the value as host apps see it; the text of an expression, which has no value before it runs.
  public func toAny() -> Any {
    switch self {
    case .literal(let value): value.unwrapped
    case .expression(let text): text
    }
  }
}
