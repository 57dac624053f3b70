package import Diagnostics

/// What reading sections and repetitions reports.
extension RuleDescription {
  package static let dimensionConflict = RuleDescription(
    "dimension-conflict", .warning, .sections, .isIgnored,
    summary: "A size with both `absolute` and `fractional`.",
    why: """
      A size is either a number of points or a fraction of the container. With both, the fraction is used \
      and the points are ignored.
      """,
    bad: .screen(
      "news",
      #"""
      { "type": "sectionLayout", "sections": [
        { "layout": { "type": "horizontal",
            "itemDimensions": { «"width"»: { "absolute": 200, "fractional": 0.5 } } },
          "children": [{ "type": "label", "text": "Rain" }, { "type": "label", "text": "Sun" }] }
      ] }
      """#),
    good: .document(
      .screen(
        "news",
        #"""
        { "type": "sectionLayout", "sections": [
          { "layout": { "type": "horizontal", "itemDimensions": { "width": { "fractional": 0.5 } } },
            "children": [{ "type": "label", "text": "Rain" }, { "type": "label", "text": "Sun" }] }
        ] }
        """#)),
    fix: "Delete `absolute`", fixLevel: .destructive)

  package static let forEachAlignment = RuleDescription(
    "foreach-alignment", .error, .sections, .rejectsDocument,
    summary: "An `alignment` of a `forEach` that is an object or an unknown value.",
    why: "Unlike a stack, a `forEach` takes only `leading`, `center` or `trailing` and has no fallback.",
    bad: .screen(
      "cities", state: #"{ "cities": ["Oslo", "Rome"] }"#,
      #"""
      { "type": "forEach", "items": "cities", "alignment": «{ "horizontal": "leading" }»,
        "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } } }
      """#),
    fix: "Replace it with the intended value")

  package static let sectionConfigKey = RuleDescription(
    "section-config-key", .warning, .sections, .isIgnored,
    summary: "A section with the key `config`.",
    why: """
      The configuration of a section belongs in its `layout`. A `config` is ignored with everything in it.
      """,
    bad: .screen(
      "news",
      #"""
      { "type": "sectionLayout", "sections": [
        { "layout": { "type": "list" }, «"config"»: { "itemSpacing": 12 },
          "children": [{ "type": "label", "text": "Rain" }, { "type": "label", "text": "Sun" }] }
      ] }
      """#),
    good: .replacing(#""list" }, "config": {"#, with: #""list","#),
    fix: "Move its contents into `layout`")

  package static let sectionLayoutString = RuleDescription(
    "section-layout-string", .error, .sections, .rejectsDocument,
    summary: "A section whose `layout` is a string.",
    why: """
      The layout of a section is an object; the string is its `type`, and the contents of a `config` belong \
      next to it.
      """,
    bad: .screen(
      "news",
      #"""
      { "type": "sectionLayout", "sections": [
        { "layout": «"list"», "config": { "itemSpacing": 12 },
          "children": [{ "type": "label", "text": "Rain" }, { "type": "label", "text": "Sun" }] }
      ] }
      """#),
    good: .replacing(#""list", "config": {"#, with: #"{ "type": "list","#),
    fix: "Write an object, including the contents of `config`")

  package static let sectionPropertyKind = RuleDescription(
    "section-property-kind", .info, .sections, .isIgnored,
    summary: "A key of a section's `layout` that only other section types use.",
    why: """
      Each type of section uses only some of the keys: `columns` applies to a grid, `showsDividers` to a \
      list, `itemDimensions` and `snapBehavior` to a horizontal section.
      """,
    bad: .screen(
      "news",
      #"""
      { "type": "sectionLayout", "sections": [
        { "layout": { "type": "list", «"columns"»: 2 },
          "children": [{ "type": "label", "text": "Rain" }, { "type": "label", "text": "Sun" }] }
      ] }
      """#),
    good: .replacing(#""list""#, with: #""grid""#),
    fix: "Delete the key", fixLevel: .destructive)
}
