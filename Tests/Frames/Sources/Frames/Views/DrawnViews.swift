#if canImport(UIKit)
  import CladsDocument
  import CladsRendering
  import SwiftUI
  import UIKit

  /// An image in its own aspect ratio, in the frames of its style.
  struct ImageView: View {
    let image: ImageNode

    var body: some View {
      picture
        .sized(by: image.style)
        .frame(maxWidth: image.style.width == nil ? .infinity : nil)
        .clipShape(RoundedRectangle(cornerRadius: image.style.cornerRadius ?? 0))
    }

    @ViewBuilder private var picture: some View {
      switch shown {
      case .sfsymbol(let name):
        Image(systemName: name).resizable().aspectRatio(contentMode: .fit)
          .foregroundStyle(image.style.tintColor.map { Color($0) } ?? .primary)
      case .activityIndicator: ProgressView().frame(maxWidth: .infinity, maxHeight: .infinity)
      case .asset, .url, .statePath:
        Image(uiImage: Self.unknown).resizable().aspectRatio(contentMode: .fit)
      }
    }

    /// What is drawn: without an address so far, the placeholder of an image from the network.
    private var shown: ImageNode.Source {
      guard case .statePath(_, let address) = image.source, address.isEmpty || address.contains("${") else {
        return image.source
      }
      return image.placeholder ?? .sfsymbol("photo")
    }

    /// An image that only an app has, in the size that a picture assumes.
    private static let unknown = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in }
  }

  struct GradientView: View {
    let gradient: GradientNode

    var body: some View {
      LinearGradient(
        stops: gradient.colors.map { Gradient.Stop(color: Color($0.color.light), location: $0.location) },
        startPoint: UnitPoint(x: gradient.startPoint.x, y: gradient.startPoint.y),
        endPoint: UnitPoint(x: gradient.endPoint.x, y: gradient.endPoint.y)
      )
      .filling(gradient.style)
    }
  }

  /// A shape with a line around it, half of which is outside of its frame.
  struct ShapeView: View {
    let shape: ShapeNode

    var body: some View {
      switch shape.shapeType {
      case .rectangle: drawn(Rectangle())
      case .roundedRectangle: drawn(RoundedRectangle(cornerRadius: shape.cornerRadius))
      case .circle: drawn(Circle())
      case .ellipse: drawn(Ellipse())
      case .capsule: drawn(Capsule())
      }
    }

    private func drawn(_ outline: some Shape) -> some View {
      outline.fill(shape.style.backgroundColor.map { Color($0) } ?? .clear)
        .overlay { outline.stroke(shape.style.borderColor.map { Color($0) } ?? .clear, lineWidth: lineWidth) }
        .filling(shape.style)
        .padding(lineWidth / 2)
    }

    private var lineWidth: CGFloat {
      shape.style.borderColor == nil ? 0 : max(0, shape.style.borderWidth ?? 0)
    }
  }

  /// A line that is always horizontal.
  struct DividerView: View {
    let divider: DividerNode

    var body: some View {
      Rectangle().fill(divider.style.backgroundColor.map { Color($0) } ?? Color(uiColor: .separator))
        .frame(height: divider.style.height ?? 1)
        .frame(maxWidth: .infinity)
    }
  }

  extension View {
    /// Returns this view in the size of a style, and as large as possible in a direction without one.
    fileprivate func filling(_ style: IR.Style) -> some View {
      sized(by: style)
        .frame(
          maxWidth: style.width == nil ? .infinity : nil, maxHeight: style.height == nil ? .infinity : nil)
    }
  }
#endif
