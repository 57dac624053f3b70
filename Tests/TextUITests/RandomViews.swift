import CladsRendering
import TestSupport
import TextUI

/// Generates random views of all kinds, with sensible and with extreme sizes.
struct RandomViews {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  mutating func length() -> Int {
    pick([-5, 0, 1, 1, 2, 3, 4, 5, 7, 11, 100, Length.infinity, .max, .min, 1 << 40])
  }

  mutating func optionalLength() -> Int? { Bool.random(using: &random) ? length() : nil }

  mutating func number() -> Double {
    pick([.nan, .infinity, -.infinity, 1e300, -1e300, 0, 0.25, 0.5, 1, 2, 1e-300, -1])
  }

  mutating func alignment() -> Alignment {
    pick([.topLeading, .center, .bottomTrailing, .top, .trailing, .bottomLeading])
  }

  mutating func color() -> Color {
    pick([.red, .blue, .clear, Color(red: .nan, green: 1e300, blue: -1, alpha: 0.5)])
  }

  mutating func view(depth: Int) -> AnyTextView {
    if depth <= 0 { return leaf() }
    let inner = view(depth: depth - 1)
    switch Int.random(in: 0..<34, using: &random) {
    case 0..<8: return container(inner, depth: depth)
    case 8..<13: return decorated(inner)
    case 13..<20: return framed(inner)
    default: return depth > 2 ? container(inner, depth: depth) : leaf()
    }
  }

  private mutating func leaf() -> AnyTextView {
    switch Int.random(in: 0..<13, using: &random) {
    case 0: return AnyTextView(Spacer(minLength: length()))
    case 1: return AnyTextView(Divider())
    case 2: return AnyTextView(Line(.vertical, character: "日"))
    case 3: return pick([Circle().fill(color()), Capsule().stroke(), Ellipse().stroke(color())])
    case 4: return AnyTextView(RoundedRectangle())
    case 5:
      return AnyTextView(
        LinearGradient(
          stops: [(color(), number()), (color(), number())], start: UnitPoint(x: number(), y: number()),
          end: UnitPoint(x: number(), y: number())))
    case 6: return AnyTextView(color())
    case 7: return AnyTextView(SizeReader { Text("\($0.width)") })
    case 8: return AnyTextView(EmptyTextView())
    case 9: return AnyTextView(Text("日本語 wide").multilineAlignment(.center))
    default: return AnyTextView(Text(pick(["a", "one two three", "👍🏽 e\u{301}\nnext", "", "\u{1B}[0m"])))
    }
  }

  private mutating func container(_ inner: AnyTextView, depth: Int) -> AnyTextView {
    let second = view(depth: depth - 1)
    let third = leaf()
    let (spacing, offset, alignment) = (length(), length(), alignment())
    let columns = pick([GridColumns.fixed(length()), .adaptive(minWidth: length()), .fixed(2)])
    @TextViewBuilder var all: some TextView {
      inner
      second
      third
    }
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1:
      return AnyTextView(VStack(alignment: alignment.horizontal, spacing: spacing) { all })
    case 2, 3:
      return AnyTextView(HStack(alignment: alignment.vertical, spacing: spacing) { all })
    case 4: return AnyTextView(ZStack(alignment: alignment) { all })
    case 5: return AnyTextView(Grid(columns: columns, itemSpacing: spacing, lineSpacing: offset) { all })
    case 6: return AnyTextView(Flow(itemSpacing: spacing, lineSpacing: offset) { all })
    case 7: return AnyTextView(HorizontalRow(spacing: spacing, offset: offset) { all })
    default:
      return AnyTextView(
        ScrollView(offset: offset) { LazyVStack(count: 7, spacing: spacing, dividers: true) { _ in all } })
    }
  }

  mutating func framed(_ inner: AnyTextView) -> AnyTextView {
    let alignment = alignment()
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: return inner.frame(width: optionalLength(), height: optionalLength(), alignment: alignment)
    case 2, 3:
      return inner.frame(
        minWidth: optionalLength(), idealWidth: optionalLength(), maxWidth: optionalLength(),
        minHeight: optionalLength(), idealHeight: optionalLength(), maxHeight: optionalLength(),
        alignment: alignment)
    case 4: return inner.frame(widthFraction: number(), heightFraction: number(), alignment: alignment)
    case 5:
      return inner.padding(
        EdgeInsets(top: length(), leading: length(), bottom: length(), trailing: length()))
    case 6: return inner.aspectRatio(number(), contentMode: pick([.fit, .fill]))
    default: return inner.fixedSize(horizontal: Bool.random(using: &random), vertical: true)
    }
  }

  private mutating func decorated(_ inner: AnyTextView) -> AnyTextView {
    let guide = length()
    switch Int.random(in: 0..<13, using: &random) {
    case 0: return inner.border(pick([.square, .rounded, .ascii]), color())
    case 1: return inner.outline(.rounded)
    case 2: return inner.background(color())
    case 3: return inner.overlay(leaf(), alignment: alignment())
    case 4: return inner.background(leaf(), alignment: alignment())
    case 5: return inner.opacity(number())
    case 6: return inner.offset(x: length(), y: length())
    case 7: return inner.layoutPriority(number())
    case 8: return inner.alignmentGuide(HorizontalAlignment.leading) { _ in guide }
    case 9: return inner.alignmentGuide(VerticalAlignment.center) { _ in guide }
    case 10: return inner.cornerRadius().marked(length()).onTapGesture {}
    case 11: return inner.padding(number())
    default: return inner.clipped()
    }
  }
}
