#if canImport(UIKit)
  import SwiftUI

  /// Views of their ideal sizes in rows from the leading edge, aligned at their tops.
  struct FlowLayout: Layout {
    let itemSpacing: CGFloat
    let lineSpacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      arrange(subviews, in: proposal.width ?? .infinity).size
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let origins = arrange(subviews, in: proposal.width ?? .infinity).origins
      for (subview, origin) in zip(subviews, origins) {
        subview.place(
          at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), anchor: .topLeading,
          proposal: .unspecified)
      }
    }

    /// Returns where the views are, and the size of all rows.
    private func arrange(_ subviews: Subviews, in width: CGFloat) -> (origins: [CGPoint], size: CGSize) {
      var origins: [CGPoint] = []
      var size = CGSize.zero
      var next = CGPoint.zero
      var lineHeight: CGFloat = 0
      for subview in subviews {
        let item = subview.sizeThatFits(.unspecified)
        if next.x > 0, next.x + item.width > width {
          next = CGPoint(x: 0, y: next.y + lineHeight + lineSpacing)
          lineHeight = 0
        }
        origins.append(next)
        size.width = max(size.width, next.x + item.width)
        lineHeight = max(lineHeight, item.height)
        size.height = next.y + lineHeight
        next.x += item.width + itemSpacing
      }
      return (origins, size)
    }
  }
#endif
