import FuzzTargets
import JSONSyntax
import TestSupport
import Testing

/// Inputs that once failed, which the fuzzer or somebody else found.
@Suite struct RegressionTests {
  private static let folder = Executable.packageFolder + "/Tests/Fixtures/Fuzzing"
  private static let seedFolder = Executable.packageFolder + "/Tests/Fuzzing/Seeds"
  private static let inputs = Files.list(folder, endings: [""])
  private static let seeds = Files.list(seedFolder, endings: [""])

  @MainActor
  @Test(arguments: FuzzTarget.all.map(\.name))
  func `inputs that once failed are handled`(target name: String) async throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    for path in Self.inputs where path.hasPrefix("\(Self.folder)/\(name)/") {
      let violations = await target.violations(Files.read(path))
      #expect(violations == [], "\(path)")
    }
  }

  @MainActor
  @Test(arguments: FuzzTarget.all.map(\.name))
  func `changed seeds are handled`(target name: String) async throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let mutator = FuzzMutator()
    var random = SeededRandom(seed: 1)
    for path in Self.seeds where path.hasPrefix("\(Self.seedFolder)/\(name)/") {
      var bytes = Files.read(path)
      #expect(await target.violations(bytes) == [], "\(path)")
      for _ in 0..<20 {
        guard let changed = mutator.mutated(bytes, of: target.input, using: &random) else { continue }
        bytes = changed
        let violations = await target.violations(bytes)
        #expect(violations == [], "a change of \(path): \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test func `every fixture and every seed belongs to a target`() {
    for (folder, paths) in [(Self.folder, Self.inputs), (Self.seedFolder, Self.seeds)] {
      #expect(!paths.isEmpty)
      for path in paths {
        let name = path.dropFirst(folder.count + 1).prefix { $0 != "/" }
        #expect(FuzzTarget.all.contains { $0.name == name }, "\(path)")
      }
    }
  }
}

@Suite struct MutatorTests {
  @Test func `a change of a document is usually a document`() {
    var random = SeededRandom(seed: 5)
    let mutator = DocumentMutator()
    for (_, text) in SampleDocuments.examples {
      var intact = 0
      for _ in 0..<100 {
        let changed = mutator.mutated(Array(text.utf8), using: &random)
        if SyntaxTree.parse(changed).errors.isEmpty { intact += 1 }
      }
      #expect(intact > 90)
    }
  }

  @Test func `the vocabulary has the names and values of the format`() {
    let vocabulary = FuzzVocabulary.format
    #expect(vocabulary.keys.contains("onAppear") && vocabulary.keys.contains("designSystems"))
    #expect(vocabulary.values["type"]?.contains("\"forEach\"") == true)
  }
}
