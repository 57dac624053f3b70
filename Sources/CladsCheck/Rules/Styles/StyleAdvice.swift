import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// What works in place of properties of a style that a kind does not draw.
enum StyleAdvice {
  typealias Path = PartialKeyPath<Document.Style>

  private static var limits: [(limit: Path, size: Path)] {
    [
      (\.minWidth, \.width), (\.maxWidth, \.width), (\.minHeight, \.height), (\.maxHeight, \.height),
    ]
  }
  private static var areas: [Path] { [\.backgroundColor, \.cornerRadius, \.borderWidth, \.borderColor] }

  /// Returns the advice for properties that none of some kinds draws, each way once; `nil` if nothing works.
  static func help(
    _ paths: [Path], on kinds: [Document.ComponentKind], _ level: FormatLevel
  ) -> String? {
    guard let kind = kinds.first, kinds.allSatisfy({ $0 == kind }) else { return nil }
    var ways: [String] = []
    for path in paths {
      guard let way = way(path, on: kind, level), !ways.contains(way) else { continue }
      ways.append(way)
    }
    return ways.isEmpty ? nil : ways.joined(separator: "; ")
  }

  private static func way(_ path: Path, on kind: Document.ComponentKind, _ level: FormatLevel) -> String? {
    let noun = kind.rawValue
    func name(_ path: Path) -> String { Document.Style.table.row(of: path)?.name ?? "" }
    if let size = limits.first(where: { $0.limit == path })?.size, isDrawn(size, on: kind, level) {
      return "`\(name(size))` works on \(noun.withArticle)"
    }
    if path == \.padding {
      return hasKey(\.padding, kind)
        ? "the own `padding` of the \(noun) works" : "put the \(noun) into a stack with `padding`"
    }
    if path == \.textColor || path == \.tintColor,
      let other = [\Document.Style.textColor, \.tintColor, \.backgroundColor].first(where: {
        isDrawn($0, on: kind, level)
      })
    {
      return "the color of \(noun.withArticle) is its `\(name(other))`"
    }
    if path == \.cornerRadius, hasKey(\.cornerRadius, kind) {
      return "write the \(noun)'s own `cornerRadius`, with the `shapeType` `roundedRectangle`"
    }
    if areas.contains(path), !hasKey(\.shapeType, kind) {
      let padding = hasKey(\.padding, kind) ? ", and give the \(noun) a `padding`" : ""
      return
        "put a `shape` with the `shapeType` `roundedRectangle` behind the \(noun), in a `zstack`\(padding)"
    }
    return nil
  }

  /// Returns the fixes that write what works, where that is one edit of the style or of its only use.
  static func fixes(
    _ paths: [Path], of style: Named<Document.Style>, _ uses: [StyleUse], _ context: RuleContext
  ) -> [QuickFix] {
    guard paths.count == 1, let path = paths.first, let kind = uses.first?.kind,
      uses.allSatisfy({ $0.kind == kind }), let member = context.member(path, of: style.value)
    else { return [] }
    let table = Document.Style.table
    if let size = limits.first(where: { $0.limit == path })?.size, isDrawn(size, on: kind, context.level),
      let index = table.index(of: size), !isSet(index, style.name, context)
    {
      let name = table.row(of: size)?.name ?? ""
      return [
        QuickFix(
          "Rename to `\(name)`", replacing: context.view.range(context.view.name(of: member)),
          with: StringLiteral.quoted(name))
      ]
    }
    guard path == \.padding, hasKey(\.padding, kind), uses.count == 1, let use = uses.first,
      let component = context.object(owning: use.reference),
      Document.ComponentContents.table.member(of: \.padding, in: component, context.view) == nil,
      let value = context.view.value(of: member), let removal = context.view.removal(of: member),
      let insertion = context.view.insertion(
        of: Document.ComponentContents.table.member(\.padding, context.text(context.view.range(value))),
        into: component)
    else { return [] }
    return [QuickFix("Move it to the \(kind.rawValue)", edits: [removal, insertion])]
  }

  /// Returns whether a style has a property, or inherits it.
  private static func isSet(_ index: Int, _ name: String, _ context: RuleContext) -> Bool {
    guard let style = context.styles.cascade.resolved(name) else { return false }
    return Document.Style.table.properties[index].value(style.style) != nil
  }

  private static func isDrawn(
    _ path: Path, on kind: Document.ComponentKind, _ level: FormatLevel
  ) -> Bool {
    guard let index = Document.Style.table.index(of: path) else { return false }
    return Document.Style.effects(on: kind, level: level)?.contains(index) ?? false
  }

  private static func hasKey(
    _ path: PartialKeyPath<Document.ComponentContents>, _ kind: Document.ComponentKind
  ) -> Bool {
    BuiltInKinds.uses(path, kind)
  }
}
