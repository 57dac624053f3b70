import CladsDocument
import Diagnostics

extension Deviation {
  /// The entries about parts of the screen that the current runtime draws differently.
  var screenEntry: Entry? { contentEntry ?? repetitionEntry ?? controlEntry ?? requestEntry }

  private var contentEntry: Entry? {
    switch self {
    case .buttonText:
      Entry(
        named: "button-text-template", .otherValue, "a placeholder in a button's `text`",
        device: "a button's `text` is not interpolated on device", here: "the value, as on a label",
        write: "remove `text` and use `data.value` with a template")
    case .buttonCaption:
      Entry(
        named: "button-dynamic-static", .otherValue, "a caption that comes from state",
        device: "the current runtime computes a button's caption once, when the screen appears",
        here: "the caption follows the state")
    case .pathOfNonText:
      Entry(
        named: "path-binding-non-string", .nothing, "a `path` to something that is not a string",
        device: "nothing is shown on device", here: "the value as text", write: "use a template: `${path}`")
    case .colorWord:
      Entry(
        named: "color-transparent", .otherValue, "`transparent` or `clear` as a color",
        device: "the app paints it opaque black", here: "nothing is painted",
        write: "write `rgba(0, 0, 0, 0)`")
    case .gradientEnd:
      Entry(
        named: "gradient-direction", .otherValue, "a gradient without `gradientEnd`",
        device: "the current runtime ends it at the bottom, where it also starts by default",
        here: "it ends at the top", write: "set both `gradientStart` and `gradientEnd`")
    case .stackAlignment:
      Entry(
        named: "alignment-form", .otherValue, "an alignment in a form that the stack does not read",
        device: "the current runtime centers the children", here: "the part that applies to the stack is used"
      )
    case .pathBeforeTemplate:
      Entry(
        named: "data-reference-both", .otherValue, "`path` and `template` in a custom component's data",
        device: "the current runtime uses the template", here: "the path is used, as everywhere else",
        write: "delete one of them")
    default: nil
    }
  }

  private var repetitionEntry: Entry? {
    switch self {
    case .iterationText:
      Entry(
        named: "iteration-variable-lost", .nothing, "a `forEach` variable in a text",
        device: "the text is empty on device", here: "the value of the element")
    case .iterationScope:
      Entry(
        named: "iteration-in-action", .nothing, "a `forEach` variable in a path or an action",
        device: "the current runtime looks for global state of that name", here: "the element itself")
    case .nestedRepetition:
      Entry(
        named: "foreach-nested", .nothing, "a `forEach` over a variable of an outer `forEach`",
        device: "nothing is repeated on device", here: "the array in the element")
    case .sectionItem:
      Entry(
        named: "section-item-context", .nothing, "`item` and `index` in a section's template",
        device: "every copy of the template is the same", here: "the element and its index")
    case .fixedRepetition:
      Entry(
        named: "iteration-variable-lost", .otherValue, "an array that changes while the screen is shown",
        device: "the current runtime keeps the copies it made at first", here: "the copies follow the array")
    case .equalVariables:
      Entry(
        named: "foreach-variable-collision", .crashes, "one name for the element and its index",
        device: "the app crashes as soon as the array has an element", here: "the name means the element")
    case .localState:
      Entry(
        named: "local-state-inert", .nothing, "local state",
        device: "it has no value until an action writes it, and all copies of a template share it",
        here: "the nearest node that declares the key")
    default: nil
    }
  }

  private var controlEntry: Entry? {
    switch self {
    case .fixedControl:
      Entry(
        named: "control-not-live", .otherValue, "a toggle or slider whose state changes elsewhere",
        device: "it keeps its position when something else changes the state",
        here: "the control follows the state")
    case .integerSlider:
      Entry(
        named: "slider-integer-state", .otherValue, "a slider bound to an integer",
        device: "the current runtime starts at the lowest value", here: "the integer is used and stays one",
        write: "use a number with a fraction, such as 50.5")
    case .valueChanged:
      Entry(
        .eventNeverFired, .nothing, "`onValueChanged`", device: "the current runtime never fires it",
        here: "it runs after the value is stored, with the value in `value`")
    case .reversedRange:
      Entry(
        named: "slider-range", .crashes, "a slider whose `minValue` is above its `maxValue`",
        device: "the app crashes", here: "the two are swapped")
    case .negativeCount:
      Entry(
        named: "page-count-range", .crashes, "a negative number of pages or columns",
        device: "the app crashes",
        here: "it counts as zero")
    default: nil
    }
  }

  private var requestEntry: Entry? {
    switch self {
    case .requestEncoding:
      Entry(
        named: "request-param-encoding", .otherValue, "`+`, `&` or `=` in a query parameter or a form field",
        device: "it is not encoded on device, so the server reads something else",
        here: "the character is encoded")
    case .requestValue:
      Entry(
        named: "request-param-value", .otherValue, "an array, an object or `null` as a query parameter",
        device: "the current runtime sends it as Swift describes it", here: "its JSON text")
    case .fractionalTimeout:
      Entry(
        named: "request-timeout", .otherValue, "a timeout with a fraction",
        device: "it is ignored on device, and the app waits 30 seconds", here: "the number of seconds",
        write: "use whole seconds")
    case .urlWhitespace:
      Entry(
        named: "request-url", .otherValue, "a space in a URL",
        device: "it is sent as `%20` from iOS 17 on; earlier versions refuse the URL",
        here: "the request fails before it is sent", write: "write `%20`")
    case .replacedRequest:
      Entry(
        named: "request-overlap", .otherValue, "a request that is started again while it runs",
        device: "the one that it replaces still writes that it has ended and was canceled",
        here: "the one that it replaces has no further effect")
    default: nil
    }
  }
}
