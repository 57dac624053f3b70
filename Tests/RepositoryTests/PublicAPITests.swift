import TestSupport
import Testing

/// What apps can use is listed in a golden file, so that every change of it shows in a diff.
@Suite struct PublicAPITests {
  @Test func `the list of public declarations is current`() {
    let sources = Executable.packageFolder + "/Sources/"
    var lines: [String] = []
    for path in Files.list(sources, endings: [".swift"]) {
      let file = path.dropFirst(sources.count)
      guard let module = file.split(separator: "/").first, module != "Plugins" else { continue }
      let source = SwiftDeclarations(String(decoding: Files.read(path), as: UTF8.self))
      lines += source.publicDeclarations.map { "\(module) \($0)" }
    }
    lines.sort()
    let path = "Tests/Fixtures/API/public.txt"
    let known = String(decoding: Files.read(Executable.packageFolder + "/" + path), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    let difference = lines.difference(from: known)
    let added = difference.insertions.first.map(Self.line) ?? "nothing"
    let removed = difference.removals.first.map(Self.line) ?? "nothing"
    Golden.expect(
      path, lines.map { $0 + "\n" }.joined(), "; first added: \(added); first removed: \(removed)")
  }

  private static func line(_ change: CollectionDifference<String>.Change) -> String {
    switch change {
    case .insert(_, let line, _), .remove(_, let line, _): "`\(line)`"
    }
  }

  @Test func `declarations are found with the types around them`() {
    let source = SwiftDeclarations(
      ##"""
      /// public struct No
      public struct A<T> { // public let no = 1
        @MainActor public func b(
          _ c: String = "} public {", d: Int = 2
        ) async
          -> Int
        { let public1 = #"}"#; return 0 }
        public private(set) var e = 1 { didSet {} }
        package struct F { public var g: Int { /* } */ 1 } }
      }
      extension A { public enum H { case i, j(Int) } }
      public protocol K: Sendable {
        var l: Int { get }
      }
      public let m: [String] = """
        public let no = "
        """
      """##)
    #expect(
      source.publicDeclarations == [
        "public struct A<T>", "A: public func b(_ c: String = \"\", d: Int = 2) async -> Int",
        "A: public private(set) var e", "A.F: public var g: Int", "A: public enum H", "A.H: case i, j(Int)",
        "public protocol K: Sendable", "K: var l: Int", "public let m: [String]",
      ])
  }
}
