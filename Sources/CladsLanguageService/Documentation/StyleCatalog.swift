import CladsAnalysis
import CladsDocument

/// The styles of a document, prepared for documenting many of them.
struct StyleCatalog {
  let analysis: Analysis
  let cascade: StyleCascade

  init(_ analysis: Analysis) {
    self.analysis = analysis
    cascade = StyleCascade(analysis.document.styles ?? [:])
  }
}
