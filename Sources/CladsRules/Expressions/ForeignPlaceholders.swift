import CladsAnalysis
import CladsExpressions
import CladsSchema
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
    /// The same placeholder, as it must be written.
    let replacement: String
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
}

extension ForeignPlaceholders.Entry {
  /// Creates an entry if everything that the placeholder reads is known.
  fileprivate init?(
    _ placeholder: ForeignPlaceholder, _ bytes: [UInt8], _ scope: ScopeIndex, _ context: RuleContext
  ) {
    var body = placeholder.body
    var range = placeholder.range
    for path in placeholder.expression.paths {
      guard let count = Self.knownCount(of: path.staticComponents, scope, context) else { return nil }
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
    replacement = "${\(String(decoding: bytes[body], as: UTF8.self))}"
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
