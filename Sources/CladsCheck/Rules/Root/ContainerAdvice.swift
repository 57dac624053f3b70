import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// What works in place of a style on a stack, made from what the style holds.
enum ContainerAdvice {
  /// Returns the advice for a style, as a clause.
  static func help(_ style: Document.Style?) -> String {
    guard let style else { return behind(nil) }
    var ways: [String] = []
    let isArea = style.backgroundColor != nil || style.borderColor != nil || style.borderWidth != nil
    if isArea { ways.append(behind(style)) }
    if style.padding != nil { ways.append("write the padding as the stack's own `padding`") }
    if style.width != nil || style.height != nil, !isArea {
      ways.append("give a child a style with the `width` or `height`; a stack is as large as its children")
    }
    if style.fontSize != nil || style.fontWeight != nil || style.fontFamily != nil || style.textColor != nil
      || style.textAlignment != nil || style.tintColor != nil
    {
      ways.append("give the children that are to look so the style")
    }
    return ways.isEmpty
      ? "delete it: nothing that it holds can be drawn on a stack" : ways.joined(separator: "; ")
  }

  private static func behind(_ style: Document.Style?) -> String {
    var radius = ""
    if let value = style?.cornerRadius, value > 0 {
      radius = ", `\"cornerRadius\": \(JSONNumber(value: value).text)`"
    }
    return """
      put a `shape` with `"shapeType": "roundedRectangle"`\(radius) and this style behind the content, as the \
      first child of a `zstack`
      """
  }

  /// Returns the fix that writes the padding of a style on stacks that have none, where the style holds
  /// nothing else.
  static func fixes(
    _ style: Document.Style?, of members: [RecordIndex], _ context: RuleContext
  ) -> [QuickFix] {
    let table = Document.Layout.table
    guard let style, let padding = style.padding, isPaddingOnly(style),
      members.allSatisfy({ table.member(of: \.padding, in: context.view[$0].parent, context.view) == nil })
    else { return [] }
    let text = table.member(\.padding, padding.jsonValue.json)
    return [
      QuickFix(
        "Write the padding on the stack",
        edits: members.map {
          TextEdit(range: context.view.range($0), newText: text)
        })
    ]
  }

  private static func isPaddingOnly(_ style: Document.Style) -> Bool {
    Document.Style.table.properties.allSatisfy { property in
      property.value(style) == nil || property.path == \Document.Style.padding
        || property.path == \Document.Style.inherits
    }
  }
}
