import CladsFiles
import Testing

@Suite struct ChildProcessTests {
  private func run(_ script: String, input: [UInt8] = []) throws -> ChildProcess.Result {
    try ChildProcess.run("sh", ["sh", "-c", script], environment: [], input: input)
  }

  @Test(arguments: [0, 1, 65_536, 3_000_000])
  func `input of any size comes back, also when both pipes are full`(size: Int) throws {
    let input = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let result = try run("tee /dev/stderr", input: input)
    #expect(result.status == 0)
    #expect(result.output == input && result.errors == input)
  }

  @Test(arguments: ["exec true", "head -c 1 > /dev/null; exit 0", "exec < /dev/null; echo a"])
  func `a program need not read its input`(script: String) throws {
    #expect(try run(script, input: .init(repeating: 0x61, count: 3_000_000)).status == 0)
  }

  @Test func `input is read to its end`() throws {
    let result = try run("wc -l; exit 3", input: Array("a\nb\n".utf8))
    #expect(String(decoding: result.output, as: UTF8.self).contains("2"))
    #expect(result.status == 3)
  }

  @Test func `an endless output ends when no more is wanted`() throws {
    var count = 0
    let result = try ChildProcess.run(
      "sh", ["sh", "-c", "while echo a; do :; done; exit 1"], environment: [], input: [0x61]
    ) {
      count += $0.count
      return count < 100_000
    }
    #expect(count >= 100_000)
    #expect(result.status != 0)
  }
}
