import CladsAnalysis
import CladsCheck
import CladsDocument
import CladsProject
import Diagnostics
import JSONSyntax

/// Finds what has changed between two versions of a screen.
struct ScreenComparer {
  let old: ScreenSide
  let new: ScreenSide
  /// The names of the samples, by index; those without a name are not samples of the author.
  let samples: [String]
  let matching: TreeMatching
  let names: NameMap
  var changes: [Change] = []
  var notes: [String] = []
  /// The changes of shared parts by what they are, in the order in which they were found.
  private var causes: [CauseKey: Int] = [:]
  /// The nodes that each of these changes reaches.
  private var users: [Int: Set<Int>] = [:]
  /// The keys of the state whose initial values differ.
  let changedState: Set<String>
  /// The data sources that differ, by their new names.
  let changedSources: Set<String>
  /// The named actions whose own steps differ, by their new names.
  var changedActions: [String: [Change.Detail]] = [:]

  struct CauseKey: Hashable {
    let subject: Change.Subject
    let name: String
  }

  init(_ old: ScreenSide, _ new: ScreenSide, samples: [String], renames: [String]) {
    self.old = old
    self.new = new
    self.samples = samples
    notes = renames
    matching = TreeMatching(old.outline, new.outline)
    let names = NameMap(old, new, matching)
    self.names = names
    let (oldState, newState) = (
      (old.document.state ?? [:]).valuesByName(), (new.document.state ?? [:]).valuesByName()
    )
    changedState = Set(oldState.keys).union(newState.keys).filter { oldState[$0]?.json != newState[$0]?.json }
    let (oldSources, newSources) = (old.document.dataSources ?? [:], new.document.dataSources ?? [:])
    changedSources = Set(
      oldSources.compactMap { entry in
        let name = names.dataSources[entry.name] ?? entry.name
        guard let other = newSources[name] else { return nil }
        return entry.value.jsonValue.json == other.jsonValue.json ? nil : name
      })
  }

  /// Returns the comparison.
  static func compare(
    _ old: ScreenSide, _ new: ScreenSide, samples: [String], renames: [String]
  ) -> ScreenComparison {
    var comparer = ScreenComparer(old, new, samples: samples, renames: renames)
    comparer.findActionChanges()
    if !old.outline.isSame(as: new.outline) {
      comparer.findNodeChanges()
      comparer.findStructuralChanges()
    }
    comparer.findDeclarationChanges()
    return comparer.result()
  }

  /// Returns the comparison of versions that differ in nothing but white space and the order of keys.
  static func respelled(
    _ old: ComparedScreen, _ oldAnalysis: Analysis, _ oldFindings: [Diagnostic], _ new: ComparedScreen,
    _ newAnalysis: Analysis, _ newFindings: [Diagnostic]
  ) -> ScreenComparison {
    let left = ScreenSide(old, oldAnalysis, ScreenOutline(), oldFindings)
    let right = ScreenSide(new, newAnalysis, ScreenOutline(), newFindings)
    return ScreenComparer(left, right, samples: [], renames: [reordered]).result()
  }

  private func result() -> ScreenComparison {
    let (old, new) = (self.old.screen, self.new.screen)
    var result = ScreenComparison(
      path: new.path, name: new.name, oldTitle: old.title == new.title ? nil : old.title, verdict: .same)
    (result.oldFailure, result.newFailure) = (self.old.failure, self.new.failure)
    if result.oldFailure == nil, result.newFailure == nil {
      result.changes = EqualChanges.joined(changes)
      result.notes = notes
    }
    let shown = changes.filter(\.isOnScreen)
    if (result.oldFailure == nil) != (result.newFailure == nil) {
      result.verdict = .looks
    } else if result.oldFailure != nil || shown.isEmpty {
      result.verdict = .same
    } else {
      result.verdict = shown.allSatisfy(\.isBehavior) ? .behaves : .looks
    }
    result.clients = clientChange
    (result.newFindings, result.goneFindings) = FindingChanges.between(self.old, self.new)
    if result.oldFailure != nil || result.newFailure != nil {
      // The rest follows from what keeps the screen from being shown.
      result.newFindings = result.newFindings.filter { $0.severity == .error }
      result.goneFindings = result.goneFindings.filter { $0.severity == .error }
    } else if result.changes.isEmpty, result.notes.isEmpty, result.verdict == .same, old.text != new.text {
      result.notes = [spelling]
    }
    return result
  }

  /// The change of the versions of the app that may get the screen.
  private var clientChange: ScreenComparison.ClientChange? {
    guard let before = old.screen.context.clientRequirement([old.analysis], old.findings),
      let after = new.screen.context.clientRequirement([new.analysis], new.findings),
      before.summary != after.summary, !before.isBroken, !after.isBroken
    else { return nil }
    return ScreenComparison.ClientChange(
      old: before.summary, new: after.summary, isRaised: after.isRaised(from: before))
  }

  private static let reordered = "only order, white space or notation has changed"

  /// What has changed in a text that means the same.
  private var spelling: String {
    func value(_ screen: ComparedScreen) -> Document.StateValue? {
      Document.StateValue.parse(Array(screen.text)).value
    }
    let isFormatting = value(old.screen).map { $0 == value(new.screen) } ?? false
    return isFormatting ? Self.reordered : "nothing that the app reads has changed"
  }

  // MARK: - Causes

  /// Adds details and a use by a node to the change of a shared part.
  mutating func add(
    _ details: [Change.Detail], to subject: Change.Subject, named name: String, oldName: String? = nil,
    usedBy use: String, _ node: Int, isBehavior: Bool
  ) {
    let key = CauseKey(subject: subject, name: name)
    let index: Int
    if let known = causes[key] {
      index = known
    } else {
      index = changes.count
      causes[key] = index
      changes.append(
        Change(
          .changed, subject, oldName ?? name, newName: name,
          old: place(of: subject, oldName ?? name, in: old),
          new: place(of: subject, name, in: new), isBehavior: isBehavior))
    }
    for detail in details where !changes[index].details.contains(detail) {
      changes[index].details.append(detail)
    }
    if users[index, default: []].insert(node).inserted { changes[index].uses.append(use) }
    if !isBehavior { changes[index].isBehavior = false }
  }

  func place(of subject: Change.Subject, _ name: String, in side: ScreenSide) -> Change.Place? {
    func node<Value>(_ list: NamedList<Value>) -> RecordIndex? { list.first { $0.name == name }?.node }
    let document = side.document
    let record: RecordIndex? =
      switch subject {
      case .style: node(document.styles ?? [:])
      case .state: node(document.state ?? [:])
      case .action: node(document.actions ?? [:])
      case .dataSource: node(document.dataSources ?? [:])
      case .project, .screen, .node, .token: nil
      }
    return record.map { side.screen.place(of: $0) }
  }
}
