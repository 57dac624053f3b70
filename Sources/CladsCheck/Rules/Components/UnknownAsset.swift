import CladsAnalysis
import CladsDocument
import CladsExpressions
import CladsProject
import Diagnostics
import JSONSyntax

/// An image that is not in the asset catalogs of the project.
enum UnknownAsset {
  static let rule = Rule(
    "unknown-asset", .warning, .components, checks: .document(check), subject: .assetCatalog,
    summary: "An `asset` that no asset catalog of the project contains.",
    why: """
      On device, an image that the app's bundle does not contain is drawn as nothing. The rule needs `assets` \
      in clads.json; it does not see images that are files of the bundle outside of a catalog.
      """,
    bad: .compactScreen("about", #"{ "type": "image", "image": { "asset": «"lgo"» } }"#),
    good: .replacing(#""lgo""#, with: #""logo""#),
    fix: "Replace it with the closest name",
    project: #"{ "assets": ["App/Images.xcassets"] }"#)

  static func check(_ context: RuleContext) {
    let vocabulary = context.analysis.vocabulary
    let isClosed = vocabulary.closed.contains(.asset)
    guard isClosed || !vocabulary.lacking(in: .asset).isEmpty else { return }
    for fact in context.analysis.facts {
      guard fact.role == .assetName, !context.isCanceled(), context.view.isCompleteString(fact.node),
        vocabulary.index(ofString: fact.node, in: .asset, view: context.view) < 0
      else { continue }
      let name = context.view.string(fact.node)
      if vocabulary.versions(having: name, in: .asset) != nil {
        context.reportLacking(
          name, in: .asset, at: [fact.node], effect: .none,
          consequence: "nothing is drawn in its place, unless the app has the image elsewhere")
        continue
      }
      guard isClosed, !name.isEmpty, !Template.containsPlaceholder(name) else { continue }
      let near = context.knownNames { vocabulary.entries(in: .asset).map(\.name) }.closest(to: name)
      context.report(
        RuleFinding(
          at: context.view.range(fact.node), "no image named `\(name)` in the asset catalogs",
          consequence: "nothing is drawn in its place, unless the app has the image elsewhere",
          help: didYouMean(near)
            ?? (context.project.assets.contains { $0.kind == .color && $0.name == name }
              ? "the asset catalogs have a color of this name; an image needs an image set"
              : "add it to an asset catalog"),
          fixes: context.replacements(of: fact.node, with: near)))
    }
  }
}
