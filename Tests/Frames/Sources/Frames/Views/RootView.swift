#if canImport(UIKit)
  import CladsDocument
  import CladsRendering
  import SwiftUI

  /// A screen as the app builds it: a column over a color that ignores the safe area.
  struct RootView: View {
    let root: RootNode
    let context: ScreenContext

    var body: some View {
      ZStack {
        background.ignoresSafeArea()
        // It places the column at its top leading corner, whatever the size of that is.
        GeometryReader { _ in
          VStack(alignment: .center, spacing: 0) {
            NodeViews(nodes: root.children, context: context)
            Spacer(minLength: 0)
          }
        }
        .padding(padding)
        .ignoresSafeArea(.container, edges: absoluteEdges)
      }
    }

    private var background: Color {
      root.backgroundColor.map { Color($0) } ?? Color(uiColor: .systemBackground)
    }

    private var padding: EdgeInsets {
      func length(_ inset: Document.EdgeInset?) -> CGFloat {
        inset.map { $0.value.isFinite ? $0.value : 0 } ?? 0
      }
      let insets = root.edgeInsets
      return EdgeInsets(
        top: length(insets?.top), leading: length(insets?.leading), bottom: length(insets?.bottom),
        trailing: length(insets?.trailing))
    }

    /// The edges of the screen from which the content keeps its distance, instead of from the safe area.
    private var absoluteEdges: Edge.Set {
      guard let insets = root.edgeInsets else { return [] }
      var edges: Edge.Set = []
      if insets.top?.positioning == .absolute { edges.insert(.top) }
      if insets.leading?.positioning == .absolute { edges.insert(.leading) }
      if insets.bottom?.positioning == .absolute { edges.insert(.bottom) }
      if insets.trailing?.positioning == .absolute { edges.insert(.trailing) }
      return edges
    }
  }
#endif
