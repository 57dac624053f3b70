import CladsRendering
import TextUI

// Example: Photo Comparison Custom Component

public struct PhotoComparisonComponent: CustomComponent {
  public static let typeName = "photoComparison"

  @MainActor
  public static func makeView(context: CustomComponentContext) -> AnyTextView {
    let beforeImage = context.resolveString(forKey: "beforeImage") ?? ""
    let afterImage = context.resolveString(forKey: "afterImage") ?? ""

    let width = context.style.width ?? 200
    let height = context.style.height ?? 300

    return AnyTextView(
      PhotoComparisonView(
        beforeImageName: beforeImage,
        afterImageName: afterImage,
        width: width,
        height: height
      )
    )
  }
}

struct PhotoComparisonView: TextView {
  let beforeImageName: String
  let afterImageName: String
  let width: Double
  let height: Double

  var body: some TextView {
    HStack {
      Text(beforeImageName)
      Spacer()
      Text(afterImageName)
    }
    .frame(width: Scale.drawnColumns(width), height: Scale.drawnRows(height))
  }
}
