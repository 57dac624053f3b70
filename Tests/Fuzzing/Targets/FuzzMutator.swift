import JSONSyntax
public import TestSupport

/// Changes an input in a way that suits its target.
public struct FuzzMutator: Sendable {
  private let documents = DocumentMutator()
  private let messages = MessageMutator()

  public init() {}

  /// Returns a changed input, or `nil` where changing single bytes is as good.
  public func mutated(
    _ bytes: [UInt8], from other: [UInt8]? = nil, of input: FuzzTarget.Input, using random: inout SeededRandom
  ) -> [UInt8]? {
    guard input != .text, Int.random(in: 0..<5, using: &random) > 0 || other != nil else { return nil }
    if input == .messages { return messages.mutated(bytes, from: other, using: &random) }
    var parts = InputParts.split(bytes)
    let jsonParts = parts.indices.filter { parts[$0].contains(UInt8(ascii: "{")) }
    guard let index = jsonParts.randomElement(using: &random) else { return nil }
    let source = other.map { InputParts.split($0).randomElement(using: &random) ?? $0 }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      parts[index] = documents.mutated(parts[index], from: source ?? parts[index], using: &random)
    }
    return InputParts.joined(parts)
  }
}
