public import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

extension Document.Component {
  /// Judges a key of a built-in kind that no shared key describes.
  static func judge(
    _ member: RecordIndex, of kind: ComponentDescription, _ component: inout Document.Component,
    _ reading: inout Reading
  ) {
    let name = reading.view.string(reading.view.name(of: member))
    let names = reading.takenNames(of: reading.view[member].parent)
    if name == "label", !names.contains("text"), usesText(kind) {
      return reading.reportMistake(
        Mistake(name, "legacy-label-key", instead: "text"), member, of: shape(kind))
    }
    if name == "children" || name == "child" { return reading.reportNestedNodes(member, kind.name) }
    if name == "label", usesText(kind) {
      return reading.reportMistake(
        Mistake(name, "legacy-label-key", message: "`label` is ignored; the text is in `text`"), member,
        of: shape(kind))
    }
    if name == "style" || Document.Style.table.row(named: name) != nil {
      return component.styleKeys.append(member)
    }
    reading.reportUnknownKey(
      member, known: kind.usages.compactMap { table.row(of: $0.path)?.name } + ["type", "id", "state"],
      owner: kind.name.withArticle)
  }

  private static func usesText(_ kind: ComponentDescription) -> Bool {
    kind.usages.contains { $0.path == \Document.Component.text }
  }

  private static func shape(_ kind: ComponentDescription) -> ObjectShape {
    ObjectShape(name: kind.name, documentation: kind.documentation, rows: [], mistakes: [], isOpen: false)
  }
}

extension ObjectTable {
  /// The row of a key.
  public func row(named name: String) -> Row? { shape.row(named: name) }
}

extension Reading {
  /// Reports nodes inside a component, which are never drawn.
  fileprivate mutating func reportNestedNodes(_ member: RecordIndex, _ kind: String) {
    let name = view.string(view.name(of: member))
    var fixes: [QuickFix] = []
    if kind == "button", let fix = imageFix(member) { fixes = [fix] }
    report(
      Finding(
        "component-children", at: view.range(view.name(of: member)),
        "\(kind.withArticle) has no `\(name)`: what is inside is never drawn", effect: .isIgnored,
        help: kind == "button"
          ? "give the button a `text` or an `image`" : "put the nodes beside it, in a stack", fixes: fixes))
  }

  /// For a lone image inside a button: the button's own `image`.
  private func imageFix(_ member: RecordIndex) -> QuickFix? {
    let object = view[member].parent
    guard !memberNames(of: object).contains("image"), let value = view.value(of: member) else { return nil }
    var child = value
    if view.kind(value) == .array {
      child = view.firstChild(of: value)
      guard child < view.end(of: value), view.end(of: child) == view.end(of: value) else { return nil }
    }
    guard view.kind(child) == .object, let type = typeNode(of: child), view.string(type) == "image",
      let image = view.member(named: "image", of: child), let source = view.value(of: image)
    else { return nil }
    let whole = TextRange(view.range(view.name(of: member)).start, view.range(value).end)
    return QuickFix(
      "Use it as the button's `image`", replacing: whole, with: "\"image\": \(text(of: source))")
  }
}
