import CladsAnalysis
import CladsDocument

/// The styles of a document, made ready for explaining many of them.
struct StyleCatalog {
  /// What is known about the document.
  let analysis: Analysis
  /// Its styles.
  let cascade: StyleCascade

  init(_ analysis: Analysis) {
    self.analysis = analysis
    cascade = StyleCascade(analysis.document.styles)
  }
}
