extension Document.ColorReading {
  /// The color as `#RRGGBB`, without its opacity.
  package var hexText: String {
    "#"
      + [red, green, blue].map { channel in
        let value = Int((min(max(channel, 0), 1) * 255).rounded())
        let digits = String(value, radix: 16, uppercase: true)
        return value < 16 ? "0" + digits : digits
      }.joined()
  }

  /// The color as `rgba(red, green, blue, opacity)`.
  package var rgbaText: String {
    let channels = [red, green, blue].map { Self.channelText(($0 * 255).rounded()) }
    return "rgba(\((channels + [Self.channelText(alpha)]).joined(separator: ", ")))"
  }

  /// Returns a channel or an opacity as a component of `rgba(…)`, with at most three decimals.
  package static func channelText(_ value: Double) -> String {
    let rounded = (value * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() && abs(rounded) < 1e6 ? String(Int(rounded)) : String(rounded)
  }
}
