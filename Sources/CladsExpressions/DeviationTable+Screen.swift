extension Deviation {
  /// What is said about the parts of a screen that today's phones draw otherwise.
  var screenEntry: Entry? { contentEntry ?? repetitionEntry ?? controlEntry }

  private var contentEntry: Entry? {
    switch self {
    case .buttonText:
      Entry(
        "button-text-template", .otherValue, "a placeholder in a button's `text`",
        device: "the caption of the button is not interpolated", here: "the value, like on a label",
        write: "leave out `text` and use `data.value` with a template")
    case .buttonCaption:
      Entry(
        "button-dynamic-static", .otherValue, "a caption that comes from the state",
        device: "today's phones compute the caption of a button once, when the screen appears",
        here: "it follows the state")
    case .pathOfNonText:
      Entry(
        "path-binding-non-string", .nothing, "a `path` to something that is no text",
        device: "nothing is shown on today's phones", here: "the value as text",
        write: "use a template: `${path}`")
    case .colorWord:
      Entry(
        "color-transparent", .otherValue, "`transparent` or `clear` as a colour",
        device: "the app paints it opaque black and says nothing", here: "nothing is painted",
        write: "write `rgba(0, 0, 0, 0)`")
    case .gradientEnd:
      Entry(
        "gradient-direction", .otherValue, "a gradient without `gradientEnd`",
        device: "phones end it at the bottom, where it starts by default", here: "it ends at the top",
        write: "name both ends")
    case .stackAlignment:
      Entry(
        "alignment-form", .otherValue, "an alignment in a form that the stack does not take",
        device: "today's phones centre the children and say nothing",
        here: "the part that fits the stack counts")
    case .pathBeforeTemplate:
      Entry(
        "data-reference-both", .otherValue, "`path` and `template` for a component of the app",
        device: "phones take the template", here: "the path counts, as everywhere else",
        write: "delete one of them")
    default: nil
    }
  }

  private var repetitionEntry: Entry? {
    switch self {
    case .iterationText:
      Entry(
        "iteration-variable-lost", .nothing, "a variable of a repetition in a text",
        device: "the text is empty", here: "the element's value")
    case .iterationScope:
      Entry(
        "iteration-in-action", .nothing, "a variable of a repetition in a path or an action",
        device: "the action looks for state that is called so", here: "the element's own place")
    case .nestedRepetition:
      Entry(
        "foreach-nested", .nothing, "a repetition over a variable of another one",
        device: "nothing is repeated", here: "the list in the element")
    case .sectionItem:
      Entry(
        "section-item-context", .nothing, "`item` and `index` in the template of a section",
        device: "every copy of the template is the same", here: "the element and its place")
    case .fixedRepetition:
      Entry(
        "iteration-variable-lost", .otherValue, "a list that changes while the screen is shown",
        device: "phones keep the copies they made at first", here: "the copies follow the list")
    case .equalVariables:
      Entry(
        "foreach-variable-collision", .crashes, "one name for the element and for its place",
        device: "the app crashes as soon as the list has an element", here: "the name is the element")
    case .localState:
      Entry(
        "local-state-inert", .nothing, "local state",
        device: "what reads it finds nothing until something writes it, and all copies share it",
        here: "the nearest node that declares the key")
    default: nil
    }
  }

  private var controlEntry: Entry? {
    switch self {
    case .fixedControl:
      Entry(
        "control-not-live", .otherValue, "a toggle or a slider whose state changes elsewhere",
        device: "it keeps its position when something else changes the state",
        here: "the control follows the state")
    case .integerSlider:
      Entry(
        "slider-integer-state", .otherValue, "a slider on a whole number",
        device: "phones start at the lowest value", here: "the number counts, and stays whole",
        write: "write the number with a decimal point")
    case .valueChanged:
      Entry(
        "event-never-fired", .nothing, "`onValueChanged`", device: "phones never fire it",
        here: "it runs after the value was stored, and sees it as `value`")
    case .reversedRange:
      Entry(
        "slider-range", .crashes, "a slider whose `minValue` is above its `maxValue`",
        device: "the app crashes", here: "the two are swapped")
    case .negativeCount:
      Entry(
        "page-count-range", .crashes, "a negative number of pages or columns", device: "the app crashes",
        here: "it counts as none")
    default: nil
    }
  }
}
