import TestSupport
import Testing

/// The scripts that are made from the tables of modes and options.
@Suite struct ShellTests {
  /// The names of all flags and options, from `--help`.
  private static let names: [String] = {
    let words = Executable.run(["--help"]).output.split { " \n,".contains($0) }.map(String.init)
    return Set(words.filter { $0.hasPrefix("--") && $0.allSatisfy { $0.isLowercase || $0 == "-" } }).sorted()
  }()

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions have every flag and every option`(shell: String) {
    let run = Executable.run(["--completions", shell])
    #expect(run.status == 0)
    #expect(Self.names.count > 40)
    for name in Self.names {
      let isThere = run.output.contains(shell == "fish" ? "-l \(name.dropFirst(2)) " : name)
      #expect(isThere, "\(name)")
    }
    #expect(run.output.contains("unknown-component-kind"), "the rules that --explain takes")
  }

  @Test func `the manual page has every option, and no line starts with a control character by accident`() {
    let page = Executable.run(["--man"]).output
    #expect(page.hasPrefix(".TH CLADS-LSP 1"))
    for name in Self.names {
      let escaped = name.split(separator: "-", omittingEmptySubsequences: false).joined(separator: "\\-")
      #expect(page.contains(escaped), "\(name)")
    }
    let requests: Set = [".TH", ".SH", ".TP", ".B", ".br"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }
}
