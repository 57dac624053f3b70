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
  /// The most that a stage may take, in milliseconds for each megabyte. A preview draws every node of a
  /// screen that no device would show, so only its growth counts.
  private static func mostRate(of stage: GrowthStage) -> Double {
    stage.name == "preview" ? .infinity : 3_000
  }
  /// What takes less, in milliseconds for each megabyte, does little more than to write and read memory. That
  /// gets slower where the caches end, so the exponent of the time says nothing; `.ci/run costs` counts
  /// instructions.
  nonisolated private static let memoryRate = 40.0
  /// The first size is the smallest from which a run takes so many milliseconds of processor time.
  private static let leastCost = 20.0
  private static let sizes = (least: 16_384, most: 1_048_576)
  /// A stage that takes less at half the largest first size has nothing to do for the shape.
  private static let noCost = 1.0
  /// Larger sizes are skipped after a run that takes so many milliseconds.
  private static let mostCost = 1_500.0
  /// A run that takes less, in milliseconds, is run twice.
  private static let shortCost = 400.0
  /// A cost grows too fast if it did in so many rounds: other processes disturb some of them.
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
      for shape in DocumentShape.all.prefix(3) { _ = await cost(of: stage, on: shape, sizes.least) }
    }
    print("exponent of the cost, and milliseconds for each megabyte of the largest document")
    print("shape".filled(26) + GrowthStage.all.map { $0.name.padded(18) }.joined())
    var failed: [String] = []
    for shape in names.isEmpty ? DocumentShape.all : names.compactMap(DocumentShape.named) {
      print(shape.name.filled(26), terminator: "")
      for stage in GrowthStage.all {
        let growth = await growth(of: stage, on: shape)
        if !growth.isGood {
          failed.append("\(shape.name), \(stage.name): \(growth)")
          if stage.name == "requests" { failed += await slowFeatures(on: shape) }
        }
        print(
          "\(rounded(growth.exponent)) \(rounded(growth.rate, 0).padded(6)) ms".padded(18), terminator: "")
        fflush(nil)
      }
      print()
    }
    if !failed.isEmpty {
      print("\nexponent above \(bar), or too many milliseconds for each megabyte:")
      print(failed.joined(separator: "\n"))
    }
    return failed.isEmpty
  }

  /// Returns a line about each request that costs too much.
  private static func slowFeatures(on shape: DocumentShape) async -> [String] {
    var lines: [String] = []
    for feature in GrowthStage.features {
      let growth = await growth(of: feature, on: shape)
      if !growth.isGood || growth.rate > mostRate(of: feature) / 10 {
        lines.append("  \(feature.name): \(growth)")
      }
    }
    return lines
  }

  private struct Growth: CustomStringConvertible {
    let exponent: Double
    /// The cost of the largest document, in milliseconds for each megabyte.
    let rate: Double
    var mostRate = Double.infinity

    var isGood: Bool { rate <= memoryRate || exponent <= bar && rate <= mostRate }
    var description: String { "\(rounded(exponent)), \(rounded(rate, 0)) ms" }
  }

  /// Returns the least growth of several rounds; there is one round if that is below the bar.
  private static func growth(of stage: GrowthStage, on shape: DocumentShape) async -> Growth {
    var size = sizes.least
    var first = await cost(of: stage, on: shape, size)
    while first.cost < leastCost, size < sizes.most {
      if size * 2 >= sizes.most, first.cost < noCost { break }
      size *= 2
      first = await cost(of: stage, on: shape, size)
    }
    if first.cost < noCost { return Growth(exponent: 0, rate: 0) }
    var least: Growth?
    for round in 0..<rounds {
      if round > 0 { first = await cost(of: stage, on: shape, size) }
      var last = first
      for factor in [2, 4] where last.cost < mostCost {
        last = await cost(of: stage, on: shape, size * factor)
      }
      let growth = Growth(
        exponent: log(last.cost / first.cost) / log(Double(last.bytes) / Double(first.bytes)),
        rate: last.cost / Double(last.bytes) * 1_000_000, mostRate: mostRate(of: stage))
      if least.map({ growth.exponent < $0.exponent }) ?? true { least = growth }
      if growth.isGood { break }
    }
    return least ?? Growth(exponent: .infinity, rate: .infinity)
  }

  private static func cost(
    of stage: GrowthStage, on shape: DocumentShape, _ size: Int
  ) async -> (bytes: Int, cost: Double) {
    let text = Array(shape.document(size).utf8)
    let work = await stage.prepare(text)
    var least = Double.infinity
    // The first run of a size also gets its memory from the system, so that a run of milliseconds would seem
    // to grow with the pages that the runs before it have left.
    for _ in 0..<2 where least == .infinity || least < shortCost {
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
