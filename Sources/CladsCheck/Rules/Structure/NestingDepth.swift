import CladsAnalysis
import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

/// A view that is nested too deeply.
enum NestingDepth {
  static let rule = Rule(
    "nesting-depth", .info, .structure, checks: .document(check), isOnByDefault: false,
    summary: "A view that is nested more than 24 levels deep.",
    why: "Such a screen is slow to lay out, and hard to read and to change.",
    bad: #"""
      { "id": "deep", "root": { "children": [
        { "type": "vstack", "children": [ { "type": "vstack", "children": [ { "type": "vstack", "children": [
        { "type": "vstack", "children": [ { "type": "vstack", "children": [ { "type": "vstack", "children": [
        { "type": "vstack", "children": [ { "type": "vstack", "children": [ { "type": "vstack", "children": [
        { "type": "vstack", "children": [ { "type": "vstack", "children": [ { "type": "vstack", "children": [
        { "type": "vstack", "children": [ { "type": "vstack", "children": [ { "type": "vstack", "children": [
        { "type": "vstack", "children": [ { "type": "vstack", "children": [ { "type": "vstack", "children": [
        { "type": "vstack", "children": [ { "type": "vstack", "children": [ { "type": "vstack", "children": [
        { "type": "vstack", "children": [ { "type": "vstack", "children": [ { "type": "vstack", "children": [
        { "type": «"label"», "text": "Here" }
        ] } ] } ] } ] } ] } ] } ] } ] } ] } ] } ] } ] } ] } ] } ] } ] } ] } ] } ] } ] } ] } ] } ] } ] }
      ] } }
      """#,
    good: #"""
      { "id": "flat", "root": { "children": [
        { "type": "label", "text": "Here" }
      ] } }
      """#)

  private static let limit = 24

  static func check(_ context: RuleContext) {
    for node in context.document.root.children { check(node, 1, context) }
  }

  private static func check(_ node: Document.LayoutNode, _ depth: Int, _ context: RuleContext) {
    guard depth <= limit else {
      return context.report(
        RuleFinding(
          at: context.type(of: node.origin.node), "this view is nested more than \(limit) levels deep",
          help: "remove stacks that contain a single view"),
        sharing: "")
    }
    switch node {
    case .component, .spacer: break
    case .layout(let layout): for child in layout.children { check(child, depth + 1, context) }
    case .forEach(let forEach):
      if let template = forEach.template { check(template, depth + 1, context) }
      if let empty = forEach.emptyView { check(empty, depth + 1, context) }
    case .sectionLayout(let layout):
      for section in layout.sections {
        if let header = section.header { check(header, depth + 1, context) }
        for child in section.children { check(child, depth + 1, context) }
        if let template = section.itemTemplate { check(template, depth + 1, context) }
        if let footer = section.footer { check(footer, depth + 1, context) }
      }
    }
  }
}
