package import Diagnostics

/// What reading components reports.
extension RuleDescription {
  package static let componentChildren = RuleDescription(
    "component-children", .warning, .components, .isIgnored,
    summary: "Nodes inside a component, such as an image inside a button.",
    why: "Components are leaves. Nodes inside a component are never drawn, and the app shows no error.",
    bad: .screen(
      "tasks",
      #"""
      { "type": "button", "text": "Done", "actions": { "onTap": { "type": "dismiss" } },
        «"children"»: [{ "type": "image", "image": { "sfsymbol": "checkmark" } }] }
      """#),
    fix: "Make a single `image` the button's own")

  package static let dataOnKind = RuleDescription(
    "data-on-kind", .info, .components, .isIgnored,
    summary: "`data` on a component kind that does not read it.",
    why: "Only labels, buttons, images and custom components read `data`.",
    bad: .screen(
      "profile", state: #"{ "name": "Ann" }"#,
      #"""
      { "type": "textfield", "bind": "name", "placeholder": "Name",
        «"data"»: { "value": { "type": "binding", "path": "name" } } }
      """#),
    fix: "Delete it", fixLevel: .destructive)

  package static let dataSingleReference = RuleDescription(
    "data-single-reference", .error, .components, .rejectsDocument,
    summary: "A `data` that is a single reference instead of a map of references.",
    why: """
      `data` maps names to references, and labels and buttons read the one named `value`. Older guides show \
      a bare reference.
      """,
    bad: .screen(
      "profile", state: #"{ "name": "Ann" }"#,
      #"{ "type": "label", "data": «{ "type": "binding", "path": "name" }» }"#),
    fix: "Wrap it in `value`")

  package static let eventUnknown = RuleDescription(
    "event-unknown", .warning, .components, .isIgnored,
    summary: "An event of a component other than `onTap` and `onValueChanged`.",
    why: "An event that does not exist never fires, so its action never runs.",
    bad: .screen(
      "help", #"{ "type": "button", "text": "Close", "actions": { «"onPress"»: { "type": "dismiss" } } }"#),
    fix: "Rename it to the intended event, or delete it")

  package static let gradientPoint = RuleDescription(
    "gradient-point", .warning, .components, .fallsBack(to: "`bottom`"),
    summary: "A gradient whose start or end is not a known point.",
    why: "An unknown point counts as `bottom`, so the gradient runs in a different direction or not at all.",
    bad: .screen(
      "sky",
      #"""
      { "type": "gradient", "gradientStart": «"topLeft"», "gradientEnd": "bottomTrailing",
        "gradientColors": [
          { "location": 0, "color": "#1B4257" }, { "location": 1, "color": "#0E2230" }
        ] }
      """#),
    fix: "Replace it with the intended point")

  package static let imageLegacySource = RuleDescription(
    "image-legacy-source", .warning, .components, .fallsBack(to: "a question mark"),
    summary: "An image source with a key that the app does not know.",
    why: """
      Older guides and tools use `system` for symbols and `statePath` for URLs from the state. The app \
      knows only `sfsymbol`, `asset`, `activityIndicator` and `url`, and shows a question mark when it \
      finds none of them.
      """,
    bad: #"""
      {
        "id": "rating",
        "root": { "children": [{ "type": "image", "image": { «"system"»: "star.fill" } }] }
      }
      """#,
    fix: "Rename it, or convert a state path to a `url` template")

  package static let legacyLabelKey = RuleDescription(
    "legacy-label-key", .warning, .components, .isIgnored,
    summary: "Text under the key `label` instead of `text`.",
    why: "Older guides use `label`. The app reads only `text`, so the component stays empty.",
    bad: #"""
      {
        "id": "welcome",
        "root": { "children": [{ "type": "label", «"label"»: "Welcome" }] }
      }
      """#,
    fix: "Rename it to `text`")

  package static let pageCountString = RuleDescription(
    "page-count-string", .error, .components, .rejectsDocument,
    summary: "A `pageCount` that is a string.",
    why: """
      The page count must be a literal number. It cannot be a path or a template, although older guides say \
      so.
      """,
    bad: #"""
      {
        "id": "tour",
        "state": { "page": 0 },
        "root": { "children": [{ "type": "pageIndicator", "currentPage": "page", "pageCount": «"3"» }] }
      }
      """#,
    fix: "Write the number without quotes")

  package static let pageIndicatorCurrent = RuleDescription(
    "page-indicator-current", .error, .components, .emptiesScreen,
    summary: "A page indicator whose `currentPage` is missing or not a state path.",
    why: """
      The dots follow a number in the state. Without its path, the indicator cannot be drawn, and the whole \
      screen stays empty.
      """,
    bad: #"""
      {
        "id": "tour",
        "root": { "children": [{ "type": «"pageIndicator"», "pageCount": 3 }] }
      }
      """#,
    good: #"""
      {
        "id": "tour",
        "state": { "page": 0 },
        "root": { "children": [{ "type": "pageIndicator", "currentPage": "page", "pageCount": 3 }] }
      }
      """#,
    fix: "Add `currentPage`, with the path to be filled in")

  package static let shapeType = RuleDescription(
    "shape-type", .error, .components, .emptiesScreen,
    summary: "A shape whose `shapeType` is missing or unknown.",
    why: """
      The app cannot draw the shape, and a single node that cannot be drawn leaves the whole screen empty.
      """,
    bad: #"""
      {
        "id": "banner",
        "styles": { "card": { "backgroundColor": "#EAF2FB", "height": 80 } },
        "root": { "children": [{ "type": "shape", "shapeType": «"oval"», "styleId": "card" }] }
      }
      """#,
    fix: "Replace it with the intended shape, or add a rectangle")

  package static let stylesOnKind = RuleDescription(
    "styles-on-kind", .warning, .components, .isIgnored,
    summary: "`styles` or `isSelectedBinding` on a component other than a button.",
    why: """
      Only buttons have states. Any other component reads `styleId`, and without one it has no style at \
      all.
      """,
    bad: .screen(
      "rating", styles: ##"{ "star": { "width": 24, "height": 24, "tintColor": "#B25000" } }"##,
      #"{ "type": "image", "image": { "sfsymbol": "star.fill" }, «"styles"»: { "normal": "star" } }"#),
    fix: "Use `styleId` instead, or delete it")

  package static let stylesStateUnknown = RuleDescription(
    "styles-state-unknown", .warning, .components, .isIgnored,
    summary: "A style for a state that a button does not have.",
    why: "A button is either normal or selected. A style for any other state is never used.",
    bad: .screen(
      "filter", state: #"{ "on": false }"#,
      styles: #"{ "tag": { "fontSize": 16 }, "tagOn": { "inherits": "tag", "fontWeight": "bold" } }"#,
      #"""
      { "type": "button", "text": "New", "styles": { "normal": "tag", «"active"»: "tagOn" },
        "isSelectedBinding": "on", "actions": { "onTap": { "type": "toggleState", "path": "on" } } }
      """#),
    fix: "Rename it to the intended state, or delete it")

  package static let eventNeverFired = RuleDescription(
    "event-never-fired", .warning, .components, .doesNothing,
    summary: "`onTap` on a component that cannot be tapped, or any `onValueChanged`.",
    why: "Only buttons and images can be tapped, and on device, nothing ever fires `onValueChanged`.",
    bad: #"""
      {
        "id": "help",
        "root": { "children": [
          { "type": "label", "text": "Close", "actions": { «"onTap"»: { "type": "dismiss" } } }
        ] }
      }
      """#,
    fix: "Turn a label into a button")
}
