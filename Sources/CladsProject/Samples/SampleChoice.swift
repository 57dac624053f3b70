import Diagnostics

/// A failure to choose a sample.
package struct SampleChoiceError: Error, Sendable, Hashable {
  /// The message, without a final period.
  package let message: String
}

extension [Sample] {
  /// Returns the sample with a name, unless its file cannot be used.
  package func valid(named name: String) -> Sample? { first { $0.name == name && $0.problem == nil } }

  /// Returns the sample with a name.
  ///
  /// - Throws: ``SampleChoiceError`` if there is no such sample, or if its file cannot be used.
  package func choosing(_ name: String) throws(SampleChoiceError) -> Sample {
    guard let sample = first(where: { $0.name == name }) else {
      let near = didYouMean(closest(to: name, in: map(\.name))).map { "; \($0)" }
      throw SampleChoiceError(
        message: "unknown sample `\(name)`"
          + (near ?? "; the document has \(map { "`\($0.name)`" }.joined(separator: ", "))"))
    }
    if let problem = sample.problem {
      throw SampleChoiceError(message: "the sample `\(name)` cannot be used: \(problem)")
    }
    return sample
  }
}
