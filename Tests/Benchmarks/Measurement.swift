#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The durations of several runs, in milliseconds.
struct Measurement {
  private let times: [Double]

  /// Runs `body` once to warm up, and then `count` times to measure it.
  init(_ count: Int, _ body: () -> Void) {
    body()
    times = (0..<count).map { _ in Self.time(body) }.sorted()
  }

  /// Creates a measurement from durations in milliseconds.
  init(times: [Double]) { self.times = times.sorted() }

  /// Returns the duration of one run, in milliseconds.
  static func time(_ body: () -> Void) -> Double {
    let start = ContinuousClock.now
    body()
    let duration = ContinuousClock.now - start
    return Double(duration.components.seconds) * 1_000 + Double(duration.components.attoseconds) / 1e15
  }

  /// Returns the median of the processor time of the current thread in several runs, in milliseconds, less
  /// that of a run of `base` right before each.
  static func processorTime(_ count: Int, beyond base: () -> Void = {}, _ body: () -> Void) -> Double {
    base()
    body()
    return Measurement(
      times: (0..<count).map { _ in
        let start = threadTime
        base()
        let middle = threadTime
        body()
        return (threadTime - middle) - (middle - start)
      }
    ).median
  }

  /// The processor time of the current thread, in milliseconds.
  private static var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
  }

  /// Returns the duration that the given fraction of the runs did not exceed.
  func percentile(_ fraction: Double) -> Double {
    guard !times.isEmpty else { return 0 }
    return times[min(times.count - 1, Int(Double(times.count) * fraction))]
  }

  var median: Double { percentile(0.5) }

  /// The peak resident memory of the process, in MiB.
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

/// Keeps a value alive so that the optimizer cannot remove the work that computes it.
@inline(never)
func keep<T>(_ value: T) { withExtendedLifetime(value) {} }

/// Formats a number with a fixed number of decimals.
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
