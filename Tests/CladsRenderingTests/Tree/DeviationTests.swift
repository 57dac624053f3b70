import CladsDocument
import CladsExpressions
import CladsHosting
import CladsRendering
import CladsRuntime
import Diagnostics
import Testing
import TextUI

@MainActor
@Suite
struct DeviationTests {
  /// A screen, and its texts on device and as the specification defines them.
  struct Case: CustomTestStringConvertible, Sendable {
    let deviation: Deviation
    let nodes: String
    var state = "{}"
    let device: [String]
    let spec: [String]
    var testDescription: String { deviation.rawValue }
  }

  nonisolated static let cases: [Case] = [
    Case(
      deviation: .buttonText, nodes: #"[{"type":"button","text":"Hi ${name}"}]"#, state: #"{"name":"Ann"}"#,
      device: ["Hi ${name}"], spec: ["Hi Ann"]),
    Case(
      deviation: .pathOfNonText,
      nodes: #"[{"type":"label","data":{"value":{"type":"binding","path":"n"}}}]"#, state: #"{"n":3}"#,
      device: [""], spec: ["3"]),
    Case(
      deviation: .iterationText,
      nodes: #"[{"type":"forEach","items":"l","template":{"type":"label","text":"${item}"}}]"#,
      state: #"{"l":["a"]}"#, device: [""], spec: ["a"]),
    Case(
      deviation: .nestedRepetition,
      nodes: #"""
        [{"type":"forEach","items":"l","template":{"type":"forEach","items":"item","itemVariable":"x",
          "template":{"type":"label","text":"x"},"emptyView":{"type":"label","text":"none"}}}]
        """#, state: #"{"l":[[1]]}"#, device: ["none"], spec: ["x"]),
    Case(
      deviation: .sectionItem,
      nodes: #"""
        [{"type":"sectionLayout","sections":[{"layout":{"type":"list"},"dataSource":"l",
          "itemTemplate":{"type":"label","text":"${item}${index}"}}]}]
        """#, state: #"{"l":["a","b"]}"#, device: ["", ""], spec: ["a0", "b1"]),
    Case(
      deviation: .equalVariables,
      nodes: #"""
        [{"type":"forEach","items":"l","itemVariable":"index","template":{"type":"label","text":"${index}"}}]
        """#, state: #"{"l":["a"]}"#,
      device: ["! the app crashes: `itemVariable` and `indexVariable` are both `index`"], spec: ["a"]),
    Case(
      deviation: .localState,
      nodes: #"[{"type":"vstack","state":{"n":"x"},"children":[{"type":"label","text":"${local.n}"}]}]"#,
      device: [""], spec: ["x"]),
    Case(
      deviation: .reversedRange, nodes: #"[{"type":"slider","minValue":2,"maxValue":1}]"#,
      device: ["! the app crashes: the slider's `minValue` is above its `maxValue`"], spec: []),
    Case(
      deviation: .negativeCount, nodes: #"[{"type":"pageIndicator","currentPage":"p","pageCount":-1}]"#,
      device: ["! the app crashes: `pageCount` is negative"], spec: []),
    Case(
      deviation: .unclosedPath,
      nodes: #"[{"type":"label","text":"${a[0}"},{"type":"label","text":"after"}]"#, state: #"{"a":[1]}"#,
      device: ["! the app stops responding when it evaluates `${a[0}`", "after"], spec: ["", "after"]),
  ]

  @Test(arguments: cases)
  func `the screen shows each deviation`(_ example: Case) {
    #expect(ResolvedDocument(example.nodes, as: .device, state: example.state).texts == example.device)
    #expect(ResolvedDocument(example.nodes, as: .spec, state: example.state).texts == example.spec)
  }

  @Test
  func `an alignment in the wrong form centers on device`() {
    let align = { (node: String, options: ResolutionOptions) in
      ResolvedDocument("[\(node)]", as: options).lines[0]
    }
    let extended = ResolutionOptions(deviations: Runtime.device.deviations, level: .extended)
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
    for (node, base, later, spec) in rows {
      #expect(align(node, .device).contains("align: \(base))"), "\(node)")
      #expect(align(node, extended).contains("align: \(later))"), "\(node) extended")
      #expect(align(node, .spec).contains("align: \(spec))"), "\(node) spec")
    }
  }

  @Test
  func `content that is computed once on device does not follow the state`() {
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
    var spec = ResolvedDocument(nodes, as: .spec, state: state)
    spec.set("n", 2)
    spec.set("l", [1, 2])
    #expect(spec.texts == ["2", "2", "row", "row"])
  }

  @Test
  func `every deviation names a rule and describes the behavior on device`() {
    for deviation in Deviation.allCases {
      #expect(!deviation.entry.rule.rawValue.isEmpty && !deviation.entry.device.isEmpty, "\(deviation)")
    }
    #expect(Runtime.device.deviations.contains(.buttonText) && !Deviations.none.contains(.buttonText))
  }

  @Test
  func `gradient ends, color names, and element paths differ on device`() {
    func node(_ json: String, _ options: ResolutionOptions, state: String = "{}") -> RenderNode? {
      ResolvedDocument(json, as: options, state: state).tracked.tree.root.children.first
    }
    let gradient = #"[{"type":"gradient","gradientColors":[{"location":0,"color":"transparent"}]}]"#
    func drawn(_ options: ResolutionOptions) -> GradientNode? {
      if case .gradient(let node)? = node(gradient, options) { return node }
      return nil
    }
    #expect(drawn(.device)?.endPoint.y == 1 && drawn(.spec)?.endPoint.y == 0)
    #expect(drawn(.device)?.colors.first?.color.light == .black)
    #expect(drawn(.spec)?.colors.first?.color.light == .clear)
    let fields = #"[{"type":"forEach","items":"l","template":{"type":"textfield","bind":"item.name"}}]"#
    func path(_ options: ResolutionOptions) -> String? {
      guard case .textField(let field)? = node(fields, options, state: #"{"l":[{"name":"a"}]}"#)?.parts.first
      else { return nil }
      return field.bindingPath
    }
    #expect(path(.device) == "item.name" && path(.spec) == "l[0].name")
  }

  @Test
  func `a custom component takes the template on device, and the path according to the specification`() {
    func value(_ deviations: Deviations) -> String? {
      let document = ResolvedDocument(
        #"""
        [{"type":"card","data":{"v":{"type":"binding","path":"n","template":"t${n}"}}}]
        """#, state: #"{"n":1}"#
      ).document
      guard case .component(let component)? = document.root.children.first else { return nil }
      var text: String?
      let registry = ComponentResolverRegistry.default
      registry.register(Probe { text = $0.resolveData(of: component)["v"]?.text }, for: "card")
      _ = Resolver(
        document: document, componentRegistry: registry, sectionRegistry: .withBuiltInResolvers(),
        options: ResolutionOptions(deviations: deviations)
      ).resolveRecovering(into: StateStore())
      return text
    }
    #expect(value(Runtime.device.deviations) == "t1" && value(.none) == "1")
  }
}

/// A resolver that passes the context of a component to a closure.
private struct Probe: ComponentResolving {
  static let componentKind: Document.ComponentKind = "probe"
  let inspect: @MainActor @Sendable (ResolutionContext) -> Void

  @MainActor
  func resolve(
    _ component: Document.Component, context: ResolutionContext
  ) throws -> ComponentResolutionResult {
    inspect(context)
    return .renderOnly(.spacer(SpacerNode()))
  }
}
