#if canImport(UIKit)
  import CladsDocument
  import CladsRendering
  import SwiftUI

  extension Color {
    init(_ color: IR.Color) {
      self.init(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }
  }

  extension EdgeInsets {
    init(_ insets: IR.EdgeInsets) {
      self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
  }

  extension HorizontalAlignment {
    init(_ alignment: Document.HorizontalAlignment) {
      switch alignment {
      case .leading: self = .leading
      case .center: self = .center
      case .trailing: self = .trailing
      }
    }
  }

  extension HorizontalAlignment {
    /// Creates the alignment with a name of the format.
    init(named name: String) { self.init(Document.HorizontalAlignment(rawValue: name) ?? .center) }
  }

  extension VerticalAlignment {
    /// Creates the alignment with a name of the format.
    init(named name: String) {
      switch Document.VerticalAlignment(rawValue: name) {
      case .top?: self = .top
      case .center?, nil: self = .center
      case .bottom?: self = .bottom
      }
    }
  }

  extension TextAlignment {
    init(_ alignment: Document.HorizontalAlignment) {
      switch alignment {
      case .leading: self = .leading
      case .center: self = .center
      case .trailing: self = .trailing
      }
    }
  }

  extension Font.Weight {
    init(_ weight: Document.FontWeight) {
      switch weight {
      case .ultraLight: self = .ultraLight
      case .thin: self = .thin
      case .light: self = .light
      case .regular: self = .regular
      case .medium: self = .medium
      case .semibold: self = .semibold
      case .bold: self = .bold
      case .heavy: self = .heavy
      case .black: self = .black
      }
    }
  }

  extension IR.Style {
    /// The font of a text; `nil` for the one that it inherits, where the style says nothing.
    var font: Font? {
      guard fontSize != nil || fontWeight != nil || fontFamily != nil else { return nil }
      let size = fontSize ?? 17
      let weight = fontWeight.map { Font.Weight($0) } ?? .regular
      return fontFamily.map { .custom($0, fixedSize: size).weight(weight) }
        ?? .system(size: size, weight: weight)
    }
  }

  extension View {
    /// Returns this view in a frame of the width and the height that a style gives in points.
    func sized(by style: IR.Style) -> some View {
      frame(width: style.width.map { CGFloat($0) }, height: style.height.map { CGFloat($0) })
    }
  }
#endif
