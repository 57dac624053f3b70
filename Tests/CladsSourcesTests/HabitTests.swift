import CladsSources
import Testing

/// The same things written in different ways.
@Suite struct HabitTests {
  @Test(
    arguments: [
      // Where names come from.
      (
        #"struct A: ActionHandler { static let actionType = Ids.submit }; enum Ids { static let submit = "s" }"#,
        ["action s()"]
      ),
      (
        #"struct A: ActionHandler { static var actionType: String { Kind.submit.rawValue } }; enum Kind: String { case submit = "s" }"#,
        ["action s()"]
      ),
      (
        "struct A: ActionHandler { static let actionType = K.submit.rawValue }; enum K: String { case submit }",
        ["action submit()"]
      ),
      (
        "struct A: ActionHandler { static let actionType = K.submit.rawValue }; enum K: Int { case submit }",
        []
      ),
      ("struct A: ActionHandler { static var actionType: String { return \"s\" } }", ["action s()"]),
      ("struct A: ActionHandler { static var actionType: String { get { \"s\" } } }", ["action s()"]),
      (#"struct A: ActionHandler { static let actionType = prefix + "s" }"#, []),
      (#"struct A: ActionHandler { static let actionType = "s" + prefix }"#, []),
      (#"struct A: ActionHandler { static let actionType = "a\(b)" }"#, []),
      (#"struct A: ActionHandler { static let actionType = "s".lowercased() }"#, []),
      (#"struct A: ActionHandler { static let id = "s"; static let actionType = id }"#, ["action s()"]),
      (#"struct A: ActionHandler { static let id = "s"; static let actionType = Self.id }"#, ["action s()"]),
      ("struct A: ActionHandler { static let actionType = A.other; static let other = A.actionType }", []),
      (
        #"let global = "s"; struct A: ActionHandler { static let actionType: String = global }"#,
        ["action s()"]
      ),
      (##"struct A: ActionHandler { static let actionType = #"s"# }"##, ["action s()"]),
      // How types conform.
      (#"struct A { static let actionType = "s" }; extension A: ActionHandler {}"#, ["action s()"]),
      (
        #"struct A { }; extension A: @retroactive Sendable, Clads.ActionHandler { static let actionType = "s" }"#,
        ["action s()"]
      ),
      (
        #"protocol P: ActionHandler {}; final class A<T: B>: Base<T>, P where T: C { static let actionType = "s" }"#,
        ["action s()"]
      ),
      (
        #"class Base: ActionHandler { class var actionType: String { "b" } }; class A: Base { override class var actionType: String { "s" } }"#,
        ["action b()", "action s()"]
      ),
      (#"enum Outer { struct A: ActionHandler { static let actionType = "s" } }"#, ["action s()"]),
      (#"struct A { static let actionType = "s" }"#, []),
      (
        #"struct A { static let actionType = "s" }; func f() { registry.registerAction(A()) }"#,
        ["action s()"]
      ),
      // How actions are registered.
      (#"registry.registerAction("s") { params, context in params.int("n") }"#, ["action s(n: integer)"]),
      (
        #"registry.registerAction("s", closure: { p, _ async in p["n"] as? [String] })"#,
        ["action s(n: [string])"]
      ),
      (#"registry.registerAction("s", handler: { p, _ in })"#, ["action s?()"]),
      (
        #"registry.registerClosure(Ids.s) { (params: ActionParameters, context) async -> Void in params.bool("b") }; enum Ids { static let s = "s" }"#,
        ["action s(b: boolean)"]
      ),
      (#"registry.registerAction("s") { $0.double("n") }"#, ["action s(n: number)"]),
      (
        #"View(customActions: actions); let actions: [String: ActionClosure] = ["s": { p, c in p.string("a") }]"#,
        ["action s(a: string)"]
      ),
      (
        #"class A { func f() { let all = ["s": { (p, c) in p.string("a") }]; View(customActions: all) } }"#,
        ["action s(a: string)"]
      ),
      (
        #"class A { func f() { View(customActions: ["s": submit, "t": self.submit]) }; func submit(_ p: ActionParameters, c: C) { p.string("a") } }"#,
        ["action s(a: string)", "action t(a: string)"]
      ),
      (#"View(actions: ["s": { p, c in }, "t": 1])"#, ["action s?()"]),
      (#"customActions["s"] = { p, c in p.string("a") }"#, ["action s?(a: string)"]),
      (
        #"func f(actionId: String) { switch actionId { case "s", "t": break; default: break } }"#,
        ["action s?()", "action t?()"]
      ),
      (
        #"func f(action: Action) { switch action { case .reference(let id): break; case .inline: break } }"#,
        []
      ),
      (
        #"View(customActions: ["s": { p, c in if let o = p["o"] as? Order { } ; guard let n = p["n"]?.intValue else { return } }]); struct Order: Codable {}"#,
        ["action s(o: object, n: integer!)"]
      ),
      // Code that does not count.
      ("/* struct A: ActionHandler { static let actionType = \"s\" } */", []),
      ("// registry.registerAction(\"s\") { }", []),
      (#"let t = "registry.registerAction(\"s\")""#, []),
      (
        "#if false\nregistry.registerAction(\"s\") { }\n#else\nregistry.registerAction(\"t\") { }\n#endif",
        ["action t()"]
      ),
      (
        "#if 0\n#if A\nregistry.registerAction(\"s\")\n#endif\n#endif\nregistry.registerAction(\"t\")",
        ["action t()"]
      ),
      (
        "#if DEBUG && os(iOS)\nregistry.registerAction(\"s\") { }\n#else\nregistry.registerAction(\"t\") { }\n#endif",
        ["action s()", "action t()"]
      ),
    ] as [(String, [String])])
  func `actions are found`(text: String, expected: [String]) {
    #expect(SourceScan(text).dump == expected)
  }

  private func delegate(_ body: String) -> [String] {
    SourceScan(
      """
      enum ActionID: String { case submit, cancel = "cancelOrder" }
      class A: CladsActionDelegate {
        func cladsRenderer(handleAction id: String, parameters p: ActionParameters, context: C) async -> Bool {
          \(body)
        }
        func go(_ name: String, _ values: ActionParameters) { if name == "go" { values.string("to") } }
        let handlers: [String: (ActionParameters) -> Void] = ["help": { p in p.int("page") }]
      }
      """
    ).dump
  }

  @Test(
    arguments: [
      (#"switch id { case "s" where x: p.string("a"); default: return false }"#, []),
      (
        #"switch id { case "s": p.string("a"); case "t": p.string("b") }"#,
        ["action s(a: string)", "action t(b: string)"]
      ),
      (
        "switch ActionID(rawValue: id) { case .submit: p.int(\"n\"); case .cancel?: return true; case nil: return false }",
        ["action cancelOrder()", "action submit(n: integer)"]
      ),
      (
        "guard let action = ActionID(rawValue: id) else { return false }\nswitch action { case .submit: break\ncase .cancel: p.int(\"n\") }",
        ["action cancelOrder(n: integer)", "action submit()"]
      ),
      ("switch id { case ActionID.submit.rawValue: break; default: break }", ["action submit()"]),
      (#"if id == "s" { p.bool("b") } else if "t" == id { }"#, ["action s(b: boolean)", "action t()"]),
      ("go(id, p)", ["action go(to: string)"]),
      ("guard let handler = handlers[id] else { return false }", ["action help(page: integer)"]),
      (#"if id.hasPrefix("app.") { }"#, []),
    ] as [(String, [String])])
  func `a delegate's actions are found`(body: String, expected: [String]) {
    #expect(delegate(body) == expected)
  }

  @Test(arguments: [
    (#"switch r { case "a", "b.c": return x; default: return nil }"#, "a b.c"),
    (#"switch r { case "a": style.x = 1; default: return nil }; return style"#, "a"),
    (#"switch r { case "a": return x; default: return other }"#, "a …"),
    (
      #"switch r { case "a": return x; case let r where r.hasPrefix("b."): return y; default: return nil }"#,
      "a b.?* …"
    ),
    (
      #"if let known = cache[r] { return known }; switch r { case "a": return x; default: return nil }"#,
      "a …"
    ),
    (#"guard r == "wide" else { return nil }; return x"#, "wide …"),
    ("return Self.tokens[r]", "one two …"),
    ("return tokens[r]", "one two …"),
    ("guard let token = Token(rawValue: r) else { return nil }; return token.style", "x y.z …"),
    (#"switch r { case Token.x.rawValue: return x; default: return nil }"#, "x"),
    (#"switch r { case "a\(b)": return x; default: return nil }"#, " …"),
    ("return base.resolveStyle(r)", " …"),
    (
      #"let name = r.hasPrefix("@") ? String(r.dropFirst()) : r; switch name { case "a": return x; default: return nil }"#,
      "a? …"
    ),
    (
      #"guard let name = r.split(separator: ".").last else { return nil }; switch name { case "a": return x; default: return nil }"#,
      "a.?* …"
    ),
  ])
  func `the references of a design system are found`(body: String, expected: String) {
    let scan = SourceScan(
      """
      struct S: DesignSystemProvider {
        static let identifier = "s"
        static let tokens: [String: IR.Style] = ["one": IR.Style(), "two": .init()]
        enum Token: String { case x, y = "y.z" }
        func resolveStyle(_ r: String) -> IR.Style? {
          \(body)
        }
      }
      """)
    let space = expected.hasPrefix(" ") ? "" : " "
    #expect(scan.dump == ["designSystem s:" + space + (expected == " …" ? "  …" : expected)])
  }

  @Test(arguments: [
    ("var a: String", "a: string!"), ("var a: String?", "a: string"), ("let a: Optional<Int>", "a: integer"),
    ("var a = 1", "a: any"), ("var a: Int = 1", "a: integer"), ("let a: Int = 1", ""),
    ("static var a: Int = 1", ""), ("var a: Int { 1 }", ""), ("var a: Int { didSet { } }", "a: integer!"),
    ("lazy var a: Int = 1; var b: [[CGFloat]]", "a: integer, b: [[number]]!"),
    ("var a: [String: Int], b: [[String: Any]]", "a: object!, b: [object]!"),
    ("var a: Set<Bool>; var b: Array<String?>", "a: [boolean]!, b: [string]!"),
    ("var a: Align?", "a: left|right-side"), ("var a: Level", "a: integer!"), ("var a: Point", "a: object!"),
    ("var a: Unknown", "a: any!"), ("@Default<Zero> private(set) var a: Int", "a: integer!"),
    ("var a: Int; enum CodingKeys: String, CodingKey { case a = \"b\" }", "b: integer!"),
    ("var a: Int; var c: Int; enum CodingKeys: CodingKey { case a }", "a: integer!"),
    ("func f() { let a: Int }", ""),
  ])
  func `the keys of properties are found`(members: String, expected: String) {
    let scan = SourceScan(
      """
      struct P: ComponentProperties {
        static let kind = Document.ComponentKind("p")
        \(members)
      }
      enum Align: String, Codable { case left, right = "right-side" }
      enum Level: Int, Codable { case low }
      struct Point: Codable { var x = 0 }
      """)
    #expect(scan.dump == ["component p" + (expected.isEmpty ? "" : " keys(\(expected))")])
  }

  @Test(
    arguments: [
      (
        "struct R: ComponentResolving { static let componentKind = Document.ComponentKind(\"r\"); func f() { component.data?[\"t\"]?.doubleValue; component.properties[\"unit\"] as? String ?? \"\" } }",
        ["component r keys(unit: string) data(t: number)"]
      ),
      (
        "struct R: ComponentResolving { static var componentKind: Document.ComponentKind { .init(rawValue: \"r\") } }",
        ["component r"]
      ),
      (
        "struct R: ComponentResolving { static let componentKind: Document.ComponentKind = .chart }",
        ["component chart?"]
      ),
      (
        "extension Document.ComponentKind { static let a: Self = \"b\"; static let c = Self(rawValue: \"d\") }",
        ["component b", "component d"]
      ),
      ("struct C { static let typeName = \"c\" }; V(customComponents: [C.self])", ["component c"]),
      ("struct C: CustomComponent { static let type = \"c\" }", ["component c"]),
      ("registry.registerResolver(R(), for: .init(rawValue: \"r\"))", ["component r"]),
      ("registry.registerComponent(\"c\", view: V.self)", ["component c?"]),
      (
        "struct C: CustomComponent { static let typeName = \"c\"; static func makeView(context: K) { context.resolveData(forKey: Keys.items) as? [Any] } }; enum Keys { static let items = \"i\" }",
        ["component c data(i: [any])"]
      ),
    ] as [(String, [String])])
  func `components are found`(text: String, expected: [String]) {
    #expect(SourceScan(text).dump == expected)
  }

  @Test(
    arguments: [
      (#"context.navigationHandler = { to, _ in if to == "a" { } }"#, ["destination a"]),
      (
        #"class R { func f() { context.navigationHandler = open }; func open(_ d: String, p: P?) { switch d { case "a": break; default: break } } }"#,
        ["destination a"]
      ),
      (
        #"class R { func f() { Context(navigationHandler: { [weak self] d, p in self?.x; self.open(d) }) }; func open(_ d: String) { switch d { case "a": break; default: break } } }"#,
        ["destination a"]
      ),
      (
        #"func navigate(destination: String) { switch destination { case "a": break; default: break } }"#,
        ["destination a?"]
      ),
      (
        #"context.navigationHandler = { d, _ in switch Route(rawValue: d) { case .home: x; default: y } }; enum Route: String { case home }"#,
        ["destination home"]
      ),
    ] as [(String, [String])])
  func `destinations are found`(text: String, expected: [String]) {
    #expect(SourceScan(text).dump == expected)
  }
}
