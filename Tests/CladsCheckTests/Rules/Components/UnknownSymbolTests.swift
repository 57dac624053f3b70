import Diagnostics
import SourceText
import TestSupport
import Testing

/// Names of symbols.
@Suite struct UnknownSymbolTests {
  private func image(_ name: String) -> String {
    document(#""state": {}"#, children: #"{ "type": "image", "image": { "sfsymbol": \#(name) } }"#)
  }

  @Test(arguments: [
    ("star.fil", "star.fill"), ("star.png", "star"), ("star.fill.svg", "star.fill"),
    ("Star.Fill", "star.fill"),
    ("star_fill", "star.fill"), ("star-fill", "star.fill"), ("star fill", "star.fill"),
    ("starFill", "star.fill"),
    ("star.filled", "star.fill"), ("star.outline", "star"), ("haert", "heart"),
    ("heart.circel.fill", "heart.circle.fill"),
    ("chevron.rigth", "chevron.right"), ("magnifyinglass", "magnifyingglass"),
    ("perosn.crop.circle", "person.crop.circle"),
    ("home", "house"), ("home.fill", "house.fill"), ("search", "magnifyingglass"), ("settings", "gearshape"),
    ("user", "person"), ("close", "xmark"), ("envelop", "envelope"), ("checkmark.circel", "checkmark.circle"),
    ("squre.and.arrow.up", "square.and.arrow.up"), ("STAR", "star"), ("star.", "star"),
    ("heartfill", "heart.fill"), ("fill.star", "star.fill"),
    ("star..fill", "star.fill"),
  ])
  func `a misspelled symbol is reported with the one that is meant`(name: String, meant: String) {
    let found = expectMarks("unknown-symbol", image("«\"\(name)\"»"))
    #expect(found.first?.fixes.first?.edits.map(\.newText) == ["\"\(meant)\""], "\(found.map(\.message))")
  }

  @Test(arguments: ["icon_42", "my icon", "ic_arrow_back_24dp", "⭐️", "Étoile"])
  func `a name that no symbol can have is reported`(name: String) {
    expectMarks("unknown-symbol", image("«\"\(name)\"»"))
  }

  @Test(arguments: [
    "star", "star.fill", "star.circle", "star.circle.fill", "star.slash.fill", "star.square", "house",
    "doc.text",
    "doc.on.doc.fill", "document.badge.plus", "bell.badge", "bell.badge.fill", "person.2",
    "person.2.badge.plus",
    "1.circle", "12.square.fill", "a.circle", "mic", "mic.slash.fill", "wrench.and.screwdriver",
    "arrow.triangle.branch",
    "line.horizontal.3", "line.3.horizontal.decrease.circle", "arrow.triangle.2.circlepath", "battery.100",
    "sun.max.fill",
    "cloud.bolt.rain.fill", "figure.run", "speaker.wave.3.fill", "waveform", "gauge", "xmark.circle.fill",
    "faceid",
    "quantumdrive.fill", "apple.intelligence", "character.ar", "text.book.closed.fill.rtl", "", "${id}.fill",
  ])
  func `a symbol that exists, or may be added, is not reported`(name: String) {
    expectMarks("unknown-symbol", image("\"\(name)\""))
  }
}
