import TestSupport
import Testing
import TextUI

@Suite struct SymbolPathTests {
  private static let box = -0.01...SymbolPath.side + 0.01

  private func path(_ name: String) throws -> SymbolPath {
    try #require(SymbolPaths.path(named: name), "\(name)")
  }

  // MARK: The table

  @Test func `every entry can be read and lies in the box`() {
    for (name, data) in SymbolPaths.topics.joined() {
      guard let drawing = SymbolDrawing(data) else {
        Issue.record("\(name) cannot be read")
        continue
      }
      for path in [drawing.path(isFilled: false), drawing.path(isFilled: true)] {
        let bounds = path.bounds
        let edges = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]
        #expect(!bounds.isEmpty && edges.allSatisfy { Self.box.contains($0) }, "\(name): \(edges)")
        #expect(max(path.width, path.height) > 12, "\(name) is small")
      }
    }
    for (name, data) in SymbolPaths.letters { #expect(SymbolDrawing(data) != nil, "\(name)") }
  }

  @Test func `every name is listed once, and each topic is sorted`() {
    for topic in SymbolPaths.topics {
      let names = topic.map(\.key)
      #expect(names == names.sorted())
    }
    #expect(SymbolPaths.names.count == SymbolPaths.topics.joined().count)
  }

  @Test(arguments: SampleDocuments.exampleNames)
  func `the symbols of an example are drawn`(example: String) {
    let text = SampleDocuments.examples.first { $0.name == example }?.text ?? ""
    for part in text.split(separator: #""sfsymbol": ""#).dropFirst() {
      let name = String(part.prefix { $0 != "\"" })
      if name.contains("${") { continue }
      #expect(SymbolPaths.path(named: name) != nil, "\(name)")
    }
  }

  @Test func `an alias is another name of a drawing`() throws {
    for (name, target) in SymbolPaths.aliases {
      #expect(!SymbolPaths.names.contains(name) && SymbolPaths.names.contains(target), "\(name)")
    }
    #expect(try path("icloud") == path("cloud"))
  }

  @Test func `a symbol in a cloud is small, and cut out of a filled one`() throws {
    let (plain, filled) = (try path("lock.icloud"), try path("lock.icloud.fill"))
    #expect(plain.bounds == (try path("cloud")).bounds)
    #expect(filled.hasKnockout && !plain.hasKnockout)
  }

  // MARK: Variants

  @Test(arguments: [
    "star.fill", "bell.slash", "bell.slash.fill", "xmark.circle", "xmark.circle.fill", "plus.square.fill",
    "lock.shield", "exclamationmark.triangle.fill", "bell.badge", "bell.badge.fill", "person.badge.plus",
    "person.crop.circle.badge.checkmark", "headphones.circle.fill", "location.slash.circle.fill",
    "a.circle", "7.square.fill", "12.circle", "questionmark.bubble", "icloud", "icloud.fill", "icloud.slash",
    "lock.icloud", "lock.icloud.fill", "checkmark.icloud", "link.icloud.fill", "icloud.circle.fill",
    "slash.circle.fill", "terminal.fill", "apple.terminal", "arrow.trianglehead.2.clockwise",
    "arrow.trianglehead.clockwise", "externaldrive.badge.icloud",
  ])
  func `a variant is derived`(name: String) throws {
    let bounds = try path(name).bounds
    #expect(Self.box.contains(bounds.minX) && Self.box.contains(bounds.maxX))
    #expect(Self.box.contains(bounds.minY) && Self.box.contains(bounds.maxY))
  }

  @Test func `fill fills the outlines and cuts out what is on them`() throws {
    let (plain, filled) = (try path("envelope"), try path("envelope.fill"))
    #expect(plain.layers.map(\.style.isFilled) == [false, false] && !plain.hasKnockout)
    #expect(filled.layers.map(\.style.isFilled) == [true, false])
    #expect(filled.layers.map(\.style.isKnockout) == [false, true])
    #expect(filled.bounds == plain.bounds)
  }

  @Test func `a symbol in a shape is small, and cut out of a filled one`() throws {
    let (plain, filled) = (try path("star.circle"), try path("star.circle.fill"))
    #expect(plain.bounds == (try path("circle")).bounds)
    #expect(plain.layers.map(\.style.isKnockout) == [false, false])
    #expect(filled.layers.map(\.style.isKnockout) == [false, true])
    let star = try #require(plain.layers.last?.bounds)
    #expect((8...11).contains(star.width))
  }

  @Test func `a slash is set off from the symbol`() throws {
    let layers = try path("mic.slash").layers.suffix(2)
    #expect(layers.map(\.style.isKnockout) == [true, false])
    #expect(layers.first?.commands == layers.last?.commands)
  }

  @Test func `a shape after a badge is around the symbol`() throws {
    #expect(try path("bell.badge.circle").bounds == (try path("circle")).bounds)
    #expect(try path("bell.badge.plus.circle") != path("bell.badge.circle"))
  }

  @Test func `symbols have widths of their own`() throws {
    #expect(try path("chevron.right").width < 9)
    #expect(try path("chevron.right").height > 13)
    #expect(try path("chevron.down").width > 15)
  }

  // MARK: Unknown names

  @Test(arguments: [
    "", ".", "...", ".fill", "star.", "star..fill", "Star", "a", "12", "a.fill", "no.such.symbol", "fill",
    "star.rain", "star.half", "${sky}.fill", "星", String(repeating: ".", count: 100_000),
    String(repeating: "star.", count: 100_000), "star" + String(repeating: ".circle", count: 100_000),
  ])
  func `a name that is no symbol has no drawing`(name: String) {
    #expect(SymbolPaths.path(named: name) == nil)
  }

  // MARK: Path data

  @Test(arguments: [
    ("M1 2L3 4", "M1 2L3 4"), ("m1 2l3 4-1-1z", "M1 2L4 6L3 5Z"), ("M1 1H5V-2.5", "M1 1L5 1L5 -2.5"),
    ("M0 0 1 1", "M0 0L1 1"), ("M0 0Q3 3 6 0", "M0 0C2 2 4 2 6 0"),
    ("M0,0C1,1,2,2,3,.125", "M0 0C1 1 2 2 3 0.13"),
    ("M0 0A1 1 0 0 1 1 1", "M0 0C0.55 0 1 0.45 1 1"), ("M0 0A0 0 0 0 1 1 1", "M0 0L1 1"),
    (
      "O2 2 1",
      "M2 1C2.55 1 3 1.45 3 2C3 2.55 2.55 3 2 3C1.45 3 1 2.55 1 2C1 1.45 1.45 1 2 1Z"
    ),
  ])
  func `path data are read and written`(data: String, written: String) throws {
    let commands = try #require(SymbolPathReader.commands(data[...]))
    #expect(SymbolPath.Layer(commands: commands, style: .line).svgPathData == written)
  }

  @Test(arguments: [
    "", " ", "L1 1", "M", "M1", "M1 2 3", "M1 2X", "M1 2L-", "M1 2L.", "M1 2Z3", "M1 2A1 1 45 0 1 2 2",
    "M1 2A1 1 0 0 1", "1 2", "é", "M1 2é", "Z", "R1 2 3", "M1 2L3 4|",
  ])
  func `malformed path data are refused`(data: String) {
    #expect(SymbolPathReader.commands(data[...]) == nil)
    #expect(SymbolDrawing(data) == nil)
  }

  @Test func `large arcs go the long way, and small radii grow`() throws {
    func bounds(_ data: String) throws -> SymbolPath.Bounds {
      SymbolPath.Bounds(of: try #require(SymbolPathReader.commands(data[...])))
    }
    let large = try bounds("M5 0A5 5 0 1 1 0 5")
    #expect(abs(large.maxX - 10) < 0.01 && abs(large.maxY - 10) < 0.01)
    let half = try bounds("M0 5A1 1 0 0 1 10 5")
    #expect(abs(half.minY) < 0.01 && abs(half.height - 5) < 0.01)
  }
}
