import CladsDocument
import CladsExpressions
import CladsRuntime

/// Rewrites a template so that it has the same meaning outside the repetition that contains it.
enum TemplateRewriting {
  /// Returns the template with the names of variables and local state replaced by the state paths they refer
  /// to.
  static func rewrite(_ text: String, paths: [PathReference], scope: ActionScope) -> String {
    var bytes = Array(text.utf8)
    for path in paths.sorted(by: { $0.rootRange.lowerBound > $1.rootRange.lowerBound }) {
      guard let (range, replacement) = replacement(of: path, scope),
        bytes.indices.contains(range.lowerBound), range.upperBound <= bytes.count
      else { continue }
      bytes.replaceSubrange(range, with: Array(replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func replacement(of path: PathReference, _ scope: ActionScope) -> (Range<Int>, String)? {
    switch scope.variables[path.root] {
    case .location(let location)?: return (path.rootRange, location)
    case .value(let value)?:
      switch value {
      case .intValue, .doubleValue, .boolValue: return (path.rootRange, value.text)
      case .stringValue(let text) where !text.utf8.contains(UInt8(ascii: "'")):
        return (path.rootRange, "'\(text)'")
      default: return nil
      }
    case nil:
      guard path.root == ActionScope.localName, path.components.count > 1,
        case .key(let key) = path.components[1], let location = scope.locals[key], path.ranges.count > 1
      else { return nil }
      return (path.rootRange.lowerBound..<path.ranges[1].upperBound, location)
    }
  }
}
