/// The arguments of a call, by the parameters of a form.
package struct ModifierBinding: Sendable, Hashable {
  /// Why a form does not fit.
  package enum Failure: Sendable, Hashable {
    /// No parameter is left that fits the argument at an index; those from another index on are left.
    case unfit(Int, next: Int)
    /// The parameter at an index has no argument.
    case missing(Int)
  }

  /// The index of the argument for each parameter; `nil` where it is left out.
  package var arguments: [Int?]
  package var failure: Failure?
}

extension ModifierSignature {
  /// Returns the arguments for the parameters, up to the first that does not fit. Arguments have the order of
  /// the parameters; those that are optional can be left out.
  package func bind(_ labels: [String?]) -> ModifierBinding {
    var binding = ModifierBinding(arguments: Array(repeating: nil, count: parameters.count))
    var next = 0
    for (argument, label) in labels.enumerated() {
      guard let index = parameters[next...].firstIndex(where: { $0.label == label }) else {
        binding.failure = .unfit(argument, next: next)
        return binding
      }
      if let skipped = parameters[next..<index].firstIndex(where: { !$0.isOptional }) {
        binding.failure = .missing(skipped)
        return binding
      }
      binding.arguments[index] = argument
      next = index + 1
    }
    binding.failure = parameters[next...].firstIndex { !$0.isOptional }.map { .missing($0) }
    return binding
  }
}
