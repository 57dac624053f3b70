package import CladsDocument
import Diagnostics
import JSONSyntax

/// The node that a step or an expectation is about.
package struct TestTarget: Sendable {
  /// A text that it shows, or its `id`.
  package var name: String?
  package var id: String?
  package var text: String?
  /// Its JSON pointer, for one that has neither.
  package var pointer: String?
  /// Which one it is among those with the same name, from 0.
  package var index: Int?
  package var origin = Document.Origin.none

  /// The object form of a target.
  struct Object: Described {
    var id: String?
    var text: String?
    var pointer: String?
    var index: Int?
    var origin = Document.Origin.none

    static let table = describe(
      "target", "A node of the screen.", needsOneOf: [["id", "text", "pointer"]]
    ) {
      Property("id", \.id, .string(.reference(.component)), "Its `id`.")
      Property("text", \.text, .string(.tested(.text)), "A text that it shows.")
      Property(
        "pointer", \.pointer, .string(.tested(.pointer)),
        "Its JSON pointer, where it has no `id` and no text.")
      Property("index", \.index, .integer, "Which one of several it is, from 0.", default: "0")
    }
    static let schema = objectSchema(blank: Object()) { target, node, _, reading in
      let isNamed = target.id != nil || target.text != nil || target.pointer != nil
      let names = ["id", "text", "pointer"].filter { reading.view.member(named: $0, of: node) != nil }
      if let index = target.index, index < 0 {
        let range = reading.view.member(named: "index", of: node).map { reading.view.range($0) }
        reading.report(
          Finding(
            .projectWrongType, at: range ?? reading.view.range(node), "`index` must not be negative",
            help: "it counts from 0"))
      }
      if isNamed, names.count > 1 {
        reading.report(
          Finding(
            .projectWrongType, at: reading.view.range(node),
            "a node is named once, but this has \(listing(names, last: "and"))", help: "keep one of them"))
      } else if !isNamed, names.isEmpty, reading.memberNames(of: node).isSubset(of: ["index"]) {
        reading.report(
          Finding(
            .projectWrongType, at: reading.view.range(node), "this names no node",
            help: "write `id`, `text` or `pointer`"))
      }
    }
  }

  package static let schema = Schema<TestTarget>(
    shape: .either([.string(.tested(.node)), Object.schema.shape])
  ) {
    node, reading in
    let origin = Document.Origin(node: node, range: reading.view.range(node))
    if reading.view.kind(node) == .string {
      reading.addFact(.tested(.node), node)
      return TestTarget(name: reading.view.string(node), origin: origin)
    }
    return Object.schema.read(node, &reading).map {
      TestTarget(id: $0.id, text: $0.text, pointer: $0.pointer, index: $0.index, origin: origin)
    }
  }

  /// The target as messages say it.
  package var phrase: String {
    let words = name ?? text ?? id ?? pointer ?? ""
    return index.map { "`\(words)` (\($0))" } ?? "`\(words)`"
  }
}
