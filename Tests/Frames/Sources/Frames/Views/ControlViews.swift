#if canImport(UIKit)
  import CladsRendering
  import SwiftUI

  struct ToggleView: View {
    let toggle: ToggleNode

    var body: some View {
      Toggle(isOn: .constant(toggle.isOn)) { EmptyView() }
        .labelsHidden()
        .tint(toggle.style.tintColor.map { Color($0) })
    }
  }

  struct SliderView: View {
    let slider: SliderNode

    var body: some View {
      Slider(value: .constant(min(max(slider.value, range.lowerBound), range.upperBound)), in: range)
        .tint(slider.style.tintColor.map { Color($0) })
    }

    /// The range of the values; SwiftUI does not survive one without a length.
    private var range: ClosedRange<Double> {
      slider.minValue < slider.maxValue ? slider.minValue...slider.maxValue : 0...1
    }
  }

  /// The dots of the pages.
  struct PageIndicatorView: View {
    let indicator: PageIndicatorNode

    var body: some View {
      HStack(spacing: indicator.dotSpacing) {
        ForEach(0..<max(0, indicator.pageCount), id: \.self) { page in
          Circle()
            .fill(Color(page == indicator.currentPage ? indicator.currentDotColor : indicator.dotColor))
            .frame(width: indicator.dotSize, height: indicator.dotSize)
        }
      }
      .padding(EdgeInsets(indicator.style.padding))
    }
  }
#endif
