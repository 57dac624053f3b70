import Growth

/// The work whose growth `.ci/run costs` measures: each stage of the program on documents that are hard for it, in
/// two sizes.
enum GrowthOfWork {
  /// The stages with the shapes of documents, and the smaller size in bytes.
  private static let parts: [(stage: String, shapes: [String], size: Int)] = [
    ("check", ["nested-unknown-keys", "unknown-paths", "duplicate-keys", "number-children"], 16_384),
    ("edit", ["nested-duplicates", "unknown-template-paths", "lists-in-open-brackets", "steps"], 16_384),
    ("requests", ["nested-stacks", "same-setter", "unknown-tokens", "unterminated-strings"], 32_768),
    ("format", ["nested-arrays", "generated"], 32_768),
    ("preview", ["used-style-chain", "generated", "undeclared-items"], 8_192),
  ]
  private static let factor = 4

  /// Does the work, with a mark before and after each part, and prints a line about each part: the stage, the shape
  /// and the size of the document in bytes.
  @MainActor
  static func run() async {
    for part in parts {
      guard let stage = GrowthStage.all.first(where: { $0.name == part.stage }) else { continue }
      for shape in part.shapes.compactMap(DocumentShape.named) {
        for size in [part.size, part.size * factor] {
          let text = Array(shape.document(size).utf8)
          let work = await stage.prepare(text)
          cladsCostsMark()
          await work()
          cladsCostsMark()
          print("\(stage.name) \(shape.name) \(text.count)")
        }
      }
    }
  }
}

/// Valgrind writes what it has counted each time this is called, so it needs a name that is the same in every build.
@_cdecl("clads_costs_mark") @inline(never)
public func cladsCostsMark() { print("", terminator: "") }
