import GeneratedDocuments

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs what `.ci/run costs` counts the instructions of. It uses no test library, so it can be linked
/// statically.
@main
enum CladsCosts {
  @MainActor static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count == 3, arguments[0] == "document", let size = Int(arguments[1]),
      let seed = UInt64(arguments[2])
    {
      var generator = DocumentGenerator(seed: seed)
      print(String(decoding: generator.document(size: size), as: UTF8.self), terminator: "")
    } else if arguments.count == 2, arguments[0] == "run", let run = StandardRun(rawValue: arguments[1]) {
      await run.run()
    } else if arguments == ["growth"] {
      await GrowthOfWork.run()
    } else {
      print(
        """
        clads-costs document BYTES SEED   prints a generated document
        clads-costs growth                runs hard documents in two sizes
        clads-costs run NAME              \(StandardRun.allCases.map(\.rawValue).joined(separator: ", "))
        """)
      exit(2)
    }
  }
}
