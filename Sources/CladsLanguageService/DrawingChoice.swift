import CladsProject

/// What the user has chosen to draw a document with.
package struct DrawingChoice: Sendable, Hashable {
  /// The name of the sample that hovers, inlay hints and previews use.
  package var sample: String
  /// The name of the version of the app that previews are of; `nil` for the newest one.
  package var client: String?

  package init(sample: String, client: String? = nil) {
    self.sample = sample
    self.client = client
  }

  /// What is drawn unless the user chooses something else.
  package static let usual = DrawingChoice(sample: Sample.initialName)
}

extension DrawingChoice {
  /// What the user has chosen anew.
  package enum Part: Sendable, Hashable {
    case sample(String)
    case client(String)
  }

  /// Returns the choice with another part.
  package func changing(_ part: Part) -> DrawingChoice {
    switch part {
    case .sample(let name): DrawingChoice(sample: name, client: client)
    case .client(let name): DrawingChoice(sample: sample, client: name)
    }
  }
}
