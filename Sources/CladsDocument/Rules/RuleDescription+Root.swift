package import Diagnostics

/// What reading the root, stacks and paddings reports.
extension RuleDescription {
  package static let actionArray = RuleDescription(
    "action-array", .error, .layout, .rejectsDocument,
    summary: "An event bound to an array of actions.",
    why: """
      An event runs one action. To run several, use a `sequence`, whose steps are action objects, not ids.
      """,
    bad: .screen(
      "cart", state: #"{ "count": 2 }"#,
      actions: #"{ "empty": { "type": "setState", "path": "count", "value": 0 } }"#,
      #"""
      { "type": "label", "text": "${count} items" },
      { "type": "button", "text": "Empty", "actions": { "onTap": «["empty", { "type": "dismiss" }]» } }
      """#),
    good: .document(
      .screen(
        "cart", state: #"{ "count": 2 }"#,
        #"""
        { "type": "label", "text": "${count} items" },
        { "type": "button", "text": "Empty", "actions": { "onTap": { "type": "sequence", "steps": [
          { "type": "setState", "path": "count", "value": 0 }, { "type": "dismiss" }
        ] } } }
        """#)),
    fix: "Write a `sequence` with the named actions copied in")

  package static let alignmentInvalid = RuleDescription(
    "alignment-invalid", .warning, .layout, .fallsBack(to: "the center"),
    summary: "An `alignment` with an unknown value, or along the axis of the stack instead of across it.",
    why: "The app accepts anything here, and centers the children if the value is not valid.",
    bad: .compactScreen(
      "page",
      #"""
      { "type": "vstack", "alignment": «"left"», "children": [
        { "type": "label", "text": "Name" }, { "type": "label", "text": "Ann" } ] }
      """#),
    fix: "Replace it with the intended value")

  package static let colorSchemeInvalid = RuleDescription(
    "color-scheme-invalid", .warning, .layout, .fallsBack(to: "`system`"),
    summary: "A `colorScheme` other than `light`, `dark` and `system`.",
    why: "Gradients follow the system setting, as if `colorScheme` were absent.",
    bad: #"""
      {
        "id": "welcome",
        "root": { "colorScheme": «"night"», "children": [{ "type": "label", "text": "Good night" }] }
      }
      """#,
    fix: "Replace it with the intended scheme")

  package static let containerEvent = RuleDescription(
    "container-event", .warning, .layout, .isIgnored,
    summary: "`actions` on a stack, a spacer, a `forEach` or a `sectionLayout`.",
    why: "Only buttons, images and custom components can be tapped. An action bound to a stack never runs.",
    bad: .screen(
      "help",
      #"""
      { "type": "hstack", «"actions"»: { "onTap": { "type": "dismiss" } },
        "children": [
          { "type": "image", "image": { "sfsymbol": "xmark" } }, { "type": "label", "text": "Close" }
        ] }
      """#),
    good: .document(
      .screen(
        "help",
        #"""
        { "type": "button", "image": { "sfsymbol": "xmark" }, "text": "Close",
          "actions": { "onTap": { "type": "dismiss" } } }
        """#)),
    fix: "Delete the `actions`, which never run", fixLevel: .destructive)

  package static let edgeInsetKey = RuleDescription(
    "edge-inset-key", .warning, .layout, .isIgnored,
    summary: "A padding shorthand in `edgeInsets`: `all`, `horizontal` or `vertical`.",
    why: """
      `edgeInsets` takes only single edges. The shorthands of `padding` are ignored, so the content touches \
      the edge of the screen.
      """,
    bad: #"""
      {
        "id": "welcome",
        "root": {
          "edgeInsets": { "top": 24, «"horizontal"»: 16 },
          "children": [{ "type": "label", "text": "Welcome" }]
        }
      }
      """#,
    fix: "Write the edges instead")

  package static let edgeInsetValue = RuleDescription(
    "edge-inset-value", .error, .layout, .rejectsDocument,
    summary: "An inset without `value`, or with an unknown `positioning`.",
    why: "An inset is a number or an object with a `value`. `positioning` is `safeArea` or `absolute`.",
    bad: #"""
      {
        "id": "welcome",
        "root": {
          "edgeInsets": { «"bottom"»: { "positioning": "absolute" } },
          "children": [{ "type": "label", "text": "Welcome" }]
        }
      }
      """#,
    fix: "Add `\"value\": 0`, or replace the positioning with the intended one")

  package static let lifecycleEventUnknown = RuleDescription(
    "lifecycle-event-unknown", .warning, .layout, .isIgnored,
    summary: "An event of the screen other than `onAppear` and `onDisappear`.",
    why: "The screen has only these two events. An action bound to any other never runs.",
    bad: #"""
      {
        "id": "welcome",
        "state": { "greeting": "Hello" },
        "root": {
          "actions": { «"onLoad"»: { "type": "setState", "path": "greeting", "value": "Welcome back" } },
          "children": [{ "type": "label", "text": "${greeting}, Ann" }]
        }
      }
      """#,
    fix: "Rename it to the intended event, or delete it")

  package static let paddingAll = RuleDescription(
    "padding-all", .warning, .layout, .isIgnored, isPortability: true,
    summary: "The key `all` in a padding, which is not supported on device.",
    why: """
      `all` exists only at format level `extended`. The current runtime ignores it, so there is no padding.
      """,
    bad: .screen("welcome", #"{ "type": "label", "text": "Welcome", "padding": { «"all"»: 16 } }"#),
    fix: "Write `horizontal` and `vertical` instead")

  package static let paddingNumber = RuleDescription(
    "padding-number", .error, .layout, .rejectsDocument,
    summary: "A padding that is a number.",
    why: "Padding is an object whose keys are the padded edges.",
    bad: .screen("welcome", #"{ "type": "label", "text": "Welcome", "padding": «16» }"#),
    fix: "Write an object with `horizontal` and `vertical`")

  package static let spacerKey = RuleDescription(
    "spacer-key", .warning, .layout, .isIgnored, isPortability: true,
    summary: "A key on a spacer besides its `type`.",
    why: """
      On device, a spacer always takes all remaining space. Only format level `extended` has `minLength`, \
      `width` and `height`.
      """,
    bad: .screen(
      "welcome",
      #"""
      { "type": "hstack", "children": [
        { "type": "label", "text": "Wi-Fi" },
        { "type": "spacer", «"minLength"»: 8 },
        { "type": "label", "text": "On" }
      ] }
      """#),
    fix: "Delete it", fixLevel: .destructive)
}
