import GeneratedDocuments
import Growth

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Measures how the cost of each stage grows with the size of each shape of document.
@MainActor
enum GrowthBenchmark {
  /// The exponent above which a cost grows faster than the document.
  nonisolated private static let bar = 1.25
  /// The most that a stage may take, in units of the check of an ordinary document of the same size. A
  /// preview draws every node of a screen that no device would show, so only its growth counts.
  private static func mostRate(of stage: GrowthStage) -> Double {
    stage.name == "preview" ? .infinity : 100
  }
  /// What takes less, in units of the check of an ordinary document, does little more than to write and read
  /// memory. That gets slower where the caches end, so the exponent of the time says nothing;
  /// `.ci/run costs` counts instructions.
  nonisolated private static let memoryRate = 1.0
  /// The first size is the smallest from which a run takes so long. It depends on the speed of the machine,
  /// so that the same sizes are compared everywhere.
  private static func leastCost(_ unit: Double) -> Double { unit / 2 }
  private static let sizes = (least: 16_384, most: 1_048_576)
  /// A stage that takes less at half the largest first size has nothing to do for the shape.
  private static func noCost(_ unit: Double) -> Double { unit / 40 }
  /// Larger sizes are skipped after a run that takes so long.
  private static func mostCost(_ unit: Double) -> Double { unit * 35 }
  /// A run that takes less is run twice.
  private static func shortCost(_ unit: Double) -> Double { unit * 9 }
  /// A cost grows too fast if it did in so many rounds: other processes disturb some of them. Each starts at
  /// twice the size, because small documents may have too little for what bounds the cost of large ones.
  private static let rounds = 3

  /// Prints the exponents of the named shapes, or of all; returns whether none is above the bar.
  static func run(_ names: [String]) async -> Bool {
    let unknown = names.filter { DocumentShape.named($0) == nil }
    guard unknown.isEmpty else {
      print("unknown shapes: \(unknown.joined(separator: " "))")
      return false
    }
    // The first run of a stage also initializes tables.
    for stage in GrowthStage.all {
      for shape in DocumentShape.all.prefix(3) { _ = await cost(of: stage, on: shape, sizes.least, 0) }
    }
    let unit = await ordinaryRate()
    print(
      """
      exponent of the cost, and how often an ordinary document of the size of the largest could be checked
      meanwhile; one of a megabyte takes \(rounded(unit, 0)) ms
      """)
    print("shape".filled(26) + GrowthStage.all.map { $0.name.padded(16) }.joined())
    var failed: [String] = []
    var failedShapes: [String] = []
    for shape in names.isEmpty ? DocumentShape.all : names.compactMap(DocumentShape.named) {
      print(shape.name.filled(26), terminator: "")
      for stage in GrowthStage.all {
        let growth = await growth(of: stage, on: shape, unit)
        if !growth.isGood {
          failed.append("\(shape.name), \(stage.name): \(growth)")
          if failedShapes.last != shape.name { failedShapes.append(shape.name) }
          if stage.name == "requests" { failed += await slowFeatures(on: shape, unit) }
        }
        print(
          "\(rounded(growth.exponent)) \(rounded(growth.rate, 1).padded(6))".padded(16), terminator: "")
        fflush(nil)
      }
      print()
    }
    if !failed.isEmpty {
      let most = rounded(mostRate(of: GrowthStage.all[0]), 0)
      print("\nexponent above \(bar), or more than \(most) ordinary checks:")
      print(failed.joined(separator: "\n"))
      if names.isEmpty {
        print("\nonce more, in a process of its own, whose heap no other shape has fragmented:")
        fflush(nil)
        runAgain(failedShapes)
      }
    }
    return failed.isEmpty
  }

  /// Replaces the process by one that measures only some shapes; returns if that fails.
  private static func runAgain(_ shapes: [String]) {
    let arguments = [CommandLine.arguments[0], "--growth"] + shapes
    var pointers = arguments.map { strdup($0) } + [nil]
    execv(CommandLine.arguments[0], &pointers)
  }

  /// Returns a line about each request that costs too much.
  private static func slowFeatures(on shape: DocumentShape, _ unit: Double) async -> [String] {
    var lines: [String] = []
    for feature in GrowthStage.features {
      let growth = await growth(of: feature, on: shape, unit)
      if !growth.isGood || growth.rate > mostRate(of: feature) / 10 {
        lines.append("  \(feature.name): \(growth)")
      }
    }
    return lines
  }

  private struct Growth: CustomStringConvertible {
    let exponent: Double
    /// The cost of the largest document, in units of the check of an ordinary document of its size.
    let rate: Double
    var mostRate = Double.infinity

    var isGood: Bool { rate <= memoryRate || exponent <= bar && rate <= mostRate }
    var description: String { "\(rounded(exponent)), \(rounded(rate, 1))" }
  }

  /// Returns the least growth of several rounds; there is one round if that is below the bar.
  private static func growth(
    of stage: GrowthStage, on shape: DocumentShape, _ unit: Double
  ) async -> Growth {
    var size = sizes.least
    var first = await cost(of: stage, on: shape, size, unit)
    while first.cost < leastCost(unit), size < sizes.most {
      if size * 2 >= sizes.most, first.cost < noCost(unit) { break }
      size *= 2
      first = await cost(of: stage, on: shape, size, unit)
    }
    if first.cost < noCost(unit) { return Growth(exponent: 0, rate: 0) }
    var least: Growth?
    for round in 0..<rounds {
      if round > 0 {
        if size < sizes.most, first.cost * 2 < mostCost(unit) { size *= 2 }
        first = await cost(of: stage, on: shape, size, unit)
      }
      var last = first
      for factor in [2, 4] where last.cost < mostCost(unit) {
        last = await cost(of: stage, on: shape, size * factor, unit)
      }
      let growth = Growth(
        exponent: log(last.cost / first.cost) / log(Double(last.bytes) / Double(first.bytes)),
        rate: last.cost / Double(last.bytes) * 1_000_000 / unit, mostRate: mostRate(of: stage))
      if least.map({ growth.exponent < $0.exponent }) ?? true { least = growth }
      if growth.isGood { break }
    }
    return least ?? Growth(exponent: .infinity, rate: .infinity)
  }

  /// Returns how long the check of an ordinary document takes, in milliseconds for each megabyte: what other
  /// rates are compared with, because machines differ.
  private static func ordinaryRate() async -> Double {
    var generator = DocumentGenerator(seed: 42)
    let text = generator.document(size: sizes.most)
    let work = await GrowthStage.all[0].prepare(text)
    var least = Double.infinity
    for _ in 0..<5 {
      let start = processorTime
      await work()
      least = min(least, processorTime - start)
    }
    return max(1, least / Double(text.count) * 1_000_000)
  }

  private static func cost(
    of stage: GrowthStage, on shape: DocumentShape, _ size: Int, _ unit: Double
  ) async -> (bytes: Int, cost: Double) {
    let text = Array(shape.document(size).utf8)
    let work = await stage.prepare(text)
    var least = Double.infinity
    // The first run of a size also gets its memory from the system, so that a run of milliseconds would seem
    // to grow with the pages that the runs before it have left.
    for _ in 0..<2 where least == .infinity || least < shortCost(unit) {
      let start = processorTime
      await work()
      least = min(least, max(0.001, processorTime - start))
    }
    return (text.count, least)
  }

  /// The processor time that the process has used, in milliseconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
  }
}
