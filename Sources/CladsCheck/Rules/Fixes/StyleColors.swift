import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// Says which color is meant by the foreign name of a color in a style: that of the text, of the symbol or of
/// the area, whichever the components draw that use the style.
enum StyleColors {
  /// The maximum number of uses of a style that are looked at.
  private static let maximumUses = 64

  static func improved(_ findings: [Finding], of analysis: Analysis, _ view: SyntaxView) -> [Finding] {
    var findings = findings
    for index in findings.indices
    where findings[index].id == .unknownStyleKey && findings[index].keyProblem == .unknown {
      if Task.isCancelled { return findings }
      guard let member = view.member(atName: findings[index].range, in: analysis.file.tree),
        let property = property(of: member, analysis, view),
        view.member(named: property, of: view[member].parent) == nil,
        findings[index].diagnostic.fixes.first?.edits.count == 1
      else { continue }
      let name = view.string(view.name(of: member))
      let range = findings[index].range
      let rename = QuickFix(
        "Rename to `\(property)`", replacing: range, with: StringLiteral.quoted(property))
      findings[index] = Finding(
        .unknownStyleKey, at: range, "unknown key `\(name)` in a style; the key is `\(property)`",
        effect: .isIgnored, help: "rename it to `\(property)`", fixes: [rename]
      ).about(.unknown)
    }
    return findings
  }

  /// Returns the property that the name of a color means, if all components agree; `nil` for other keys, and
  /// where it is unclear.
  private static func property(of member: RecordIndex, _ analysis: Analysis, _ view: SyntaxView) -> String? {
    let key = view.string(view.name(of: member))
    guard Document.Style.foreignColors.contains(key), let style = view.member(owning: view[member].parent),
      let symbol = analysis.symbols.symbol(.style, named: view.string(view.name(of: style))),
      symbol.extensions.isEmpty, !symbol.references.isEmpty, symbol.references.count <= maximumUses
    else { return nil }
    var properties: Set<String> = []
    for reference in symbol.references {
      guard let kind = kind(using: reference, view),
        let property = Document.Style.property(meantBy: key, on: kind, level: analysis.vocabulary.level)
      else { return nil }
      properties.insert(property)
    }
    return properties.count == 1 ? properties.first : nil
  }

  /// Returns the kind of the component that refers to a style, by itself or in its `styles`.
  private static func kind(using reference: RecordIndex, _ view: SyntaxView) -> Document.ComponentKind? {
    guard let member = view.member(owning: reference) else { return nil }
    var object = view[member].parent
    if view.typeNode(of: object) == nil, let owner = view.member(owning: object) {
      object = view[owner].parent
    }
    guard let type = view.typeNode(of: object), view.kind(type) == .string else { return nil }
    return Document.ComponentKind(rawValue: view.string(type))
  }
}
