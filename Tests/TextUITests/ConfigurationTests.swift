import CladsRendering
import Testing
import TextUI

/// The samples of ViewConfigure's guide to its protocols, with the type names of this library.
private typealias UUID = StoreID

private enum Theme { case light, dark }
private typealias CartItem = (name: String, price: Int)

private struct TapListener: Listener {
  let action: () -> Void

  func apply<Content: TextView>(to content: Content) -> AnyTextView {
    content.onTapGesture(perform: action)
  }
}

private class UserPreferencesStore: Store {
  let id = UUID()

  @Published var theme: Theme = .light
  @Published var fontSize: Double = 16

  required init() {}

  func toggleTheme() {
    theme = theme == .light ? .dark : .light
  }
}

private struct PaddingStyle: Style {
  let length: Double

  func apply<Content: TextView>(to content: Content) -> AnyTextView {
    content.padding(length)
  }
}

private struct SimpleStyle: Style {
  func apply<Content: TextView>(to content: Content) -> AnyTextView {
    content.foregroundColor(.blue)
  }
}

private struct ComplexStyle: Style {
  func apply<Content: TextView>(to content: Content) -> AnyTextView {
    AnyTextView(
      VStack {
        content
        Text("Additional content")
      }
    )
  }
}

private class ShoppingCartStore: Store {
  let id = UUID()

  @Published var items: [CartItem] = []
  @Published var total: Int = 0

  required init() {}

  func addItem(_ item: CartItem) {
    items.append(item)
    updateTotal()
  }

  private func updateTotal() {
    total = items.reduce(0) { $0 + $1.price }
  }
}

private struct GradientBackgroundStyle: Style {
  let colors: [Color]
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  init(
    colors: [Color],
    startPoint: UnitPoint = .topLeading,
    endPoint: UnitPoint = .bottomTrailing
  ) {
    self.colors = colors
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  func apply<Content: TextView>(to content: Content) -> AnyTextView {
    content.background(
      LinearGradient(
        colors: colors,
        startPoint: startPoint,
        endPoint: endPoint
      )
    )
  }
}

@MainActor @Suite struct ConfigurationTests {
  private func check(
    _ view: some TextView, _ rows: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) -> Canvas {
    let canvas = render(view, width: 20)
    #expect(PlainText.rows(of: canvas) == rows, sourceLocation: sourceLocation)
    return canvas
  }

  @Test func `the sample of the guide runs`() {
    var taps = 0
    let view = Text("Hello")
      .configured {
        style(PaddingStyle(length: 16))
        listener(TapListener { taps += 1 })
        store(UserPreferencesStore())
      }
    let canvas = check(view, ["", "  Hello", ""])
    canvas.regions.first?.tap?()
    #expect(taps == 1)
    #expect(canvas.regions.first?.rect == Rect(x: 0, y: 0, width: 9, height: 3))
  }

  @Test func `styles can return any view`() {
    let canvas = check(
      Text("Hello").configured {
        style(SimpleStyle())
        style(ComplexStyle())
        style(GradientBackgroundStyle(colors: [.red, .blue]))
      }, ["      Hello", "Additional content"])
    #expect(canvas.cell(x: 6, y: 0)?.foreground == Color.blue.packed)
    #expect(canvas.cell(x: 0, y: 0)?.background != 0)
  }

  @Test func `parts of a configuration can be conditional and repeated`() {
    let isWide = true
    let parts: [AnyStyle] = [AnyStyle(SimpleStyle()), AnyStyle(PaddingStyle(length: 8))]
    _ = check(
      Text("a").configured {
        if isWide { style(PaddingStyle(length: 8)) } else { style(SimpleStyle()) }
        if !isWide { style(ComplexStyle()) }
        for part in parts { style(part) }
      }, ["  a"])
  }

  @Test func `descendants can read a store`() {
    let cart = ShoppingCartStore()
    cart.addItem(("phone", 20))
    let view = EnvironmentReader { environment in
      Text("total \(environment.store(ShoppingCartStore.self)?.total ?? -1)")
    }
    _ = check(VStack { view }.configured { store(cart) }, ["total 20"])
    _ = check(view, ["total -1"])
    #expect(AnyStore(cart).id == cart.id)
    #expect(ShoppingCartStore().id != cart.id)
    #expect(cart.id.description.count == 32)
  }

  @Test func `a change of a store redraws the views that use it`() {
    let (cart, preferences) = (ShoppingCartStore(), UserPreferencesStore())
    let view = EnvironmentReader { environment in
      Text("total \(environment.store(ShoppingCartStore.self)?.total ?? -1)")
    }.configured {
      store(cart)
      store(preferences)
    }
    var redraws = 0
    func signalOfDrawing(_ rows: [String]) -> RedrawSignal {
      let signal = RedrawSignal { redraws += 1 }
      var environment = EnvironmentValues()
      environment.redrawSignal = signal
      #expect(PlainText.rows(of: render(view, width: 20, environment: environment)) == rows)
      return signal
    }
    let first = signalOfDrawing(["total 0"])
    preferences.toggleTheme()
    #expect(!first.isRaised)
    cart.addItem(("phone", 20))
    #expect(first.isRaised && redraws == 1)
    let second = signalOfDrawing(["total 20"])
    cart.total = 3
    #expect(second.isRaised && redraws == 2)
    cart.total = 4
    #expect(redraws == 2)
  }

  @Test func `a store may inherit its properties`() {
    final class WishList: ShoppingCartStore {}
    let signal = RedrawSignal()
    var environment = EnvironmentValues()
    environment.redrawSignal = signal
    let wishes = WishList()
    let view = EnvironmentReader { Text("\($0.store(WishList.self)?.items.count ?? -1)") }
    _ = render(view.configured { store(wishes) }, width: 5, environment: environment)
    wishes.addItem(("book", 1))
    #expect(signal.isRaised)
  }

  @Test func `listeners receive taps, values and appearances`() throws {
    var heard: [String] = []
    let view = Text("field").configured {
      listener(TextUI.TapListener { heard.append("tap") })
      listener(ValueListener { heard.append($0) })
      listener(AppearListener({ heard.append("in") }, disappear: { heard.append("out") }))
    }
    for region in check(view, ["field"]).regions {
      switch region.kind {
      case .tap(let perform), .appear(let perform), .disappear(let perform): perform()
      case .value(let perform): perform("value")
      }
    }
    #expect(heard == ["out", "in", "value", "tap"])
  }

  @Test func `descendants inherit environment values`() {
    let view = EnvironmentReader { Text("\($0[LevelKey.self])") }
    _ = check(
      HStack {
        view
        view.environment(\.level, 2)
      }, ["12"])
    #expect(EnvironmentValues()[NameKey.self] == "nobody")
    var environment = EnvironmentValues()
    environment[NameKey.self] = nil
    #expect(environment[NameKey.self] == nil)
  }
}

private enum LevelKey: EnvironmentKey {
  static var defaultValue: Int { 1 }
}

private enum NameKey: EnvironmentKey {
  static var defaultValue: String? { "nobody" }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
