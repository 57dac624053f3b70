import CladsAnalysis
import CladsDocument
import CladsExpressions
import Diagnostics
import SourceText

/// The placeholders of other template languages in a text whose names are known.
struct ForeignPlaceholders {
  /// A placeholder of another language.
  struct Entry {
    /// The range in the text, in UTF-8 bytes.
    let range: Range<Int>
    /// How it is written.
    let written: String
    /// The expression in it; without the prefix `state.`, which belongs to no path.
    let expression: String
    let placeholder: ForeignPlaceholder
  }

  let entries: [Entry]

  /// Finds the placeholders in a text; `nil` without any.
  init?(in text: String, _ template: Template, scope: ScopeIndex, _ context: RuleContext) {
    let found = ForeignPlaceholder.all(in: text, template)
    if found.isEmpty { return nil }
    let bytes = Array(text.utf8)
    entries = found.compactMap { Entry($0, bytes, scope, context) }
    if entries.isEmpty { return nil }
  }

  /// Returns the text with only the expressions in place of the placeholders.
  func rewritten(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var start = 0
    for entry in entries where entry.range.lowerBound >= start && entry.range.upperBound <= bytes.count {
      result += bytes[start..<entry.range.lowerBound] + Array(entry.expression.utf8)
      start = entry.range.upperBound
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
  }
}

extension ForeignPlaceholders.Entry {
  /// Creates an entry if everything that the placeholder reads is known.
  fileprivate init?(
    _ placeholder: ForeignPlaceholder, _ bytes: [UInt8], _ scope: ScopeIndex, _ context: RuleContext
  ) {
    var body = placeholder.body
    var range = placeholder.range
    for path in placeholder.expression.paths {
      var components = path.staticComponents
      if path.isPlain, components.count > 1, placeholder.expression.isPlainPath,
        components.first == .key(context.name(\Document.Definition.state)),
        case .undeclared(after: 0) = context.analysis.state.lookup(components)
      {
        components.removeFirst()
        body = path.ranges[1].lowerBound..<body.upperBound
      }
      let prefix = path.staticComponents.count - components.count
      guard let known = Self.knownCount(of: components, scope, context) else { return nil }
      let count = known + prefix
      guard placeholder.isOpenEnded, path.ranges.indices.contains(count - 1) else { continue }
      body = body.lowerBound..<path.ranges[count - 1].upperBound
      range = range.lowerBound..<body.upperBound
    }
    guard body.lowerBound >= range.lowerBound, body.upperBound <= range.upperBound,
      range.upperBound <= bytes.count
    else { return nil }
    self.range = range
    self.placeholder = placeholder
    written = String(decoding: bytes[range], as: UTF8.self)
    expression = String(decoding: bytes[body], as: UTF8.self)
  }

  /// Returns how many components of a path are known to exist; `nil` if its root is not.
  private static func knownCount(
    of components: [Keypath.Component], _ scope: ScopeIndex, _ context: RuleContext
  ) -> Int? {
    guard case .key(let root)? = components.first else { return nil }
    let analysis = context.analysis
    if analysis.scopes.variable(named: root, in: scope) != nil
      || context.host.declaresState(at: components)
    {
      return components.count
    }
    if root == Keypath.localRoot, components.count > 1, case .key(let name) = components[1] {
      return analysis.scopes.localState(named: name, in: scope) == nil ? nil : components.count
    }
    guard case .undeclared(let count) = analysis.state.lookup(components) else { return components.count }
    return count > 0 ? count : nil
  }
}
