package import Diagnostics

/// What reading any object reports about its keys and their values.
extension RuleDescription {
  package static let caseMismatch = RuleDescription(
    "case-mismatch", .error, .structure, .rejectsDocument,
    summary: "A key or value that differs from a known one only in case.",
    why: """
      Case matters almost everywhere. A value with the wrong case is rejected or replaced with a default; a \
      key with the wrong case is ignored.
      """,
    bad: #"""
      {
        "id": "welcome",
        "styles": { "title": { "fontSize": 24, "fontWeight": «"Bold"» } },
        "root": { "children": [{ "type": "label", "text": "Welcome", "styleId": "title" }] }
      }
      """#,
    fix: "Correct the case")

  package static let documentNotObject = RuleDescription(
    "document-not-object", .error, .structure, .rejectsDocument,
    summary: "A document that is not an object.",
    why: "A document is a single object with at least `id` and `root`. The app rejects anything else.",
    bad: #"""
      «[
        { "id": "welcome", "root": { "children": [{ "type": "label", "text": "Welcome" }] } }
      ]»
      """#,
    good: #"""
      { "id": "welcome", "root": { "children": [{ "type": "label", "text": "Welcome" }] } }
      """#)

  package static let enumIgnored = RuleDescription(
    "enum-ignored", .warning, .structure, .fallsBack(to: "the default"),
    summary: "A value that is not one of those its key allows, and that the app replaces with the default.",
    why: "The screen appears, but looks as if the key were missing.",
    bad: .screen(
      "form",
      #"""
      { "type": "button", "text": "Send", "actions": { "onTap": { "type": "dismiss" } },
        "image": { "sfsymbol": "paperplane" }, "imagePlacement": «"right"» }
      """#),
    fix: "Replace it with the intended value")

  package static let enumInvalid = RuleDescription(
    "enum-invalid", .error, .structure, .rejectsDocument,
    summary: "A value that is not one of those its key allows, and that makes the app reject the document.",
    why: "Some keys have no default to fall back to: a single unknown value makes the whole screen fail.",
    bad: #"""
      {
        "id": "welcome",
        "styles": { "title": { "fontSize": 24, "fontWeight": «"semi-bold"» } },
        "root": { "children": [{ "type": "label", "text": "Welcome", "styleId": "title" }] }
      }
      """#,
    fix: "Replace it with the intended value")

  package static let inapplicableKey = RuleDescription(
    "inapplicable-key", .info, .structure, .isIgnored,
    summary: "A key that other component kinds use and this one does not.",
    why: """
      The app decodes the same keys for every kind, but each kind uses only its own and ignores the rest.
      """,
    bad: #"""
      {
        "id": "settings",
        "state": { "wifi": true },
        "root": { "children": [{ "type": "toggle", "bind": "wifi", «"minValue"»: 0 }] }
      }
      """#,
    fix: "Delete it", fixLevel: .destructive)

  package static let integerExpected = RuleDescription(
    "integer-expected", .error, .structure, .rejectsDocument,
    summary: "A fraction where a whole number is required.",
    why: "Column and page counts must be whole numbers, and the app does not round.",
    bad: #"""
      {
        "id": "tour",
        "state": { "page": 0 },
        "root": { "children": [{ "type": "pageIndicator", "currentPage": "page", "pageCount": «3.5» }] }
      }
      """#,
    fix: "Round it")

  package static let missingRequiredKey = RuleDescription(
    "missing-required-key", .error, .structure, .rejectsDocument,
    summary: "An object without a required key.",
    why: "Without the key, the app cannot decode the object, and it rejects the whole document.",
    bad: #"""
      {
        "id": "welcome",
        «"root"»: { "backgroundColor": "#FFFFFF" }
      }
      """#,
    good: .replacing(#"FFFFFF""#, with: #"FFFFFF", "children": [{ "type": "label", "text": "Welcome" }]"#),
    fix: "Add the key with a placeholder value")

  package static let negativeNumber = RuleDescription(
    "negative-number", .warning, .structure,
    summary: "A negative size, radius or distance.",
    why: "The effect of a negative value varies between components and is hardly ever intended.",
    bad: .screen(
      "welcome",
      #"""
      {
        "type": "vstack", "spacing": «-4»,
        "children": [{ "type": "label", "text": "Good" }, { "type": "label", "text": "morning" }]
      }
      """#),
    good: .replacing("-4", with: "4"))

  package static let noEffectProperty = RuleDescription(
    "no-effect-property", .warning, .structure, .isIgnored,
    summary: "A key that the app accepts but that has no effect on the screen.",
    why: """
      The app decodes a sticky header, the spacing of a `zstack`, and keys such as `padding`, `cornerRadius`, \
      `text` and `image` on kinds that do not draw them, but never uses them; SwiftUI does not use paging.
      """,
    bad: .screen(
      "banner", styles: ##"{ "card": { "backgroundColor": "#EAF2FB", "height": 80 } }"##,
      #"""
      { "type": "zstack", «"spacing"»: 8, "children": [
        { "type": "shape", "shapeType": "rectangle", "styleId": "card" },
        { "type": "label", "text": "Sale" }
      ] }
      """#),
    fix: "Delete it", fixLevel: .destructive)

  package static let nullNotAllowed = RuleDescription(
    "null-not-allowed", .error, .structure, .rejectsDocument,
    summary: "A `null` where a value is required.",
    why: """
      On an optional key, `null` means that the key is absent. On a required key, in an array of nodes, or \
      as a named style, action or data source, it makes the app reject the document.
      """,
    bad: #"""
      {
        "id": "welcome",
        "styles": { "title": { "fontSize": 28 }, "caption": «null» },
        "root": { "children": [{ "type": "label", "text": "Welcome", "styleId": "title" }] }
      }
      """#,
    fix: "Delete the entry, or write a placeholder value where one is required", fixLevel: .destructive)

  package static let numberOutOfRange = RuleDescription(
    "number-out-of-range", .error, .structure, .rejectsDocument,
    summary: "A number that is too large, or too close to zero, for the app to represent.",
    why: """
      The largest number is about 1.8e308, and the smallest above zero is about 4.9e-324. The app cannot decode \
      what is beyond: it rejects the whole document.
      """,
    bad: #"""
      {
        "id": "welcome",
        "styles": { "title": { "fontSize": «2e400» } },
        "root": { "children": [{ "type": "label", "text": "Welcome", "styleId": "title" }] }
      }
      """#,
    good: .replacing("2e400", with: "24"))

  package static let numberPrecision = RuleDescription(
    "number-precision", .info, .structure, .fallsBack(to: "the nearest number it can represent"),
    summary: "A whole number with more digits than the app can store.",
    why: """
      Beyond 64 bits, a whole number becomes a floating-point number and loses its last digits. Order \
      numbers and other identifiers made of digits belong in quotes.
      """,
    bad: #"""
      {
        "id": "receipt",
        "state": { "order": «12345678901234567890» },
        "root": { "children": [{ "type": "label", "text": "Order ${order}" }] }
      }
      """#,
    fix: "Put it in quotes")

  package static let unknownKey = RuleDescription(
    "unknown-key", .warning, .structure, .isIgnored,
    summary: "A key that its object does not have.",
    why: """
      The app ignores unknown keys without an error, so a misspelled key looks like one that does not work.
      """,
    bad: .screen(
      "welcome",
      #"""
      {
        "type": "vstack", «"spacng"»: 8,
        "children": [{ "type": "label", "text": "Good" }, { "type": "label", "text": "morning" }]
      }
      """#),
    fix: "Rename it to the intended key, or delete it")

  package static let wrappedDocument = RuleDescription(
    "wrapped-document", .error, .structure, .rejectsDocument,
    summary: "A screen inside another object, as in the response of a server.",
    why: """
      The app expects `id` and `root` at the top level and rejects anything else. If the app takes the screen \
      out of its envelope itself, say where it is: `documents` in clads.json takes `{ "glob": …, "at": … }`.
      """,
    bad: #"""
      {
        «"data"»: { "id": "welcome", "root": { "children": [{ "type": "label", "text": "Welcome" }] } }
      }
      """#,
    fix: "Take the screen out")

  package static let wrongType = RuleDescription(
    "wrong-type", .error, .structure, .rejectsDocument,
    summary: "A value of the wrong type for its key, such as a string instead of a number.",
    why: "The app converts nothing: `\"8\"` is a string, not a number, and `1` is a number, not `true`.",
    bad: .screen(
      "welcome",
      #"""
      {
        "type": "vstack", "spacing": «"8"»,
        "children": [{ "type": "label", "text": "Good" }, { "type": "label", "text": "morning" }]
      }
      """#),
    fix: "Convert the value to the right type, where possible")
}
