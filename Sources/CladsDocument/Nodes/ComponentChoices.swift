extension Document {
  /// The position of a button's image.
  public enum ImagePlacement: String, Documented {
    case leading, trailing, top, bottom

    public var documentation: String {
      switch self {
      case .leading: "Before the text."
      case .trailing: "After the text."
      case .top: "Above the text."
      case .bottom: "Below the text."
      }
    }
  }

  /// The shape of a button.
  public enum ButtonShape: String, Documented {
    case circle, capsule, roundedSquare

    public var documentation: String {
      switch self {
      case .circle: "Circle: the corner radius is half the shorter side."
      case .capsule: "Capsule: the corner radius is half the height."
      case .roundedSquare: "Rounded corners, with a radius of 10 points."
      }
    }
  }

  /// The outline of a shape.
  public enum ShapeType: String, Documented {
    case rectangle, circle, roundedRectangle, capsule, ellipse

    public var documentation: String {
      switch self {
      case .rectangle: "A rectangle with square corners."
      case .circle: "A circle, as wide as the shorter side."
      case .roundedRectangle: "A rectangle with rounded corners of `cornerRadius`."
      case .capsule: "A rectangle with fully rounded ends."
      case .ellipse: "An ellipse that fills the size."
      }
    }
  }
}
