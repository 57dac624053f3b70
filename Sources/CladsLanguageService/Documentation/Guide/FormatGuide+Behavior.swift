extension FormatGuide {
  /// What requests write, and when.
  static let requests = """
    ## Requests

    A start writes `true` to `loadingPath` and removes `errorPath`; `responsePath` keeps its value. The end writes \
    `false` to `loadingPath`, and:

    - status 2xx: the body to `responsePath` (JSON, else text; `null` if empty); then `onSuccess`
    - another status: `{ statusCode, message, body }` to `errorPath`; then `onError`
    - no response: `{ statusCode: -1, message, code }` to `errorPath`; then `onError`
    - canceled: `{ cancelled: true, requestId, message }` to `errorPath`, and no callback

    A request with the `requestId` of one that runs cancels that one, which then writes its end: the loading line \
    goes out, an error shows. Of requests without, the first to end clears the `loadingPath` they share. If \
    one may be tapped twice, give the request a `requestId`, but none of these paths: set them in a `sequence` \
    before it, and in `onSuccess` and `onError`, which a canceled one does not run.
    """

  /// What readers expect and the format does not have.
  static let limits = """
    ## Limits (what there is not)

    - No key hides or disables anything. A text that may be missing is a template that is empty \
    (`${error.message}`); what differs is a ternary (`${busy ? 'Wait' : ''}`).
    - Never evaluated: a button's `text`, `styleId`, `placeholder`, `destination`, the `title` and the buttons of an \
    alert, `isSelectedBinding` (a path), and what actions store, unless it is `{ "$expr": … }`.
    - Not live: the rows of a `forEach` (made once, from the state that the screen opens with), toggles and sliders \
    (set once). Labels and text fields follow the state.
    - Numbers of a slider are written with a fraction, as in `0.5`; `1.0` is a whole number, and starts at `minValue`.
    - Of operators, the first of `%` `*` `/` `+` `-` that occurs is applied last: `a + b * c` is `(a + b) * c`, \
    `a - b - c` is `a - (b - c)`.
    - An `absolute` edge inset counts from the edge of the screen, others from the safe area; the background \
    reaches the edge anyway. `fractional` is a share of the section without insets.
    """

  /// How screens are tested; not on the page.
  static let tests = """
    ## Tests

    A file `NAME.clads-test.json` beside `NAME.clads.json`, for `--test`:

    ```json
    {
      "sample": "empty",
      "steps": [
        { "type": { "into": "Code", "text": "SPRING" } },
        { "tap": "Apply" },
        { "expect": { "requests": ["GET https://example.com/codes/SPRING"], "state": { "busy": true } } },
        { "respond": { "with": { "$status": 404 } } },
        { "expect": { "alert": { "title": "Unknown code", "buttons": ["OK"] }, "texts": ["Code"] } },
        { "answer": "OK" },
        { "expect": { "nothingPresented": true, "noTexts": ["Wait"], "noProblems": true } }
      ]
    }
    ```

    Steps: `tap`, `type` (`into`, `text`), `slide` (`slider`, `to`), `toggle`, `appear`, `disappear`, `answer`, `back`, \
    `respond` (`request`, `with`: a body, `{ "$status": 404, "$body": … }` or `{ "$failure": "offline" }`), `set` (state by path), \
    `expect`. A node is a text that it shows, its `id`, a placeholder or a state path; `{ "id": …, "index": 1 }` is the \
    second of several. Expectations: `texts` (whole texts, in order), `noTexts`, `nodes` (`node`, `visible`, `value`, \
    `style`), `state`, `alert`, `destination`, `dismissed`, `nothingPresented`, `actions`, `requests`, `noProblems`, \
    `outline`. Requests that the sample does not answer wait for `respond`.
    """

  /// What surprises in screens that are otherwise right; not on the page.
  static let details = """
    ## Details (layout, styles, versions)

    Layout:

    - The root is a column as wide as its widest child, at the top left; the others are centered in it. Put them into \
    a `vstack`, which is always as wide as it can be, or give a button `fillWidth`.
    - A spacer directly in the root shares the free height with one that the app adds below: it takes half. In a \
    `vstack` it takes all.
    - A label is as wide as its text, and neither cut nor made smaller; a row that is too wide goes over the edge.
    - Only what is drawn can be tapped: a button without `width` is as wide as its text. `width` and `height` of a \
    button contain its padding. A border of a shape goes around its size.
    - A `sectionLayout` takes the height that is left, and scrolls; a list section is as wide as it can be, a flow \
    section as wide as its rows.
    - The root's `edgeInsets` come off the width first, then a section's `contentInsets`: on 390 points with 16 at \
    both sides of each, an item with `{ "fractional": 0.5 }` is 163 wide.

    Styles:

    - `inherits` names one style of the document, never a token (`@…`); keys of the child win, `padding` edge by edge.
    - `styles.selected` replaces `styles.normal` (or `styleId`) as a whole: let both inherit what they share.
    - The symbol of a button has its `textColor` and `fontSize`.

    Actions: a step of a `sequence` waits for the one before, a request included; a failure stops nothing. An alert \
    does not wait for its buttons.

    Versions of the app: what only newer ones have is reported for the older `clients` of clads.json. If the server \
    sends it to newer ones only, `"$comment": "clads: from 5.1"` on the document or the object says so.
    """

  /// A worked screen of each kind; not on the page.
  static let screens = """
    ## Screens

    A form that sends what was typed, shows that it waits, and says what went wrong, however often it is tapped:

    ```json
    \(form)
    ```

    A list that is loaded when the screen appears, with a row for each element:

    ```json
    \(list)
    ```

    Cards that scroll sideways in a screen that scrolls down:

    ```json
    \(cards)
    ```

    Pages on a background that covers the screen, behind the status bar, too:

    ```json
    \(pages)
    ```
    """

  static let form = #"""
    {
      "id": "sign-in",
      "state": { "email": "", "busy": false, "problem": "" },
      "styles": {
        "field": { "fontSize": 17 },
        "primary": { "height": 50, "cornerRadius": 12, "backgroundColor": "#0A5CAD", "textColor": "#FFFFFF" },
        "problem": { "fontSize": 13, "textColor": "#B3261E" }
      },
      "actions": {
        "send": {
          "type": "sequence",
          "steps": [
            { "type": "setState", "path": "problem", "value": "" },
            { "type": "setState", "path": "busy", "value": true },
            {
              "type": "request", "requestId": "sign-in", "method": "POST", "url": "https://api.example.com/sign-in",
              "body": [{ "path": "email" }], "onSuccess": "leave", "onError": "explain"
            }
          ]
        },
        "leave": { "type": "dismiss" },
        "explain": {
          "type": "sequence",
          "steps": [
            { "type": "setState", "path": "busy", "value": false },
            { "type": "setState", "path": "problem", "value": "That did not work" }
          ]
        }
      },
      "root": {
        "edgeInsets": { "top": 24, "leading": 20, "trailing": 20, "bottom": 16 },
        "children": [
          { "type": "textfield", "bind": "email", "placeholder": "Email", "styleId": "field" },
          { "type": "label", "text": "${problem}", "styleId": "problem" },
          { "type": "button", "text": "Sign in", "fillWidth": true, "styleId": "primary", "actions": { "onTap": "send" } },
          { "type": "label", "text": "${busy ? 'One moment' : ''}" },
          { "type": "spacer" }
        ]
      }
    }
    """#

  static let list = #"""
    {
      "id": "hikes",
      "state": { "busy": false, "error": null, "hikes": ["Lake", "Ridge"] },
      "styles": { "title": { "fontSize": 28, "fontWeight": "bold" } },
      "actions": {
        "load": {
          "type": "request", "requestId": "hikes", "method": "GET", "url": "https://api.example.com/hikes",
          "loadingPath": "busy", "responsePath": "answer", "errorPath": "error"
        }
      },
      "root": {
        "actions": { "onAppear": "load" },
        "edgeInsets": { "leading": 16, "trailing": 16 },
        "children": [
          { "type": "label", "text": "Hikes", "styleId": "title" },
          { "type": "label", "text": "${answer.summary}" },
          { "type": "label", "text": "${busy ? 'Loading' : ''}${error.message}" },
          {
            "type": "forEach", "items": "hikes", "layout": "vstack", "spacing": 8,
            "template": { "type": "label", "data": { "value": { "type": "binding", "path": "item" } } },
            "emptyView": { "type": "label", "text": "None yet" }
          },
          { "type": "spacer" }
        ]
      }
    }
    """#

  static let cards = #"""
    {
      "id": "store",
      "styles": { "title": { "fontSize": 20, "fontWeight": "bold" }, "card": { "height": 120, "cornerRadius": 12 } },
      "state": { "chosen": "nothing" },
      "actions": { "choose": { "type": "setState", "path": "chosen", "value": "the boots" } },
      "root": {
        "children": [
          {
            "type": "sectionLayout", "sectionSpacing": 24,
            "sections": [
              {
                "id": "featured",
                "layout": {
                  "type": "horizontal", "itemSpacing": 12, "contentInsets": { "horizontal": 16 },
                  "itemDimensions": { "width": { "absolute": 240 }, "height": { "absolute": 120 } }
                },
                "header": { "type": "label", "text": "Featured", "styleId": "title" },
                "children": [
                  { "type": "image", "image": { "asset": "boots" }, "styleId": "card", "actions": { "onTap": "choose" } },
                  { "type": "image", "image": { "asset": "tent" }, "styleId": "card" }
                ]
              },
              {
                "id": "all",
                "layout": { "type": "list", "itemSpacing": 8, "contentInsets": { "horizontal": 16 } },
                "children": [{ "type": "label", "text": "You chose ${chosen}" }, { "type": "label", "text": "Tents" }]
              }
            ]
          }
        ]
      }
    }
    """#

  static let pages = #"""
    {
      "id": "tour",
      "state": { "page": 0, "titles": ["Plan", "Pack", "Walk"] },
      "styles": {
        "title": { "fontSize": 34, "fontWeight": "bold", "textColor": "#FFFFFF" },
        "next": { "height": 50, "cornerRadius": 25, "backgroundColor": "#FFFFFF", "textColor": "#0A5CAD" }
      },
      "actions": {
        "next": { "type": "setState", "path": "page", "value": { "$expr": "(page + 1) % 3" } }
      },
      "root": {
        "edgeInsets": {
          "top": { "value": 0, "positioning": "absolute" },
          "bottom": { "value": 0, "positioning": "absolute" }
        },
        "children": [
          {
            "type": "zstack",
            "children": [
              {
                "type": "gradient", "gradientStart": "top", "gradientEnd": "bottom",
                "gradientColors": [{ "color": "#0A5CAD", "location": 0 }, { "color": "#062E57", "location": 1 }]
              },
              {
                "type": "vstack", "spacing": 16, "padding": { "horizontal": 24 },
                "children": [
                  { "type": "label", "text": "${titles[page]}", "styleId": "title" },
                  { "type": "pageIndicator", "currentPage": "page", "pageCount": 3 },
                  { "type": "button", "text": "Next", "fillWidth": true, "styleId": "next", "actions": { "onTap": "next" } }
                ]
              }
            ]
          }
        ]
      }
    }
    """#
}
