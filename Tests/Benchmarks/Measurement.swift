#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Times of several runs, in milliseconds.
struct Measurement {
  private let times: [Double]

  /// Runs `body` once to warm up and `count` times for the record.
  init(_ count: Int, _ body: () -> Void) {
    body()
    times = (0..<count).map { _ in Self.time(body) }.sorted()
  }

  /// Takes over times that were measured elsewhere.
  init(times: [Double]) { self.times = times.sorted() }

  /// The time of one run, in milliseconds.
  static func time(_ body: () -> Void) -> Double {
    let start = ContinuousClock.now
    body()
    let duration = ContinuousClock.now - start
    return Double(duration.components.seconds) * 1_000 + Double(duration.components.attoseconds) / 1e15
  }

  /// The time that a share of the runs did not exceed.
  func percentile(_ share: Double) -> Double {
    guard !times.isEmpty else { return 0 }
    return times[min(times.count - 1, Int(Double(times.count) * share))]
  }

  /// The middle time.
  var median: Double { percentile(0.5) }

  /// The most memory the process ever held, in MiB.
  static var peakMemory: Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss) / 1_048_576
    #else
      getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
      return Double(usage.ru_maxrss) / 1_024
    #endif
  }
}

/// Keeps a result alive, so that the work that made it is not left out.
@inline(never)
func keep<T>(_ value: T) { withExtendedLifetime(value) {} }

/// A number with a fixed count of decimals.
func rounded(_ value: Double, _ digits: Int = 2) -> String {
  var scale = 1.0
  for _ in 0..<digits { scale *= 10 }
  let scaled = (value * scale).rounded()
  guard scaled.magnitude < 1e15 else { return String(value) }
  let whole = String(Int(scaled.magnitude) / Int(scale))
  let part = String(Int(scaled.magnitude) % Int(scale))
  let sign = value < 0 ? "-" : ""
  return digits == 0
    ? sign + whole : sign + whole + "." + String(repeating: "0", count: digits - part.count) + part
}
