import Diagnostics
import JSONSyntax
import SourceText

/// Keys of a component under the names that other frameworks have for them.
extension Document.ComponentContents {
  private struct Alias: Sendable {
    let names: Set<String>
    let path: any PartialKeyPath<Document.ComponentContents> & Sendable
    /// Keys that have the same purpose: beside them, the name means something else.
    var beside: [any PartialKeyPath<Document.ComponentContents> & Sendable] = []
  }

  private static let aliases = [
    Alias(
      names: [
        "value", "binding", "statePath", "path", "bindTo", "bindPath", "bindValue", "model", "v-model",
        "ngModel",
        "stateKey", "keyPath", "variable", "isOn", "checked",
      ], path: \.bind, beside: [\.localBind]),
    Alias(
      names: ["value", "title", "content", "caption", "string", "body", "message", "textContent"],
      path: \.text, beside: [\.dataSourceId, \.data]),
    Alias(names: ["min", "minimum", "minimumValue"], path: \.minValue),
    Alias(names: ["max", "maximum", "maximumValue"], path: \.maxValue),
    Alias(names: ["hint", "prompt", "hintText", "placeholderText"], path: \.placeholder),
    Alias(names: ["fullWidth", "expand", "block", "stretch", "fillMaxWidth", "fill"], path: \.fillWidth),
    Alias(names: ["isSelected", "selected"], path: \.isSelectedBinding),
    Alias(names: ["colors", "stops"], path: \.gradientColors),
    Alias(names: ["startPoint", "start"], path: \.gradientStart),
    Alias(names: ["endPoint", "end"], path: \.gradientEnd),
    Alias(names: ["style"], path: \.styleId),
    Alias(names: ["identifier", "key", "nodeId", "tag", "uid", "viewId"], path: \.id),
  ]

  /// Returns what a key means that a built-in kind does not have; `nil` if that is not known.
  static func mistake(
    _ member: RecordIndex, on kind: ComponentDescription, _ reading: borrowing Reading
  ) -> Mistake? {
    let name = reading.view.string(reading.view.name(of: member))
    guard let value = reading.view.value(of: member) else { return nil }
    if let event = event(name, value, on: kind, reading) { return event }
    let object = reading.view[member].parent
    if let source = source(name, value, of: object, on: kind, reading) { return source }
    for alias in aliases where alias.names.contains(name) {
      guard
        alias.path == \Document.ComponentContents.id
          || kind.usages.contains(where: { $0.path == alias.path }),
        let row = table.row(of: alias.path),
        ([alias.path] + alias.beside).allSatisfy({ table.member(of: $0, in: object, reading.view) == nil })
      else { continue }
      if reading.view.fits(value, row.shape) {
        return alias.path == \Document.ComponentContents.bind
          ? binding(name, value, reading) : Mistake(name, instead: row.name)
      }
      if alias.path == \Document.ComponentContents.bind { return binding(name, value, reading) }
    }
    return nil
  }

  /// Returns the mistake of a value or a path under a name that is not that of the binding.
  private static func binding(_ name: String, _ value: RecordIndex, _ reading: borrowing Reading) -> Mistake?
  {
    guard let bind = table.row(of: \.bind)?.name else { return nil }
    guard let path = reading.path(meantBy: value) else {
      return Mistake(
        name, help: "add `\(bind)` with a state path; the initial value belongs in the document's `state`",
        remedy: Mistake.Remedy.none)
    }
    return Mistake(
      name, instead: bind,
      remedy: .custom { member, reading in
        let text = table.member(\.bind, StringLiteral.quoted(path))
        return QuickFix("Write `\(text)`", replacing: reading.view.range(member), with: text)
      })
  }

  /// Returns the mistake of the name of an image outside of `image`, or `nil` if it is no such name.
  private static func source(
    _ name: String, _ value: RecordIndex, of object: RecordIndex, on kind: ComponentDescription,
    _ reading: borrowing Reading
  ) -> Mistake? {
    let sources = Document.ImageSource.table
    guard
      var meant = sources.shape.mistakes.first(where: { $0.name == name && $0.remedy.isRenaming })?.instead,
      let image = table.row(of: \.image)?.name,
      kind.usages.contains(where: { $0.path == \Document.ComponentContents.image }),
      reading.view.kind(value) == .string, table.member(of: \.image, in: object, reading.view) == nil
    else { return nil }
    // The names of most symbols have several parts.
    if meant == sources.row(of: \.asset)?.name, reading.view.string(value).contains("."),
      let symbol = sources.row(of: \.sfsymbol)?.name
    {
      meant = symbol
    }
    let entry = table.member(
      \.image, "{ \(StringLiteral.quoted(meant)): \(reading.text(of: value)) }")
    return Mistake(
      name,
      message: "unknown key `\(name)` in \(kind.name.withArticle); the key is `\(meant)`, in `\(image)`",
      help: "write `\(entry)`",
      remedy: .custom { member, reading in
        QuickFix("Write `\(entry)`", replacing: reading.view.range(member), with: entry)
      })
  }

  /// Returns the mistake of the name of an event outside of `actions`, or `nil` if it is no such name.
  private static func event(
    _ name: String, _ value: RecordIndex, on kind: ComponentDescription, _ reading: borrowing Reading
  ) -> Mistake? {
    let events = Document.Component.Actions.table
    guard let meant = events.shape.mistakes.first(where: { $0.name == name })?.instead,
      meant == events.row(of: \.onTap)?.name, let actions = table.row(of: \.actions)?.name,
      kind.usages.contains(where: { $0.path == \Document.ComponentContents.actions }),
      // A control is not tapped: its value changes.
      !kind.usages.contains(where: { $0.path == \Document.ComponentContents.bind }),
      [.string, .object].contains(reading.view.kind(value))
    else { return nil }
    let entry = "{ \(StringLiteral.quoted(meant)): \(reading.text(of: value)) }"
    return Mistake(
      name,
      message: "unknown key `\(name)` in \(kind.name.withArticle); the key is `\(meant)`, in `\(actions)`",
      help: "write `\"\(actions)\": { \"\(meant)\": … }`",
      remedy: .custom { member, reading in
        guard table.member(of: \.actions, in: reading.view[member].parent, reading.view) == nil else {
          return nil
        }
        return QuickFix(
          "Move it into `\(actions)` as `\(meant)`", replacing: reading.view.range(member),
          with: table.member(\.actions, entry))
      })
  }
}

extension Reading {
  /// Returns the state path that a string is probably meant to be, without `${` and `}`; `nil` for a text.
  func path(meantBy node: RecordIndex) -> String? {
    guard view.kind(node) == .string else { return nil }
    var text = view.string(node)[...]
    if text.hasPrefix("${"), text.hasSuffix("}") { text = text.dropFirst(2).dropLast() }
    guard let first = text.utf8.first, !first.isDigit,
      text.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || $0.isASCII && Self.isPathByte($0) })
    else { return nil }
    return String(text)
  }

  private static func isPathByte(_ scalar: Unicode.Scalar) -> Bool {
    "0123456789_.[]".unicodeScalars.contains(scalar)
  }
}
