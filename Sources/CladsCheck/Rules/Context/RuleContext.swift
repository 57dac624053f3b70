package import CladsAnalysis
package import CladsDocument
import CladsExpressions
package import CladsProject
package import Diagnostics
package import JSONSyntax
import SourceText

/// What a rule can look up while a document is walked, and where it reports its findings.
///
/// What concerns more than one part of the document is asked from `styles`, `state`, `iteration`, `actions`
/// and `host`. Each of them computes an answer when a rule first asks for it.
///
/// Not `Sendable`: it borrows the syntax tree and must not outlive the `SyntaxTree.withView` that created it.
package final class RuleContext {
  /// A node that encloses the current one.
  package struct Ancestor: Sendable, Hashable {
    /// The role in which it encloses the current node.
    package enum Kind: Sendable, Hashable {
      case root
      case stack(Document.LayoutType)
      case forEach, forEachEmptyView
      case sectionLayout, section, sectionHeader, sectionTemplate
    }

    package let kind: Kind
    /// The record of the object.
    package let node: RecordIndex
  }

  package let analysis: Analysis
  package let project: Project
  /// What the target does otherwise than the specification says.
  let deviations: Deviations
  /// The sample states to evaluate the document with.
  package let samples: [Sample]
  /// The syntax tree, borrowed.
  package let view: SyntaxView
  /// The nodes that enclose the current one, the outermost first.
  package internal(set) var ancestors: [Ancestor] = []
  /// The findings that the rules have reported so far.
  package internal(set) var findings: [Finding] = []

  init(analysis: Analysis, project: Project, samples: [Sample], view: SyntaxView) {
    self.analysis = analysis
    self.project = project
    deviations = project.target.deviations
    self.samples = samples
    self.view = view
  }

  package var document: Document.Definition { analysis.document }
  package var level: FormatLevel { analysis.vocabulary.level }
  /// The node that directly encloses the current one.
  package var parent: Ancestor? { ancestors.last }

  /// The index of the running rule in `RuleTable.all`.
  var rule = 0
  /// The identifier of the running rule.
  private var id: DiagnosticID { RuleTable.all[rule].id }

  /// Adds a finding of the running rule.
  package func report(_ finding: RuleFinding) { findings.append(finding.of(id)) }

  private var withdrawn: Set<ReportedFindings.Withdrawal> = []

  /// Drops a finding that the running rule has from the reading: the rest of the document shows that there
  /// is nothing to fix.
  func withdraw(at range: TextRange) {
    withdrawn.insert(ReportedFindings.Withdrawal(id: id, range: range))
  }

  /// What the rules have reported.
  var reported: ReportedFindings { ReportedFindings(findings, withdrawn: withdrawn) }

  private var cancellation = CancellationCheck()

  /// Counts a step of a loop; returns whether the task was canceled, so that the rule should end.
  package func isCanceled() -> Bool { cancellation.isCanceled() }

  /// Adds a finding whose cause may occur several times: the first occurrence is reported, the others become
  /// related information of it. Findings of a rule are occurrences of one cause if `cause` is equal.
  package func report(_ finding: RuleFinding, sharing cause: String) {
    report(finding.of(id), sharing: cause)
  }

  /// Adds what the checker of expressions has found for the running rule.
  func reportExpressionFindings() {
    for entry in checkedExpressions.entries[id] ?? [] where !isCanceled() {
      report(entry.finding, sharing: entry.cause)
    }
  }

  /// Adds what is wrong with modifiers that cannot be decoded, as far as it concerns the running rule.
  func reportModifierFindings() {
    for finding in modifiers.findings(of: id) where !isCanceled() { findings.append(finding) }
  }

  private func report(_ finding: Finding, sharing cause: String) {
    let key = finding.id.rawValue + " " + cause
    guard let first = sharedFindings[key] else {
      sharedFindings[key] = findings.count
      findings.append(finding)
      return
    }
    furtherOccurrences[first, default: []].append(Related("also here", at: finding.range, isOccurrence: true))
  }

  /// Removes what the rules have reported.
  func removeFindings() {
    findings = []
    sharedFindings = [:]
    furtherOccurrences = [:]
  }

  /// Adds the further occurrences to shared findings.
  func addFurtherOccurrences() {
    for (index, occurrences) in furtherOccurrences {
      findings[index].diagnostic.related += occurrences
    }
  }

  private var sharedFindings: [String: Int] = [:]
  /// The places of further occurrences, by the index of the finding for the first.
  private var furtherOccurrences: [Int: [Related]] = [:]

  // MARK: - What the document declares and uses

  /// What the components refer to.
  private lazy var components = ComponentUses(of: document, in: view)
  /// The named styles, what they inherit, and what uses them.
  private(set) lazy var styles = DocumentStyles(analysis, project, view, components)
  /// The members, containers and strings that the app does not read: their objects have no such key, or they
  /// have the wrong type.
  private(set) lazy var dropped: [RecordIndex] = analysis.findings.compactMap { finding in
    if finding.keyProblem == .unknown { return view.member(atName: finding.range, in: analysis.file.tree) }
    let value = analysis.file.tree.record(at: finding.range.start)
    let isRefused =
      view.isContainer(value) || view.kind(value) == .string && finding.diagnostic.effect == .rejectsDocument
    return isRefused && view.range(value) == finding.range ? value : nil
  }

  /// Returns whether an object has a key that the app does not read; it may be a misspelling of the one that
  /// seems to be missing.
  func hasDroppedKey(_ object: RecordIndex) -> Bool { ownersOfDropped.contains(object) }

  private lazy var ownersOfDropped: Set<RecordIndex> = Set(
    dropped.filter { view.kind($0) == .member }.map { view[$0].parent })

  private var misplaced: [String: Bool] = [:]

  /// Returns whether a key of the document is misspelled, or in another object, which has its own finding.
  func isMisplaced(_ key: String) -> Bool {
    if let known = misplaced[key] { return known }
    let isMisplaced = dropped.contains { member in
      guard !isCanceled(), view.kind(member) == .member else { return false }
      let name = view.string(view.name(of: member))
      return name.lowercased() == key.lowercased() || !closest(to: name, in: [key]).isEmpty
    }
    misplaced[key] = isMisplaced
    return isMisplaced
  }

  /// The global state, and what reads and writes it.
  private(set) lazy var state = DocumentState(
    analysis, view, iteration, dropped: dropped + actions.all.compactMap { ExprKey.misnamed(in: $0, self) })
  /// The evaluator, with the functions that the app registers.
  private(set) lazy var evaluator = ExpressionEvaluator(analysis.vocabulary)
  /// The values of the initial state, by name.
  private(set) lazy var initialValues = (document.state ?? [:]).valuesByName()
  /// The scopes, and the uses of the variables in them.
  private(set) lazy var iteration = DocumentIteration(analysis, view, components)
  /// The actions.
  private(set) lazy var actions = DocumentActions(document, view, components)
  /// The modifiers of nodes, and what they refer to.
  private(set) lazy var modifiers = DocumentModifiers(document, analysis.vocabulary, view)
  /// What the document expects from the app.
  private(set) lazy var host = DocumentHost(
    document, project, view, components, actions, dropped: dropped)
  /// The names that the document mentions without referring to them.
  private(set) lazy var mentions = DocumentMentions(
    analysis, view, dropped: dropped + inlineStyles, hostParts: host.parts)
  /// The members of components that belong in a style.
  private var inlineStyles: [RecordIndex] {
    var members: [RecordIndex] = []
    document.forEachNode { node in
      if case .component(let component) = node { members += component.styleKeys }
    }
    return members
  }
  /// What the actions and controls store in the state.
  private(set) lazy var writes = DocumentWrites(
    analysis, view, actions, host, targetsDevice: project.target.deviations.affectExpressions)
  /// Where requests store what went wrong.
  private(set) lazy var errors = DocumentErrors(analysis, view, actions, host, writes)
  /// The texts on a known color, in document order.
  private(set) lazy var textsOnBackdrops: [TextOnBackdrop] = Backdrops(self).texts
  /// The named data sources; if several have the same name, the first.
  private(set) lazy var dataSources: [String: Document.DataSource] = (document.dataSources ?? [:])
    .valuesByName()
  /// The findings about templates and expressions.
  private lazy var checkedExpressions = ExpressionChecker.results(self)
  /// The templates and expressions that have a finding.
  var reportedExpressions: Set<RecordIndex> { checkedExpressions.reported }

  // MARK: - What rules remember

  private var seenPaths: [Int: Set<[Keypath.Component]>] = [:]

  /// Returns whether the running rule asks for the first time about a path: all uses of a path are related to
  /// one finding only.
  func isFirst(_ path: [Keypath.Component]) -> Bool {
    seenPaths[rule, default: []].insert(path).inserted
  }

  private var knownNames: [String: KnownNames] = [:]

  /// Returns the names that the running rule suggests, or those of a kind that several rules suggest; `names`
  /// is called once.
  func knownNames(of kind: String? = nil, _ names: () -> [String]) -> KnownNames {
    let key = kind ?? id.rawValue
    if let known = knownNames[key] { return known }
    let known = KnownNames(names())
    knownNames[key] = known
    return known
  }

  private var documentMembers: [PartialKeyPath<Document.Definition>: RecordIndex?] = [:]

  /// Returns the member that fills a property of the document, if it is present.
  func documentMember(_ path: PartialKeyPath<Document.Definition>) -> RecordIndex? {
    if let known = documentMembers[path] { return known }
    let found = member(path, of: document)
    documentMembers[path] = .some(found)
    return found
  }

  private var lastChildren: [RecordIndex: RecordIndex?] = [:]

  /// Returns the last member or element of a container, or `nil` if it is empty.
  func lastChild(of container: RecordIndex) -> RecordIndex? {
    if let known = lastChildren[container] { return known }
    let last = view.lastChild(of: container)
    lastChildren[container] = .some(last)
    return last
  }
}

/// A color as it is written in the document.
package struct ColorUse: Sendable {
  /// The record of the string.
  package let node: RecordIndex
  package let color: Document.Color
}

/// A source of content: a named data source, or a data reference of a component.
package struct DataUse: Sendable {
  /// The `type` of the source.
  package let kind: Document.DataReferenceType?
  package let value: String?
  package let path: String?
  package let template: String?
  /// The record of the object.
  package let node: RecordIndex
  /// Whether it is a named data source.
  package let isNamed: Bool
}
