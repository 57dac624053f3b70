import CladsDocument
import CladsEvaluation
import CladsExpressions
import CladsModules
import CladsRenderTree
import CladsSchema
import Testing

@MainActor
@Suite
struct DeviationTests {
  /// A screen, and the texts on it as phones show it and as it is meant.
  struct Case: CustomTestStringConvertible, Sendable {
    let deviation: Deviation
    let nodes: String
    var state = "{}"
    let device: [String]
    let meant: [String]
    var testDescription: String { deviation.rawValue }
  }

  nonisolated static let cases: [Case] = [
    Case(
      deviation: .buttonText, nodes: #"[{"type":"button","text":"Hi ${name}"}]"#, state: #"{"name":"Ann"}"#,
      device: ["Hi ${name}"], meant: ["Hi Ann"]),
    Case(
      deviation: .pathOfNonText,
      nodes: #"[{"type":"label","data":{"value":{"type":"binding","path":"n"}}}]"#, state: #"{"n":3}"#,
      device: [""], meant: ["3"]),
    Case(
      deviation: .iterationText,
      nodes: #"[{"type":"forEach","items":"l","template":{"type":"label","text":"${item}"}}]"#,
      state: #"{"l":["a"]}"#, device: [""], meant: ["a"]),
    Case(
      deviation: .nestedRepetition,
      nodes: #"""
        [{"type":"forEach","items":"l","template":{"type":"forEach","items":"item","itemVariable":"x",
          "template":{"type":"label","text":"x"},"emptyView":{"type":"label","text":"none"}}}]
        """#, state: #"{"l":[[1]]}"#, device: ["none"], meant: ["x"]),
    Case(
      deviation: .sectionItem,
      nodes: #"""
        [{"type":"sectionLayout","sections":[{"layout":{"type":"list"},"dataSource":"l",
          "itemTemplate":{"type":"label","text":"${item}${index}"}}]}]
        """#, state: #"{"l":["a","b"]}"#, device: ["", ""], meant: ["a0", "b1"]),
    Case(
      deviation: .equalVariables,
      nodes: #"""
        [{"type":"forEach","items":"l","itemVariable":"index","template":{"type":"label","text":"${index}"}}]
        """#, state: #"{"l":["a"]}"#,
      device: ["! the app crashes: `itemVariable` and `indexVariable` are both `index`"], meant: ["a"]),
    Case(
      deviation: .localState,
      nodes: #"[{"type":"vstack","state":{"n":"x"},"children":[{"type":"label","text":"${local.n}"}]}]"#,
      device: [""], meant: ["x"]),
    Case(
      deviation: .reversedRange, nodes: #"[{"type":"slider","minValue":2,"maxValue":1}]"#,
      device: ["! the app crashes: the slider's `minValue` is above its `maxValue`"], meant: []),
    Case(
      deviation: .negativeCount, nodes: #"[{"type":"pageIndicator","currentPage":"p","pageCount":-1}]"#,
      device: ["! the app crashes: `pageCount` is negative"], meant: []),
    Case(
      deviation: .unclosedPath,
      nodes: #"[{"type":"label","text":"${a[0}"},{"type":"label","text":"after"}]"#, state: #"{"a":[1]}"#,
      device: ["! the app stops responding on `${a[0}`", "after"], meant: ["", "after"]),
  ]

  @Test(arguments: cases)
  func `the screen differs where it is said to`(_ example: Case) {
    #expect(ResolvedDocument(example.nodes, as: .device, state: example.state).texts == example.device)
    #expect(ResolvedDocument(example.nodes, as: .spec, state: example.state).texts == example.meant)
  }

  @Test
  func `an alignment in the wrong form centres on phones`() {
    let align = { (node: String, options: ResolutionOptions) in
      ResolvedDocument("[\(node)]", as: options).lines[0]
    }
    let extended = ResolutionOptions(deviations: .device, level: .extended)
    let rows: [(String, String, String, String)] = [
      (#"{"type":"vstack","alignment":"leading"}"#, "leading", "leading", "leading"),
      (#"{"type":"vstack","alignment":{"horizontal":"leading"}}"#, "center", "center", "leading"),
      (#"{"type":"vstack","alignment":"top"}"#, "center", "center", "center"),
      (#"{"type":"hstack","alignment":"top"}"#, "center", "top", "top"),
      (#"{"type":"hstack","alignment":{"vertical":"top"}}"#, "top", "center", "top"),
      (#"{"type":"zstack","alignment":"topTrailing"}"#, "center", "topTrailing", "topTrailing"),
      (#"{"type":"zstack","alignment":{"vertical":"bottom"}}"#, "bottom", "bottom", "bottom"),
      (#"{"type":"zstack","alignment":5}"#, "center", "center", "center"),
    ]
    for (node, base, later, meant) in rows {
      #expect(align(node, .device).contains("align: \(base))"), "\(node)")
      #expect(align(node, extended).contains("align: \(later))"), "\(node) extended")
      #expect(align(node, .spec).contains("align: \(meant))"), "\(node) meant")
    }
  }

  @Test
  func `what phones compute once does not follow the state`() {
    let nodes = #"""
      [{"type":"button","data":{"value":{"type":"binding","template":"${n}"}}},
       {"type":"label","text":"${n}"},
       {"type":"forEach","items":"l","template":{"type":"label","text":"row"}}]
      """#
    let state = #"{"n":1,"l":[1]}"#
    var device = ResolvedDocument(nodes, as: .device, state: state)
    device.set("n", 2)
    device.set("l", [1, 2])
    #expect(device.texts == ["1", "2", "row"])
    var meant = ResolvedDocument(nodes, as: .spec, state: state)
    meant.set("n", 2)
    meant.set("l", [1, 2])
    #expect(meant.texts == ["2", "2", "row", "row"])
  }

  @Test
  func `every deviation of the screen names a rule and says what phones do`() {
    for deviation in Deviation.allCases {
      #expect(!deviation.entry.rule.isEmpty && !deviation.entry.device.isEmpty, "\(deviation)")
    }
    #expect(Deviations.device.contains(.buttonText) && !Deviations.none.contains(.buttonText))
  }

  @Test
  func `ends of gradients, words for colours and places of elements`() {
    func node(_ json: String, _ options: ResolutionOptions, state: String = "{}") -> RenderNode? {
      ResolvedDocument(json, as: options, state: state).tracked.tree.root.children.first
    }
    let gradient = #"[{"type":"gradient","gradientColors":[{"location":0,"color":"transparent"}]}]"#
    func drawn(_ options: ResolutionOptions) -> GradientNode? {
      if case .gradient(let node)? = node(gradient, options) { return node }
      return nil
    }
    #expect(drawn(.device)?.end.y == 1 && drawn(.spec)?.end.y == 0)
    #expect(drawn(.device)?.stops.first?.color.light == .black)
    #expect(drawn(.spec)?.stops.first?.color.light == .clear)
    let fields = #"[{"type":"forEach","items":"l","template":{"type":"textfield","bind":"item.name"}}]"#
    func path(_ options: ResolutionOptions) -> String? {
      guard case .textField(let field)? = node(fields, options, state: #"{"l":[{"name":"a"}]}"#)?.parts.first
      else { return nil }
      return field.bindingPath
    }
    #expect(path(.device) == "item.name" && path(.spec) == "l[0].name")
  }

  @Test
  func `a component of the app takes the template on phones, and the path as it is meant`() {
    func value(_ deviations: Deviations) -> String? {
      let document = ResolvedDocument(
        #"""
        [{"type":"card","data":{"v":{"type":"binding","path":"n","template":"t${n}"}}}]
        """#, state: #"{"n":1}"#
      ).document
      guard case .component(let component)? = document.root?.children.first else { return nil }
      var seen: String?
      let registry = ComponentResolverRegistry.default
      registry.register(Probe { seen = $0.resolveData(of: component)["v"]?.text }, for: "card")
      _ = Resolver(
        document: document, componentRegistry: registry, sectionRegistry: .withBuiltInResolvers(),
        options: ResolutionOptions(deviations: deviations)
      ).resolve()
      return seen
    }
    #expect(value(.device) == "t1" && value(.none) == "1")
  }
}

/// Looks at the context that a component is resolved in.
private struct Probe: ComponentResolving {
  static let componentKind: Document.ComponentKind = "probe"
  let look: @MainActor @Sendable (ResolutionContext) -> Void

  @MainActor
  func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    look(context)
    return .renderOnly(.spacer(SpacerNode()))
  }
}
