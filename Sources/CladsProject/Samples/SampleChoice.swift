import Diagnostics

/// Why a sample cannot be chosen, in plain words: a fragment without a final period.
public struct SampleChoiceError: Error, Sendable, Hashable {
  /// What is wrong.
  public let message: String
}

extension [Sample] {
  /// The sample with a name.
  ///
  /// - Throws: that there is none, with the one that was meant; or that its file cannot be used.
  public func choosing(_ name: String) throws(SampleChoiceError) -> Sample {
    guard let sample = first(where: { $0.name == name }) else {
      let near = didYouMean(closest(to: name, in: map(\.name))).map { "; \($0)" }
      throw SampleChoiceError(
        message: "the document has no sample `\(name)`"
          + (near ?? "; it has \(map { "`\($0.name)`" }.joined(separator: ", "))"))
    }
    if let problem = sample.problem {
      throw SampleChoiceError(message: "the sample `\(name)` cannot be used: \(problem)")
    }
    return sample
  }
}
