import CladsDocument
import JSONSyntax
import Testing

@Suite struct ComponentTests {
  @Test(
    arguments: [
      (
        "«{»}",
        [
          "missing-required-key (rejectsDocument): `type` is required here",
          #"→ { "type": "label", "text": "" }"#,
        ]
      ),
      (
        #"«{» "text": "T" }"#,
        [
          "missing-required-key (rejectsDocument): `type` is required here",
          #"→ { "type": "label", "text": "T" }"#,
        ]
      ),
      (
        #"«{» "items": "a" }"#,
        [
          "missing-required-key (rejectsDocument): `type` is required here",
          #"→ { "type": "forEach", "items": "a" }"#,
        ]
      ),
      (
        #"{ "type": ««null»» }"#,
        [
          "null-not-allowed (rejectsDocument): `type` must not be `null`",
          "null-not-allowed (rejectsDocument): `type` must not be `null`", #"→ { "type": "" }"#,
        ]
      ),
      (
        #"{ "type": ««5»» }"#,
        [
          "wrong-type (rejectsDocument): `type` must be a string, not a number",
          "wrong-type (rejectsDocument): `type` must be a string, not a number", #"→ { "type": "5" }"#,
        ]
      ),
      (
        #"«"x"»"#,
        [
          "wrong-type (rejectsDocument): element 1 of `children` must be an object, not a string",
          #"→ { "type": "label", "text": "x" }"#,
        ]
      ),
      ("«null»", ["null-not-allowed (rejectsDocument): element 1 of `children` must not be `null`", "→ "]),
    ] as [DocumentCase])
  func `a node without a usable type is reported`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .node)
  }

  @Test(
    arguments: [
      (
        #"{ "type": "label", «"minValue"»: 1 }"#,
        ["inapplicable-key (isIgnored): a label ignores `minValue`", #"→ { "type": "label" }"#]
      ),
      (
        #"{ "type": "label", «"styles"»: { "normal": "s" } }"#,
        ["styles-on-kind (isIgnored): a label ignores `styles`", #"→ { "type": "label", "styleId": "s" }"#]
      ),
      (#"{ "type": "toggle", "minValue": null }"#, []),
      (
        #"{ "type": "label", «"label"»: "L" }"#,
        [
          "legacy-label-key (isIgnored): unknown key `label` in a label; the key is `text`",
          #"→ { "type": "label", "text": "L" }"#,
        ]
      ),
      (
        #"{ "type": "label", «"label"»: "L", "text": "T" }"#,
        [
          "legacy-label-key (isIgnored): `label` is ignored in favor of `text`",
          #"→ { "type": "label", "text": "T" }"#,
        ]
      ),
      (
        #"{ "type": "slider", «"label"»: "L" }"#,
        ["unknown-key (isIgnored): unknown key `label`; a slider has no steps and no text"]
      ),
      (
        #"{ "type": "label", «"children"»: [] }"#,
        ["component-children (isIgnored): unknown key `children` in a label; a component has no child nodes"]
      ),
      (
        #"{ "type": "button", «"children"»: [{ "type": "image", "image": { "sfsymbol": "star" } }] }"#,
        [
          "component-children (isIgnored): unknown key `children` in a button; a component has no child nodes",
          #"→ { "type": "button", "image": { "sfsymbol": "star" } }"#,
        ]
      ),
      (
        #"{ "type": "button", «"child"»: { "type": "label" } }"#,
        ["component-children (isIgnored): unknown key `child` in a button; a component has no child nodes"]
      ),
      (
        #"{ "type": "label", «"txet"»: "T" }"#,
        ["unknown-key (isIgnored): unknown key `txet` in a label", #"→ { "type": "label", "text": "T" }"#]
      ),
      (#"{ "type": "label", "$comment": "c" }"#, []),
      (
        #"{ "type": "label", "accessibilityHidden": «1» }"#,
        [
          "wrong-type (isIgnored): `accessibilityHidden` must be a boolean, not a number",
          #"→ { "type": "label", "accessibilityHidden": true }"#,
        ]
      ),
    ] as [DocumentCase])
  func `a key that a component does not use is reported`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .node)
  }

  @Test(
    arguments: [
      (
        #"{ "type": "pageIndicator", "currentPage": "p", "pageCount": «"3"» }"#,
        [
          "page-count-string (rejectsDocument): `pageCount` must be a number, not a string",
          #"→ { "type": "pageIndicator", "currentPage": "p", "pageCount": 3 }"#,
        ]
      ),
      (
        #"{ "type": "pageIndicator", "currentPage": «0», "pageCount": 3 }"#,
        [
          "page-indicator-current (rejectsDocument): `currentPage` must be a string, not a number"
        ]
      ),
      (
        #"{ "type": «"pageIndicator"» }"#,
        [
          "page-indicator-current (emptiesScreen): `currentPage` is required here",
          #"→ { "type": "pageIndicator", "currentPage": "" }"#,
        ]
      ),
      (
        #"{ "type": "shape", "shapeType": «"oval"» }"#,
        [
          "shape-type (emptiesScreen): unknown value `oval` for `shapeType`",
          #"→ { "type": "shape", "shapeType": "ellipse" }"#,
        ]
      ),
      (
        #"{ "type": «"shape"» }"#,
        [
          "shape-type (emptiesScreen): `shapeType` is required here",
          #"→ { "type": "shape", "shapeType": "rectangle" }"#,
        ]
      ),
      (
        #"{ "type": "button", "buttonShape": «"pill"» }"#,
        [
          "enum-ignored (falls back to the style's corners): unknown value `pill` for `buttonShape`",
          #"→ { "type": "button", "buttonShape": "capsule" }"#,
        ]
      ),
      (
        ##"{ "type": "gradient", "gradientStart": "TOPLEADING", "gradientColors": [{ "location": 0 }, «{» "color": "#000000" }] }"##,
        [
          "missing-required-key (rejectsDocument): `location` is required here",
          ##"→ { "type": "gradient", "gradientStart": "TOPLEADING", "gradientColors": [{ "location": 0 }, { "color": "#000000", "location": 1 }] }"##,
        ]
      ),
      (
        #"{ "type": "gradient", "gradientEnd": «"left"» }"#,
        [
          "gradient-point (falls back to `bottom`): unknown value `left` for `gradientEnd`",
          #"→ { "type": "gradient", "gradientEnd": "leading" }"#,
        ]
      ),
      (
        #"{ "type": "button", "imagePlacement": «"above"» }"#,
        [
          "enum-ignored (falls back to `leading`): unknown value `above` for `imagePlacement`",
          #"→ { "type": "button", "imagePlacement": "top" }"#,
        ]
      ),
    ] as [DocumentCase])
  func `a value of a component is checked`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .node)
  }

  @Test(
    arguments: [
      (
        #"{ "type": "button", "actions": «"a"» }"#,
        [
          "wrong-type (rejectsDocument): `actions` must be an object of events, not a string",
          #"→ { "type": "button", "actions": { "onTap": "a" } }"#,
        ]
      ),
      (
        #"{ "type": "button", "actions": «["a"]» }"#,
        ["action-array (rejectsDocument): `actions` of a component must be an object of events, not an array"]
      ),
      (
        #"{ "type": "button", "actions": «[{ "type": "dismiss" }, { "type": "dismiss" }]» }"#,
        [
          "action-array (rejectsDocument): `actions` of a component must be an object of events, not an array",
          #"→ { "type": "button", "actions": { "onTap": { "type": "sequence", "steps": [{ "type": "dismiss" }, { "type": "dismiss" }] } } }"#,
        ]
      ),
      (
        #"{ "type": "button", "actions": { «"onClick"»: "a" } }"#,
        [
          "event-unknown (isIgnored): unknown key `onClick` in a component's `actions`; the key is `onTap`",
          #"→ { "type": "button", "actions": { "onTap": "a" } }"#,
        ]
      ),
      (
        #"{ "type": "button", "actions": { "onTap": «[{ "type": "dismiss" }]» } }"#,
        [
          "action-array (rejectsDocument): `onTap` must be one action, not an array",
          #"→ { "type": "button", "actions": { "onTap": { "type": "dismiss" } } }"#,
        ]
      ),
      (
        #"{ "type": "button", "actions": { "onTap": «5» } }"#,
        [
          "wrong-type (rejectsDocument): `onTap` must be a string or an object, not a number",
          #"→ { "type": "button", "actions": { "onTap": "5" } }"#,
        ]
      ),
      (
        #"{ "type": "button", "actions": { «"onLongPress"»: "a" } }"#,
        [
          "event-unknown (isIgnored): unknown key `onLongPress` in a component's `actions`",
          #"→ { "type": "button", "actions": {} }"#,
        ]
      ),
      (
        #"{ "type": "button", "styles": { «"default"»: "a" } }"#,
        [
          "styles-state-unknown (isIgnored): unknown key `default` in a button's `styles`; the key is `normal`",
          #"→ { "type": "button", "styles": { "normal": "a" } }"#,
        ]
      ),
    ] as [DocumentCase])
  func `the actions of a component are events`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .node)
  }

  @Test(
    arguments: [
      (
        #"{ "type": "image", "image": { «"system"»: "star" } }"#,
        [
          "image-legacy-source (isIgnored): unknown key `system` in an image source; the key is `sfsymbol`",
          #"→ { "type": "image", "image": { "sfsymbol": "star" } }"#,
        ]
      ),
      (
        #"{ "type": "image", "image": { «"statePath"»: "a.b" } }"#,
        [
          "image-legacy-source (isIgnored): unknown key `statePath` in an image source; the key is `url`",
          #"→ { "type": "image", "image": { "url": "${a.b}" } }"#,
        ]
      ),
      (
        #"{ "type": "image", "image": { «"statePath"»: "a.b", "url": "u" } }"#,
        ["image-legacy-source (isIgnored): unknown key `statePath` in an image source; the key is `url`"]
      ),
      (
        #"{ "type": "image", "image": «"star"» }"#,
        ["wrong-type (rejectsDocument): `image` must be an object, not a string"]
      ),
      (
        #"{ "type": "image", "image": { "url": "u", "placeholder": «"p"» } }"#,
        ["wrong-type (rejectsDocument): `placeholder` must be an object, not a string"]
      ),
    ] as [DocumentCase])
  func `the source of an image is checked`(marked: String, lines: [String]) {
    checkFindings(marked, lines, in: .node)
  }

  @Test func `a component has its properties`() throws {
    let text =
      ##"{ "type": "button", "id": "b", "text": "T", "styleId": "s", "styles": { "normal": "n", "selected": "m" }, "isSelectedBinding": "on", "fillWidth": true, "image": { "sfsymbol": "star", "url": "u", "activityIndicator": true }, "imagePlacement": "top", "imageSpacing": 3, "buttonShape": "capsule", "state": { "open": false } }"##
    checkFindings(text, [], in: .node)
    let component = try #require(DocumentReading(text, .node).component)
    #expect(component.kind == "button" && component.isKnown && component.isBuiltIn && component.id == "b")
    #expect(component.text == "T" && component.styleId == "s" && component.styles?.selected == "m")
    #expect(component.fillWidth == true && component.imagePlacement == .top && component.imageSpacing == 3)
    #expect(component.buttonShape == .capsule && component.state?.initialValues.map(\.name) == ["open"])
    #expect(component.image?.sources(inButton: false) == [\.sfsymbol, \.activityIndicator, \.url])
    #expect(component.image?.sources(inButton: true) == [\.sfsymbol, \.url])
  }

  @Test func `the values of controls are read`() throws {
    let slider = DocumentReading(
      #"{ "type": "slider", "bind": "v", "minValue": -1, "maxValue": 2.5 }"#, .node)
    #expect(
      slider.component?.minValue == -1 && slider.component?.maxValue == 2.5 && slider.component?.bind == "v")
    let gradient = DocumentReading(
      ##"{ "type": "gradient", "gradientColors": [{ "location": 0.5, "color": "#FF0000" }], "gradientStart": "top", "gradientEnd": "BottomLeading" }"##,
      .node)
    #expect(gradient.component?.gradientColors?.map(\.location) == [0.5])
    #expect(gradient.component?.gradientStart == .top && gradient.component?.gradientEnd == .bottomLeading)
    let pages = DocumentReading(
      ##"{ "type": "pageIndicator", "currentPage": "p", "pageCount": 3.0, "dotSize": 4, "dotSpacing": 5, "dotColor": "#000000" }"##,
      .node)
    #expect(pages.component?.currentPage == "p" && pages.component?.pageCount == 3)
    #expect(pages.component?.dotSize == 4 && pages.component?.dotSpacing == 5)
  }

  @Test func `the strings of a component have roles`() {
    let text =
      #"{ "type": "button", "id": "i", "text": "t", "styleId": "s", "isSelectedBinding": "c", "dataSourceId": "d", "bind": "b", "localBind": "l", "placeholder": "p", "accessibilityLabel": "a", "actions": { "onTap": "x" } }"#
    #expect(
      DocumentReading(text, .node).facts == [
        "button: entry(node)", "i: declaration(component)", "t: template", "s: reference(style)",
        "c: condition",
        "d: reference(dataSource)", "b: path(readWrite, any)", "l: localPath(readWrite, any)", "a: template",
        "x: reference(action)",
      ])
  }

  @Test func `an unknown component keeps its own keys, without findings`() throws {
    let text = #"{ "type": "own", "text": "T", "level": 3, "color": "red", "$comment": "c" }"#
    checkFindings(text, [], in: .node)
    let reading = DocumentReading(text, .node)
    let component = try #require(reading.component)
    #expect(!component.isKnown && !component.isBuiltIn && component.text == "T")
    #expect(component.additionalProperties == ["level": .intValue(3), "color": .stringValue("red")])
  }

  @Test func `keys of a style on a component are collected`() {
    let reading = DocumentReading(
      #"{ "type": "label", "style": {}, "fontSize": 3, "cornerRadius": 4 }"#, .node)
    #expect(reading.component?.styleKeys.count == 2)
  }

  @Test func `foreign names stand for built-in kinds`() {
    #expect(ForeignKind.named("Text")?.type == "label" && ForeignKind.named("UILabel")?.type == "label")
    #expect(
      ForeignKind.named("circle")?.type == "shape"
        && ForeignKind.named("circle")?.member?.value == "\"circle\"")
    #expect(ForeignKind.named("ScrollView")?.isRename == false)
    #expect(ForeignKind.named("label") == nil)
  }
}
