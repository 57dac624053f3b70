import GeneratedDocuments

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Checks a folder of generated documents with the release executable.
enum FolderBenchmark {
  /// Writes `count` documents of about `size` bytes to a folder. Existing files are kept.
  static func generate(_ folder: String, count: Int, size: Int) {
    mkdir(folder, 0o755)
    for number in 0..<count {
      let path = "\(folder)/screen\(number).clads.json"
      guard access(path, R_OK) != 0 else { continue }
      var generator = DocumentGenerator(seed: UInt64(number) + 1)
      let bytes = generator.document(size: size, id: "screen\(number)")
      guard let file = fopen(path, "w") else { continue }
      fwrite(bytes, 1, bytes.count, file)
      fclose(file)
    }
  }

  /// Times `--check` of the folder with 1 and 2 jobs.
  static func run(executable: String, folder: String, count: Int, size: Int, runs: Int) {
    generate(folder, count: count, size: size)
    for jobs in [1, 2] {
      let command = "'\(executable)' --check '\(folder)' --jobs \(jobs) --quiet > /dev/null"
      let times = Measurement(runs) { _ = system(command) }
      print(
        "check of \(count) documents of \(size / 1_000) kB, \(jobs) jobs: \(rounded(times.median / 1_000)) s")
    }
  }

  /// Times another validator on the same folder, if it is installed.
  static func compare(python: String, script: String, folder: String, schema: String) {
    let command = "'\(python)' '\(script)' '\(folder)' '\(schema)'"
    var status: Int32 = 0
    let time = Measurement.time { status = system(command) }
    if status == 0 {
      print("orjson and jsonschema-rs in two processes, schema only: \(rounded(time / 1_000)) s")
    }
  }
}
