import CladsDocument
import Diagnostics
import TestSupport
import Testing

/// How often a misspelled name gets its suggestion, and how often another word gets one.
@Suite struct SuggestionCalibrationTests {
  /// The names of the format, which authors misspell.
  private static let names: [String] = Array(
    Set(
      Document.Component.table.shape.rows.map(\.name) + Document.Style.table.shape.rows.map(\.name)
        + Document.Layout.table.shape.rows.map(\.name) + Document.ForEach.table.shape.rows.map(\.name)
        + Document.SectionLayoutConfig.table.shape.rows.map(\.name) + BuiltInKinds.nodes.map(\.name)
        + Document.RequestAction.table.shape.rows.map(\.name) + BuiltInActions.all(level: .base).map(\.name)
        + Document.RootComponent.table.shape.rows.map(\.name))
  ).filter { $0.count >= 3 }.sorted()

  /// 500 pairs: a name, and how somebody types it.
  private static let pairs: [(meant: String, written: String)] = {
    var random = SeededRandom(seed: 46)
    var pairs: [(String, String)] = []
    while pairs.count < 500 {
      let name = names[Int.random(in: names.indices, using: &random)]
      let written = misspelled(name, edits: name.count >= 8 && pairs.count.isMultiple(of: 3) ? 2 : 1, &random)
      if written != name, !names.contains(written), !written.isEmpty { pairs.append((name, written)) }
    }
    return pairs
  }()

  /// 500 words of other frameworks, which are names of their own.
  private static let others: [String] = Array(
    Set(
      BuiltInKinds.components.flatMap { Array(BuiltInKinds.foreignKeys(of: $0.description.name).names) }
        + Array(Document.Layout.table.shape.foreignKeys().names)
        + Array(Document.RootComponent.table.shape.foreignKeys().names)
        + Document.Style.table.shape.mistakes.map(\.name))
  ).filter { word in
    word.count >= 2 && word.allSatisfy(\.isLetter) && !names.contains { $0.lowercased() == word.lowercased() }
  }.sorted()

  @Test func `at least 95 percent of misspelled names get the name that was meant`() {
    let missed = Self.pairs.filter { closest(to: $0.written, in: Self.names).first != $0.meant }
    #expect(
      missed.count <= Self.pairs.count * 5 / 100,
      "\(missed.count): \(missed.map { "\($0.written) (\($0.meant))" }.joined(separator: ", "))")
  }

  @Test func `at most 12 percent of other words get a suggestion`() {
    let taken = Self.others.filter { !closest(to: $0, in: Self.names).isEmpty }
    let pairs = taken.map { "\($0) → \(closest(to: $0, in: Self.names).first ?? "")" }
    #expect(Self.others.count >= 450)
    #expect(
      taken.count <= Self.others.count * 12 / 100,
      "\(taken.count) of \(Self.others.count): \(pairs.joined(separator: ", "))")
  }

  @Test(arguments: [
    ("if", ["id"]), ("alt", ["all"]), ("hide", ["side"]), ("grow", ["row"]), ("font", ["count"]),
    ("fit", ["in"]),
    ("role", ["rule"]), ("loop", ["top"]), ("push", ["path"]), ("mask", ["task"]),
  ])
  func `a short word with another letter is another word`(word: String, names: [String]) {
    #expect(closest(to: word, in: names).isEmpty)
  }

  @Test(arguments: [
    ("tyep", "type"), ("txt", "text"), ("bnd", "bind"), ("idd", "id"), ("tex", "text"), ("roott", "root"),
    ("stlye", "style"), ("lable", "label"),
  ])
  func `a short word with a missing, doubled or swapped letter is a misspelling`(word: String, meant: String)
  {
    #expect(closest(to: word, in: [meant]) == [meant])
  }

  private static func misspelled(_ name: String, edits: Int, _ random: inout SeededRandom) -> String {
    var letters = Array(name)
    for _ in 0..<edits where letters.count > 2 {
      let index = Int.random(in: 0..<letters.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: letters.remove(at: index)
      case 1: letters.insert(letters[index], at: index)
      case 2 where index + 1 < letters.count: letters.swapAt(index, index + 1)
      default:
        guard letters.count >= 5, let neighbor = neighbors[Character(letters[index].lowercased())]?.first
        else {
          letters.insert(letters[index], at: index)
          continue
        }
        letters[index] = neighbor
      }
    }
    return String(letters)
  }

  /// A letter next to each on a keyboard.
  private static let neighbors: [Character: String] = [
    "a": "s", "b": "v", "c": "x", "d": "f", "e": "r", "f": "g", "g": "h", "h": "j", "i": "o", "j": "k",
    "k": "l",
    "l": "k", "m": "n", "n": "b", "o": "p", "p": "o", "q": "w", "r": "t", "s": "d", "t": "y", "u": "i",
    "v": "c",
    "w": "e", "x": "z", "y": "u", "z": "x",
  ]
}
