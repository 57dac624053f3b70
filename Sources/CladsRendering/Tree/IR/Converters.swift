public import CladsDocument

/// Converts alignments of stacks to those of the render tree.
public enum AlignmentConverter {
  /// Returns the alignment of a column with a horizontal alignment, which is centered by default.
  public static func forVStack(_ alignment: Document.HorizontalAlignment?) -> IR.Alignment {
    IR.Alignment(alignment, nil)
  }

  /// Returns the alignment of a row with a vertical alignment, which is centered by default.
  public static func forHStack(_ alignment: Document.VerticalAlignment?) -> IR.Alignment {
    IR.Alignment(nil, alignment)
  }

  /// Returns the alignment of layers, which are centered along an axis without an alignment.
  public static func forZStack(_ alignment: Document.StackAlignment?) -> IR.Alignment {
    IR.Alignment(alignment?.horizontal, alignment?.vertical)
  }
}

/// Converts paddings to insets.
public enum PaddingConverter {
  /// Returns the insets of a padding; an edge counts before its axis, and an axis before all edges.
  public static func convert(_ padding: Document.Padding?) -> IR.EdgeInsets { IR.EdgeInsets(padding) }
}

/// Converts names of points to points in a rectangle.
public enum GradientPointConverter {
  /// Returns the point with a name; the bottom for any other text.
  public static func convert(_ name: String?) -> IR.UnitPoint {
    convert(name.flatMap(Document.UnitPoint.init(rawValue:)))
  }

  /// Returns the point; the bottom without one.
  public static func convert(_ point: Document.UnitPoint?) -> IR.UnitPoint { IR.UnitPoint(point ?? .bottom) }
}
