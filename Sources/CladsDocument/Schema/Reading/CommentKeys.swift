package import JSONSyntax
import SourceText

/// The names of members that are comments: JSON has no other.
///
/// The app ignores them in objects with fixed keys, like all keys that it does not know.
package enum CommentKeys {
  /// The beginnings of such names.
  static let prefixes: [StaticString] = ["$comment", "_comment", "__comment", "//", "#"]
  /// A name that is a comment only where an object has fixed keys; components and actions of an app may have
  /// such a key.
  static let plainName: StaticString = "comment"

  /// The names as a regular expression of JSON Schema.
  static var pattern: String {
    "^(" + prefixes.map { $0.description.replacing("$", with: "\\$") }.joined(separator: "|")
      + "|\(plainName)$)"
  }
}

extension SyntaxView {
  /// Returns whether a member is a comment. In an object with fixed keys, a plain `comment` is one, too.
  package func isComment(_ member: RecordIndex, isFixed: Bool = true) -> Bool {
    let name = content(ofName: member)
    switch name.first {
    case UInt8(ascii: "$"), UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "#"):
      return CommentKeys.prefixes.contains { name.starts(with: $0.bytes) }
    case UInt8(ascii: "c"): return isFixed && hasName(member, CommentKeys.plainName)
    default: return false
    }
  }

  private func content(ofName member: RecordIndex) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[contentRange(of: name(of: member))])
  }
}

extension StaticString {
  fileprivate var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension Reading {
  /// Returns whether the member is a comment; a `$comment` is added to `comments`, where suppressions are
  /// looked for.
  package mutating func isComment(_ member: RecordIndex, isFixed: Bool = true) -> Bool {
    guard view.isComment(member, isFixed: isFixed) else { return false }
    if view.hasName(member, Self.commentKey) { comments.append(member) }
    return true
  }
}
