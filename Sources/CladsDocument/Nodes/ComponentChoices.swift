public import CladsSchema

extension Document {
  /// Where a button's image stands.
  public enum ImagePlacement: String, Documented {
    case leading, trailing, top, bottom

    /// What choosing it means.
    public var documentation: String {
      switch self {
      case .leading: "Before the text."
      case .trailing: "After the text."
      case .top: "Above the text."
      case .bottom: "Below the text."
      }
    }
  }

  /// The outline of a button.
  public enum ButtonShape: String, Documented {
    case circle, capsule, roundedSquare

    /// What choosing it means.
    public var documentation: String {
      switch self {
      case .circle: "Round: the radius is half the smaller side."
      case .capsule: "Round ends: the radius is half the height."
      case .roundedSquare: "Corners with a radius of 10 points."
      }
    }
  }

  /// The outline of a shape.
  public enum ShapeType: String, Documented {
    case rectangle, circle, roundedRectangle, capsule, ellipse

    /// What choosing it means.
    public var documentation: String {
      switch self {
      case .rectangle: "A rectangle with sharp corners."
      case .circle: "A circle in the smaller side."
      case .roundedRectangle: "A rectangle with corners of `cornerRadius`."
      case .capsule: "A rectangle with round ends."
      case .ellipse: "An ellipse that fills the size."
      }
    }
  }
}
