import CladsDocument
import CladsExpressions
import Diagnostics
import JSONSyntax
import SourceText

/// Fixes that make an expression portable.
struct DeviationFixes {
  let context: RuleContext

  /// Returns the fixes for a construct, where the change is mechanical.
  func fixes(for found: DeviationFinding, _ unit: ExpressionUnit) -> [QuickFix] {
    let range = found.range
    switch found.deviation {
    case .mixedOperators, .repeatedOperator: return grouping(range, unit)
    case .memberAfterIndex, .secondIndex: return dotted(unit)
    case .literalSource: return literal(unit)
    case .negativeNumber: return subtraction(at: range, unit)
    case .ternaryInPlaceholder, .bracedCondition, .parenthesizedCondition: return unwrapped(at: range, unit)
    case .propertyOperand, .trailingProperty:
      let text = unit.text(of: range)
      guard unit.location == .source, !text.contains("${") else { return [] }
      return writing("${\(text)}", at: range, unit)
    case .negatedArrayForm: return swapped(at: range, unit)
    case .lengthProperty: return writing("count", at: range, unit)
    case .spacedIndex:
      let digits = unit.text(of: range).filter { $0 != " " }
      return [unit.fix("Remove the spaces", range, with: digits)]
    case .spacedArgument:
      let text = unit.text(of: range).drop(while: \.isWhitespace)
      guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return [] }
      return [unit.fix("Remove the spaces", range, with: String(text[...last]))]
    case .keyInBrackets: return key(at: range, unit)
    case .literalPlaceholder: return shown(at: range, unit)
    case .negationOutsideCondition: return toggled(unit)
    default: return []
    }
  }

  private func writing(_ text: String, at range: Range<Int>, _ unit: ExpressionUnit) -> [QuickFix] {
    [unit.fix("Write `\(text)`", range, with: text)]
  }

  private func grouping(_ range: Range<Int>, _ unit: ExpressionUnit) -> [QuickFix] {
    let chain = unit.text(of: range)
    let grouped = Expression.parse(chain).grouped(chain)
    guard grouped != chain, isPortable(grouped) else { return [] }
    return writing(grouped, at: range, unit)
  }

  /// Returns whether both evaluators agree on a text if every name has a distinct number as its value.
  private func isPortable(_ text: String) -> Bool {
    var values: [String: Document.StateValue] = [:]
    for (number, path) in Expression.parse(text).paths.enumerated() {
      guard path.components.count == 1 else { return false }
      values[path.root] = .intValue(1009 - 31 * number)
    }
    let state = SampleState(values)
    return DeviceEvaluator().evaluate(text, using: state)
      == .value(ExpressionEvaluator().evaluate(ParsedExpression(text), in: state))
  }

  /// Rewrites `people[0].name` as `people.0.name`.
  private func dotted(_ unit: ExpressionUnit) -> [QuickFix] {
    var edits: [TextRangeEdit] = []
    for node in unit.expression.nodes {
      guard case .subscripted(let base, let index) = node.kind else { continue }
      guard case .literal(.int(let value)) = unit.expression[index].kind, value >= 0 else { return [] }
      edits.append(
        TextRangeEdit(
          range: unit.expression[base].range.upperBound..<node.range.upperBound, text: ".\(value)"))
    }
    let text = edited(unit, edits)
    let title = text.map { "Write `\($0)`" } ?? "Write the index with a dot"
    let written = edits.flatMap { unit.fix(title, $0.range, with: $0.text).edits }
    return edits.isEmpty ? [] : [QuickFix(title, edits: written)]
  }

  private struct TextRangeEdit {
    let range: Range<Int>
    let text: String
  }

  /// Returns the body of the unit after some edits, or `nil` if it is too long to be shown.
  private func edited(_ unit: ExpressionUnit, _ edits: [TextRangeEdit]) -> String? {
    guard unit.body.count < 60 else { return nil }
    var text = ""
    var position = unit.body.lowerBound
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= position else { return nil }
      text += unit.text(of: position..<edit.range.lowerBound) + edit.text
      position = edit.range.upperBound
    }
    return text + unit.text(of: position..<unit.body.upperBound)
  }

  private func literal(_ unit: ExpressionUnit) -> [QuickFix] {
    guard case .literal(let literal) = unit.rootKind else { return [] }
    let json = Document.StateValue(literal).json
    return context.literalFix("Write `\(json)`", of: unit, with: json)
  }

  private func subtraction(at range: Range<Int>, _ unit: ExpressionUnit) -> [QuickFix] {
    guard range == unit.body, case .unary(.negate, let operand) = unit.rootKind else { return [] }
    let text = unit.text(of: unit.expression[operand].range)
    if unit.location == .source, case .literal = unit.expression[operand].kind {
      return context.literalFix("Write `-\(text)`", of: unit, with: "-\(text)")
    }
    return writing("0 - \(text)", at: range, unit)
  }

  private func unwrapped(at range: Range<Int>, _ unit: ExpressionUnit) -> [QuickFix] {
    guard
      let id = unit.expression.nodes.indices.first(where: {
        guard unit.expression[$0].range == range else { return false }
        switch unit.expression[$0].kind {
        case .braced, .parenthesized: return true
        default: return false
        }
      })
    else { return [] }
    let inner = unit.expression.unwrapped(id)
    switch unit.expression[inner].kind {
    case .identifier, .member, .element, .property, .contains, .ternary, .unary(.not, _):
      return writing(unit.text(of: unit.expression[inner].range), at: range, unit)
    default: return []
    }
  }

  /// Rewrites `!items.isEmpty ? a : b` as `items.isEmpty ? b : a`.
  private func swapped(at range: Range<Int>, _ unit: ExpressionUnit) -> [QuickFix] {
    guard case .ternary(let condition, let then, let otherwise) = unit.rootKind,
      unit.expression[condition].range == range,
      case .unary(.not, let operand) = unit.expression[condition].kind
    else { return [] }
    let parts = [operand, otherwise, then].map { unit.text(of: unit.expression[$0].range) }
    return writing(
      "\(parts[0]) ? \(parts[1]) : \(parts[2])", at: unit.expression[unit.expression.root].range, unit)
  }

  private func key(at range: Range<Int>, _ unit: ExpressionUnit) -> [QuickFix] {
    let name = String(unit.text(of: range).dropFirst().dropLast())
    guard Keypath.isPlain(name) else { return [] }
    return writing(".\(name)", at: range.lowerBound - 1..<range.upperBound + 1, unit)
  }

  /// Rewrites a `setState` of a path to its own negation as a `toggleState`.
  private func toggled(_ unit: ExpressionUnit) -> [QuickFix] {
    let table = Document.SetStateAction.table
    guard unit.location == .source, case .unary(.not, let operand) = unit.rootKind,
      let object = context.object(owning: unit.fact.node), let value = context.view.member(owning: object),
      let path = table.value(of: \.path, in: context.view[value].parent, context.view),
      Keypath.parse(context.view.string(path))
        == Keypath.parse(unit.text(of: unit.expression[unit.expression.unwrapped(operand)].range)),
      let type = context.view.typeNode(of: context.view[value].parent),
      let removal = context.view.removal(of: value)
    else { return [] }
    let toggle = "toggleState"
    return [
      QuickFix(
        "Change it to a `\(toggle)`",
        edits: [
          TextEdit(range: context.view.range(type), newText: StringLiteral.quoted(toggle)), removal,
        ])
    ]
  }

  /// Rewrites `${'text'}` as `text`.
  private func shown(at range: Range<Int>, _ unit: ExpressionUnit) -> [QuickFix] {
    guard range == unit.body, case .literal(let literal) = unit.rootKind else { return [] }
    return [
      unit.fix(
        "Write it without `${` and `}`", range.lowerBound - 2..<range.upperBound + 1,
        with: Document.StateValue(literal).text)
    ]
  }
}
