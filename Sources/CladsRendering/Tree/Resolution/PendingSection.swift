/// A section of a long screen that is resolved when it is first needed.
@MainActor
package final class PendingSection {
  private var resolved: IR.Section?
  private let resolve: () -> IR.Section

  init(_ resolve: @escaping () -> IR.Section) { self.resolve = resolve }

  /// Whether the section has been resolved.
  var isResolved: Bool { resolved != nil }

  /// The section, resolved when it is first read.
  package var section: IR.Section {
    if let resolved { return resolved }
    let section = resolve()
    resolved = section
    return section
  }
}

extension TrackedRenderTree {
  /// Whether sections are still to be resolved.
  package var isIncomplete: Bool { !pass.pending.isEmpty }

  /// Whether drawing has resolved all sections that were left out.
  package var isDrawnCompletely: Bool { pass.pending.allSatisfy(\.isResolved) }

  /// Resolves some of the sections that were left out; returns whether any are left. While that is so, the
  /// tree must not be updated.
  ///
  /// The view tree is complete only at the end, so an index of it has to be built again then.
  package mutating func resolveSections(_ count: Int = .max) -> Bool {
    var number = 0
    while number < count, let section = pass.pending.last {
      pass.pending.removeLast()
      if section.isResolved { continue }
      _ = section.section
      number += 1
    }
    if isIncomplete { return true }
    tree.root.children.takeSections()
    return false
  }
}

@MainActor
extension [RenderNode] {
  /// Replaces sections that were resolved later by what they have become.
  fileprivate mutating func takeSections() {
    for index in indices { self[index].takeSections() }
  }
}

@MainActor
extension RenderNode {
  fileprivate mutating func takeSections() {
    switch self {
    case .sectionLayout(var layout):
      layout.sections = layout.sections.map { $0.pending?.section ?? $0 }
      self = .sectionLayout(layout)
    case .error(var error):
      error.content.takeSections()
      self = .error(error)
    case .modified(var modified):
      modified.content.takeSections()
      self = .modified(modified)
    default: break
    }
  }
}
