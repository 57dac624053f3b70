import Growth

/// The work whose growth `.ci/run costs` measures: each stage of the program on documents that are hard for
/// it, in two sizes.
enum GrowthOfWork {
  /// The stages, the shapes of documents, and the smaller size in bytes. What is compared with a name that
  /// nothing declares is limited, which shows only in larger documents.
  private static let parts: [(stage: String, shapes: [String], size: Int)] = [
    (
      "check", ["nested-unknown-keys", "duplicate-keys", "empty-children", "scopes", "open-brackets"], 16_384
    ),
    ("edit", ["nested-findings", "wrong-values", "lists-in-open-brackets", "steps"], 16_384),
    ("requests", ["nested-stacks", "nested-objects-on-lines", "unknown-locals"], 16_384),
    ("requests", ["same-setter", "unknown-tokens", "unterminated-strings"], 32_768),
    ("format", ["nested-arrays"], 4_096),
    ("format", ["generated"], 32_768),
    ("preview", ["used-style-chain", "generated", "undeclared-items"], 8_192),
  ]
  private static let factor = 4

  /// Does the work, with a mark before and after each part, and prints a line about each part: the stage, the
  /// shape and the size of the document in bytes.
  @MainActor
  static func run() async {
    for part in parts {
      guard let stage = GrowthStage.all.first(where: { $0.name == part.stage }) else { continue }
      // The first run of a stage also initializes tables.
      await stage.prepare(Array(DocumentShape.all[0].document(2_048).utf8))()
      for shape in part.shapes.compactMap(DocumentShape.named) {
        for size in [part.size, part.size * factor] {
          let text = Array(shape.document(size).utf8)
          let work = await stage.prepare(text)
          writeCounts()
          await work()
          writeCounts()
          print("\(stage.name) \(shape.name) \(text.count)")
        }
      }
    }
  }
}

/// Valgrind writes what it has counted each time this is called.
@inline(never)
func writeCounts() { print("", terminator: "") }
