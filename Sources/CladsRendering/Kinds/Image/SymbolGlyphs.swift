/// Glyphs, one column wide, for the SF Symbols that documents use most.
enum SymbolGlyphs {
  /// Returns the glyph of a symbol, or `nil` if it is unknown; variants (`.fill`, `.circle`) share the glyph
  /// of their base symbol.
  static func glyph(of name: String) -> Character? {
    var name = name[...]
    while true {
      if let glyph = table[String(name)] { return glyph }
      guard let dot = name.lastIndex(of: ".") else { return nil }
      name = name[..<dot]
    }
  }

  private static let table: [String: Character] = [
    "airplane": "✈", "alarm": "◷", "applewatch": "◷", "arrow.2.circlepath": "↻", "arrow.clockwise": "↻",
    "arrow.counterclockwise": "↺", "arrow.down": "↓", "arrow.down.left": "↙", "arrow.left": "←",
    "arrow.left.arrow.right": "↔", "arrow.right": "→", "arrow.triangle.2.circlepath": "↻", "arrow.up": "↑",
    "arrow.up.arrow.down": "↕", "arrow.up.right": "↗", "arrow.uturn.left": "↩", "at": "@", "backward": "«",
    "bag": "⛊", "bandage": "✚", "banknote": "▬", "barcode": "▥", "battery.100": "▮", "bell": "♪",
    "bell.slash": "×", "bicycle": "∞", "bolt": "↯", "book": "▤", "bookmark": "▼", "bubble.left": "▭",
    "bubble.right": "▭", "building": "▥", "building.2": "▥", "bus": "▤", "calendar": "▦", "camera": "◙",
    "car": "▣", "cart": "⛊", "case": "▯", "chart.bar": "▂", "chart.line.uptrend.xyaxis": "↗",
    "chart.pie": "◔", "checkmark": "✓", "checkmark.circle": "✓", "checkmark.seal": "✓",
    "checkmark.square": "☑", "chevron.down": "v", "chevron.left": "<", "chevron.right": ">",
    "chevron.up": "^", "circle": "○", "circle.grid.3x3": "⁙", "clock": "◷", "cloud": "☁", "cloud.bolt": "↯",
    "cloud.bolt.rain": "↯", "cloud.drizzle": "☂", "cloud.fog": "≈", "cloud.heavyrain": "☂",
    "cloud.moon": "☾", "cloud.rain": "☂", "cloud.snow": "❄", "cloud.sun": "☼", "creditcard": "▬",
    "cross": "✚", "crown": "♛", "cup.and.saucer": "∪", "desktopcomputer": "▭", "diamond": "◇",
    "divide": "÷", "doc": "▤", "doc.text": "▤", "dollarsign": "$", "dollarsign.circle": "$", "drop": "◊",
    "dumbbell": "⊷", "ellipsis": "…", "envelope": "✉", "equal": "=", "eraser": "▱", "eurosign": "€",
    "exclamationmark": "!", "exclamationmark.circle": "!", "exclamationmark.triangle": "⚠", "eye": "◉",
    "eye.slash": "◎", "face.smiling": "☺", "figure.run": "λ", "figure.walk": "λ", "film": "▤", "flag": "⚑",
    "flame": "♨", "folder": "▤", "fork.knife": "ψ", "forward": "»", "gamecontroller": "⌘", "gear": "⚙",
    "gearshape": "⚙", "gift": "❖", "globe": "◍", "graduationcap": "▲", "guitars": "♬", "hammer": "⚒",
    "hand.tap": "☝", "hand.thumbsdown": "↓", "hand.thumbsup": "↑", "headphones": "♫", "heart": "♥",
    "hexagon": "⬡", "hourglass": "⧗", "house": "⌂", "humidity": "◊", "info": "i", "info.circle": "ⓘ",
    "ipad": "▭", "iphone": "▯", "key": "⚿", "keyboard": "▤", "laptopcomputer": "▭", "leaf": "♣",
    "lightbulb": "♀", "line.3.horizontal": "≡", "line.horizontal.3": "≡", "link": "∞", "list.bullet": "≡",
    "list.dash": "≡", "location": "➤", "lock": "⚿", "lock.open": "⚿", "magnifyingglass": "⌕", "map": "▧",
    "mappin": "⚲", "mappin.circle": "⚲", "medal": "✪", "message": "▭", "mic": "φ", "minus": "−",
    "minus.circle": "⊖", "moon": "☾", "moon.stars": "☾", "multiply": "×", "music.note": "♪",
    "music.note.list": "♫", "network": "◍", "newspaper": "▤", "note.text": "▤", "number": "#",
    "paintbrush": "✎", "paintpalette": "◕", "paperclip": "∂", "paperplane": "➤", "pause": "‖",
    "pawprint": "⁂", "pencil": "✎", "percent": "%", "person": "☻", "person.2": "☻", "person.3": "☻",
    "person.circle": "☻", "person.crop.circle": "☻", "phone": "☎", "photo": "▨", "photo.on.rectangle": "▨",
    "pianokeys": "♬", "pills": "θ", "play": "▶", "playpause": "▶", "play.circle": "▶", "plus": "+",
    "plus.circle": "⊕",
    "power": "⏻", "printer": "▤", "qrcode": "▩", "questionmark": "?", "questionmark.circle": "?",
    "quote.bubble": "”", "rainbow": "⌒", "repeat": "↻", "rosette": "✪", "scissors": "✂", "shield": "◈",
    "shuffle": "≠", "slider.horizontal.3": "≡", "snowflake": "❄", "sparkle": "✦", "sparkles": "✦",
    "speaker": "♪", "speaker.slash": "×", "speaker.wave.2": "♪", "sportscourt": "▭", "square": "□",
    "square.and.arrow.down": "↧", "square.and.arrow.up": "↥", "square.and.pencil": "✎",
    "square.dashed": "□", "square.grid.2x2": "▦", "star": "★", "star.leadinghalf.filled": "★",
    "stethoscope": "✚", "stop": "■", "stopwatch": "◷", "sun.dust": "☼", "sun.haze": "☼", "sun.max": "☀",
    "sun.min": "☼", "sunrise": "☀", "sunset": "☼", "swift": "➹", "tag": "◁", "text.alignleft": "≡",
    "textformat": "A", "theatermasks": "☺", "thermometer": "θ", "thermometer.medium": "θ", "timer": "◷",
    "tornado": "§", "tram": "▤", "trash": "⌧", "tree": "♣", "triangle": "△", "trophy": "♛", "tv": "▭",
    "umbrella": "☂", "video": "▷", "wand.and.stars": "✦", "wifi": "≋", "wind": "≈", "wrench": "⚒",
    "xmark": "✕", "xmark.circle": "✕",
  ]
}
