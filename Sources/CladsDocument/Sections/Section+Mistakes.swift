import CladsSchema
import Diagnostics
import JSONSyntax
import SourceText

extension Reading {
  /// Returns the fix that replaces a section's layout, written as a string, by an object, including the
  /// members of a `config` next to it.
  func writeAsObject(layout name: RecordIndex) -> QuickFix {
    let type = "\"type\": \(text(of: name))"
    let section = view.member(owning: name).map { view[$0].parent }
    let config = section.flatMap { view.member(named: "config", of: $0) }
    guard let config, let removal = removal(of: config), let entries = entries(of: config, except: ["type"])
    else {
      return QuickFix("Write `{ \(type) }`", replacing: view.range(name), with: "{ \(type) }")
    }
    let object = "{ \(([type] + entries).joined(separator: ", ")) }"
    return QuickFix(
      "Write one object, including `config`",
      edits: [TextEdit(range: view.range(name), newText: object), removal])
  }

  /// Returns the fix that moves the members of `config` into the `layout` next to it, or `nil` if there is
  /// none.
  func moveIntoLayout(config: RecordIndex) -> QuickFix? {
    guard let target = Document.SectionDefinition.table.value(of: \.layout, in: view[config].parent, view)
    else {
      return nil
    }
    if view.kind(target) == .string { return writeAsObject(layout: target) }
    guard let removal = removal(of: config),
      let entries = entries(of: config, except: memberNames(of: target))
    else { return nil }
    if entries.isEmpty { return QuickFix("Delete `config`", edits: [removal]) }
    return insertion(of: entries.joined(separator: ", "), into: target).map {
      QuickFix("Move it into `layout`", edits: [$0, removal])
    }
  }

  /// Returns the source texts of the members of the object that is the value of `owner`, without those called
  /// `names`.
  private func entries(of owner: RecordIndex, except names: Set<String>) -> [String]? {
    guard let object = view.value(of: owner), view.kind(object) == .object else { return nil }
    return view.members(of: object).filter { !names.contains(view.string(view.name(of: $0))) }.map {
      text(of: $0)
    }
  }
}
