/// What an event or an action does otherwise.
enum StepChanges {
  /// Returns the steps that differ, in their order.
  static func details(
    of property: String, _ old: [ActionStep], _ new: [ActionStep]
  ) -> [Change.Detail] {
    var removed: [Int] = []
    var inserted: [Int] = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.append(offset)
      case .insert(let offset, _, _): inserted.append(offset)
      }
    }
    let (olds, news) = (removed.sorted().map { old[$0] }, inserted.sorted().map { new[$0] })
    if !olds.isEmpty, Set(olds) == Set(news), olds.count == news.count {
      // The same steps in another order.
      return [Change.Detail(.step, property, inOrder(old), inOrder(new))]
    }
    var details: [Change.Detail] = []
    for index in 0..<max(olds.count, news.count) {
      let oldStep = index < olds.count ? olds[index] : nil
      let newStep = index < news.count ? news[index] : nil
      if let oldStep, let newStep, oldStep.words == newStep.words {
        details += parameterChanges(property, oldStep, newStep)
      } else {
        // An empty text says that nothing was done.
        details.append(
          Change.Detail(
            .step, property, oldStep?.words ?? (old.isEmpty ? "" : nil),
            newStep?.words ?? (new.isEmpty ? "" : nil)))
      }
    }
    return details
  }

  private static func inOrder(_ steps: [ActionStep]) -> String {
    steps.prefix(6).map(\.words).joined(separator: ", then ")
  }

  /// Returns the parameters of a step that differ.
  private static func parameterChanges(
    _ property: String, _ old: ActionStep, _ new: ActionStep
  ) -> [Change.Detail] {
    let subject = [property.isEmpty ? "" : Quoted.code(property), new.words].filter { !$0.isEmpty }
      .joined(separator: " ")
    var names = old.parameters.map(\.name)
    names += new.parameters.map(\.name).filter { !names.contains($0) }
    return names.compactMap { name in
      let (left, right) = (
        old.parameters.first { $0.name == name }, new.parameters.first { $0.name == name }
      )
      if left == right { return nil }
      return Change.Detail(.value, "\(subject): \(name)", left?.value, right?.value)
    }
  }
}
