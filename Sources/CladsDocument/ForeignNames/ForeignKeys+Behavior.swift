import Diagnostics
import JSONSyntax
import SourceText

/// Keys about when a node is there, and what it does.
extension ForeignKeys {
  /// How a node is shown only sometimes, as a clause after a semicolon.
  static let alternation = """
    make it the `template` of a `forEach` over an array of the state that is empty or has one element, and \
    what is shown otherwise the `emptyView`; the app reads the array when the screen opens
    """

  static let visibility = ForeignKeys(
    showing + hiding + ["else", "then", "v-show", "display"],
    lack: "a node cannot be shown and hidden by a condition",
    help: "the app always shows the node; to show it sometimes, \(alternation)",
    remedy: .custom { member, reading in reading.deletion(ofConstant: member) })

  /// Those of a label, whose text may be empty.
  static let visibilityOfText = ForeignKeys(
    showing + hiding,
    lack: "a node cannot be shown and hidden by a condition",
    help: """
      a label is as good as hidden while its text is empty: choose the text by a template such as \
      `${isOpen ? 'Open now' : ''}`
      """,
    remedy: .custom { member, reading in
      reading.deletion(ofConstant: member) ?? reading.writeAsChoiceOfText(visibility: member)
    })

  /// Names of conditions under which a node is there.
  private static let showing = [
    "$when", "*ngIf", "condition", "displayIf", "if", "isVisible", "show", "showIf", "showWhen", "v-if",
    "visibility", "visible", "visibleIf", "visibleWhen", "when",
  ]

  /// Names of conditions under which a node is not there.
  fileprivate static let hiding = [
    "hidden", "hiddenIf", "hiddenWhen", "hide", "hideIf", "hideWhen", "isHidden", "unless",
  ]

  /// Names of conditions under which a control does not react.
  fileprivate static let disabling = [
    "disable", "disabled", "disabledIf", "disabledWhen", "inert", "isDisabled",
  ]

  static let enabling = ForeignKeys(
    [
      "allowsHitTesting", "clickable", "editable", "enable", "enabled", "enabledIf", "enabledWhen",
      "interactive", "isEditable", "isEnabled", "isReadOnly", "isUserInteractionEnabled", "readOnly",
      "readonly", "selectable", "tappable", "touchable", "userInteractionEnabled",
    ] + disabling,
    lack: "a component cannot be disabled",
    help: """
      it always reacts; to replace it by another node while it should not, \(alternation); a button can look \
      different with `styles` and `isSelectedBinding`
      """,
    remedy: .custom { member, reading in reading.deletion(ofConstant: member) })

  static let repetition = ForeignKeys(
    [
      "*ngFor", "each", "for", "forEach", "foreach", "iterate", "loop", "map", "ng-repeat", "ngFor", "repeat",
      "repeatFor", "repeated", "times", "v-for", "$foreach", "forEachItem", "dataArray", "$data",
    ],
    lack: "a node is not repeated by a key of its own",
    help: "make it the `template` of a `forEach`, whose `items` is the path of an array in the `state`")

  static let gestures = ForeignKeys(
    [
      "contextMenu", "gesture", "gestures", "longPress", "onBlur", "onDoubleClick", "onDoubleTap", "onDrag",
      "onDrop", "onEditingChanged", "onEndReached", "onEnter", "onFocus", "onHover", "onLongPress",
      "onPinch", "onRefresh", "onReturn", "onScroll", "onSelect", "onSubmit", "onSwipe", "onTouch",
      "pullToRefresh", "refreshable", "swipeActions", "onHold", "onPanGesture", "onKeyPress", "onCommit",
    ],
    lack: "CLADS has no such event",
    help: "a button and an image have `actions` with `onTap`, the root has `onAppear` and `onDisappear`")

  static let lifecycle = ForeignKeys(
    [
      "didAppear", "onAppear", "onCreate", "onDestroy", "onDisappear", "onInit", "onLoad", "onMount",
      "onUnmount", "onView", "task", "viewDidLoad", "onDidAppear", "onOpen", "onClose",
    ],
    lack: "only the screen appears and disappears",
    help: "write `onAppear` or `onDisappear` in the `actions` of the `root`")

  static let stackTaps = ForeignKeys(
    ["onTap", "onClick", "onPress", "onPressed", "onTapGesture", "tap", "onSelectItem", "selectAction"],
    lack: "it cannot be tapped",
    help: "put `actions` with `onTap` on a `button` or an `image` inside")

  static let navigation = ForeignKeys(
    [
      "deepLink", "deeplink", "destination", "href", "link", "linkTo", "navigate", "navigateTo",
      "navigation", "navigationDestination", "openURL", "openUrl", "push", "route", "routerLink", "screen",
      "segue", "target", "to", "uri",
    ],
    lack: "CLADS navigates by actions",
    help: """
      write `actions` with an `onTap` of `{ "type": "navigate", "destination": … }` on a `button` or an \
      `image`
      """,
    extended: """
      write `actions` with an `onTap` of `{ "type": "navigate", "destination": … }` or \
      `{ "type": "openURL", "url": … }` on a `button` or an `image`
      """)

  static let accessibility = ForeignKeys(
    [
      "a11y", "a11yLabel", "accessibility", "accessibilityHidden", "accessibilityHint",
      "accessibilityIdentifier", "accessibilityLabel", "accessibilityRole", "accessibilityTraits",
      "accessibilityValue", "accessible", "alt", "altText", "aria-hidden", "aria-label", "ariaLabel",
      "contentDescription", "role", "semanticLabel", "semantics", "testID", "testId", "testTag",
      "voiceOver",
    ],
    lack: "CLADS has no such key for assistive technology",
    help: "the device reads the texts of labels and buttons; put what has to be read into one of them",
    extended: "write `accessibilityLabel` for what is read, or `accessibilityHidden`")

  static let localization = ForeignKeys(
    [
      "i18n", "i18nKey", "intl", "lang", "language", "locale", "localizable", "localization",
      "localizationKey", "localized", "localizedKey", "localizedText", "stringKey", "textKey", "titleKey",
      "translation", "translationKey", "translations", "tr", "t", "strings",
    ],
    lack: "CLADS does not translate texts",
    help: "write the text; the app can load one document for each language, or set texts in the `state`")

  static let conditionsOfActions = ForeignKeys(
    [
      "condition", "if", "when", "unless", "then", "else", "guard", "enabled", "disabled", "debounce",
      "throttle", "delay", "after", "delayMs", "timeout", "retry", "retries",
    ],
    lack: "an action has no condition and no delay",
    help: """
      it runs at once whenever it is triggered; to offer it only sometimes, make its button the `template` of \
      a `forEach` over an array of the state that is empty or has one element when the screen opens
      """)
}

extension Reading {
  /// Returns the fix that deletes a condition that always holds, as `"visible": true`; `nil` for others,
  /// which the author has to express in another way.
  fileprivate func deletion(ofConstant member: RecordIndex) -> QuickFix? {
    let name = view.string(view.name(of: member))
    let isNegated = (ForeignKeys.hiding + ForeignKeys.disabling + ["readOnly", "readonly", "isReadOnly"])
      .contains(name)
    guard let value = view.value(of: member), view.kind(value) == (isNegated ? .false : .true),
      let removal = removal(of: member)
    else { return nil }
    return QuickFix("Delete `\(name)`", edits: [removal])
  }

  /// Returns the fix that makes the text of a label empty where it is not to be seen; `nil` unless both the
  /// condition and the text are simple.
  fileprivate func writeAsChoiceOfText(visibility member: RecordIndex) -> QuickFix? {
    let table = Document.ComponentContents.table
    guard let value = view.value(of: member), let path = path(meantBy: value),
      let text = table.value(of: \.text, in: view[member].parent, view), view.kind(text) == .string,
      let removal = removal(of: member)
    else { return nil }
    let content = view.string(text)
    guard !content.isEmpty, !content.contains(where: { "'${}\\\"".contains($0) }) else { return nil }
    let isNegated = ForeignKeys.hiding.contains(view.string(view.name(of: member)))
    let branches = isNegated ? "'' : '\(content)'" : "'\(content)' : ''"
    let template = StringLiteral.quoted("${\(path) ? \(branches)}")
    // One edit shows that nothing is lost.
    let edits = [removal, TextEdit(range: view.range(text), newText: template)]
    let range = TextRange(
      min(removal.range.start, view.range(text).start), max(removal.range.end, view.range(text).end))
    let own = edits.map {
      TextEdit(
        range: TextRange(
          utf8: $0.range.start.utf8 - range.start.utf8, $0.range.end.utf8 - range.start.utf8),
        newText: $0.newText)
    }
    return QuickFix(
      "Write `\(table.member(\.text, template))`", replacing: range,
      with: String(
        decoding: Array(view.text(range).utf8).edited(by: own), as: UTF8.self))
  }
}
