import Foundation
import FuzzTargets
import TestSupport

/// The fuzzer on one target.
@MainActor
enum Fuzzing {
  static var target = FuzzTarget.all[0]
  static let mutator = FuzzMutator()

  /// Runs libFuzzer with these arguments, and returns its exit status.
  static func run(_ arguments: [String]) -> Int32 {
    var count = Int32(arguments.count)
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    return pointers.withUnsafeMutableBufferPointer { buffer in
      var first = buffer.baseAddress
      return runDriver(&count, &first, tryInput)
    }
  }

  /// Checks an input; a violation ends the process like any other crash.
  static func check(_ bytes: [UInt8]) {
    let run = Run()
    // Most targets never wait, so they are done at once.
    if #available(macOS 26, *) {
      Task.immediate { await run.perform(bytes) }
    } else {
      Task { await run.perform(bytes) }
    }
    while !run.isDone { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    if !run.violations.isEmpty { fatalError(run.violations.prefix(5).joined(separator: "\n")) }
  }

  @MainActor
  private final class Run {
    var violations: [String] = []
    var isDone = false

    func perform(_ bytes: [UInt8]) async {
      violations = await target.violations(bytes)
      isDone = true
    }
  }
}

@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

@_silgen_name("LLVMFuzzerMutate")
func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int) -> Int

private func tryInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  MainActor.assumeIsolated { Fuzzing.check(bytes) }
  return 0
}

@_cdecl("LLVMFuzzerCustomMutator")
func mutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int, _ seed: UInt32) -> Int {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  let result: [UInt8]? = MainActor.assumeIsolated {
    var random = SeededRandom(seed: UInt64(seed))
    return Fuzzing.mutator.mutated(bytes, of: Fuzzing.target.input, using: &random)
  }
  guard let result, result.count <= maximum, result != bytes else {
    return mutateBytes(data, size, maximum)
  }
  _ = UnsafeMutableBufferPointer(start: data, count: maximum).update(fromContentsOf: result)
  return result.count
}

@_cdecl("LLVMFuzzerCustomCrossOver")
func crossOver(
  _ data: UnsafePointer<UInt8>, _ size: Int, _ other: UnsafePointer<UInt8>, _ otherSize: Int,
  _ output: UnsafeMutablePointer<UInt8>, _ maximum: Int, _ seed: UInt32
) -> Int {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  let otherBytes = Array(UnsafeBufferPointer(start: other, count: otherSize))
  let result: [UInt8]? = MainActor.assumeIsolated {
    var random = SeededRandom(seed: UInt64(seed))
    return Fuzzing.mutator.mutated(bytes, from: otherBytes, of: Fuzzing.target.input, using: &random)
  }
  guard let result, result.count <= maximum else { return 0 }
  _ = UnsafeMutableBufferPointer(start: output, count: maximum).update(fromContentsOf: result)
  return result.count
}
