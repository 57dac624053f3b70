/// Which document a test is of, and which tests a document has.
///
/// All paths are relative to the folder of the test or of the document.
package enum TestLookup {
  /// Returns the path of the document of a test.
  ///
  /// - Parameters:
  ///   - test: what the file says, if it could be read.
  ///   - name: the name of the file.
  ///   - files: the files of its folder.
  /// - Returns: the path that the test names, which need not exist, or else that of the file with the same
  ///   name; `nil` if there is none.
  package static func document(
    of test: ScreenTest?, inFileNamed name: String, in files: any FileReading
  ) -> String? {
    if let named = test?.document { return named }
    return documentNames(ofTestNamed: name).first { files.exists($0) }
  }

  /// Returns the names that the document of a test may have that names none, the best first:
  /// `cart.big.clads-test.json` is of `cart.big.clads.json` or, without it, of `cart.clads.json`.
  package static func documentNames(ofTestNamed name: String) -> [String] {
    guard name.hasSuffix(FileKind.testExtension) else { return [] }
    var stem = name.dropLast(FileKind.testExtension.count)
    var names: [String] = []
    while !stem.isEmpty {
      if FileKind.isSwift(String(stem)) { names.append(String(stem)) }
      names += FileKind.sampledExtensions.map { stem + $0 }.filter(FileKind.mayBeDocument)
      guard let dot = stem.lastIndex(of: ".") else { break }
      stem = stem[..<dot]
    }
    return names
  }

  /// Returns what the name of a test says after that of its document; `nil` if there is nothing.
  package static func variant(ofTestNamed name: String, ofDocumentNamed document: String) -> String? {
    let stem = FileKind.stem(ofDocumentNamed: document) + "."
    guard name.hasPrefix(stem), name.hasSuffix(FileKind.testExtension),
      name.count > stem.count + FileKind.testExtension.count
    else { return nil }
    return String(name.dropFirst(stem.count).dropLast(FileKind.testExtension.count))
  }

  /// Returns the names that a new test of a document may have, the best first.
  ///
  /// - Parameters:
  ///   - document: the name of the document's file.
  ///   - words: what the test is about; may be empty.
  /// - Returns: the names.
  package static func newNames(ofDocumentNamed document: String, about words: String = "") -> [String] {
    let stem = FileKind.stem(ofDocumentNamed: document)
    let words = words.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    return (1...1_000).map { number in
      let parts = [stem, words, number == 1 ? "" : String(number)].filter { !$0.isEmpty }
      return parts.joined(separator: ".") + FileKind.testExtension
    }
  }

  /// Returns the names of the tests of a document in its folder.
  ///
  /// - Parameters:
  ///   - name: the name of its file.
  ///   - files: the files of its folder.
  /// - Returns: the names, sorted.
  package static func tests(ofDocumentNamed name: String, in files: any FileReading) -> [String] {
    tests(in: files)[name]?.map(\.name) ?? []
  }

  /// Returns the tests in a folder of documents in it, by the names of these documents.
  ///
  /// - Parameter files: the files of the folder.
  /// - Returns: the names of the tests, sorted, with what they say, if they could be read.
  package static func tests(in files: any FileReading) -> [String: [(name: String, test: ScreenTest?)]] {
    var tests: [String: [(name: String, test: ScreenTest?)]] = [:]
    for file in files.names(startingWith: "", endingWith: FileKind.testExtension) {
      let test = (try? files.read(file)).flatMap(ScreenTest.read)
      let parts = document(of: test, inFileNamed: file, in: files)?.pathComponents.filter { $0 != "." } ?? []
      if parts.count == 1 { tests[parts[0], default: []].append((file, test)) }
    }
    return tests
  }
}

extension FileKind {
  /// Whether a file with this name is not of another kind.
  fileprivate static func mayBeDocument(_ name: String) -> Bool {
    name != projectFileName && !name.hasSuffix(sampleExtension) && !name.hasSuffix(testExtension)
  }
}
