/// A weight of the system font; the raw value is a hundredth of the weight in CSS.
public enum FontWeight: Int, Sendable, CaseIterable {
  case ultraLight = 1
  case thin, light, regular, medium, semibold, bold, heavy, black
}
