extension SymbolPaths {
  /// Things that apps of the last years show often: the cloud, keys of a keyboard, sports, tools of a system.
  static let everyday: KeyValuePairs<String, String> = [
    "aspectratio": "R1.6 4 16.8 12 2.4|-1.4M4.8 9.6V7.2H7.2M15.2 10.4V12.8H12.8",
    "basketball":
      "O10 10 7.9|-1.4M10 2.2V17.8M2.2 10H17.8M4.4 4.6A7.4 7.4 0 0 1 4.4 15.4M15.6 4.6A7.4 7.4 0 0 0 15.6 15.4",
    "box.truck":
      "R1.2 4.4 10.6 9.6 1.2|M11.8 7.4H14.8C15.5 7.4 16 7.7 16.4 8.3L18.4 11.2V13.2A.8 .8 0 0 1 17.6 14H11.8Z|#O5 14.8 2.8O14.6 14.8 2.8|O5 14.8 1.9O14.6 14.8 1.9",
    "capslock": "M10 2.4 17.4 9.4H13.4V13H6.6V9.4H2.6Z|R6.6 15.2 6.8 2.8 .6",
    "character.cursor.ibeam":
      "=1.5M2.2 14.6 5.8 5.4 9.4 14.6M3.4 11.6H8.2M12.4 3.4C14 3.4 14.8 3.8 15 5 15.2 3.8 16 3.4 17.6 3.4M15 5V15M12.4 16.6C14 16.6 14.8 16.2 15 15 15.2 16.2 16 16.6 17.6 16.6",
    "control": "M4 11.6 10 5.6 16 11.6",
    "cursorarrow": "M5.4 2.2 15.6 12H10.6L13.2 17.4 10.9 18.4 8.4 12.9 5.4 16Z",
    "escape": "=1.7M17.4 10A7.4 7.4 0 1 1 10 2.6M2.8 2.8 10.4 10.4M2.8 7.4V2.8H7.4",
    "eyeglasses":
      "O5 11.4 3.5O15 11.4 3.5|=M8.4 10.6C9.4 9.8 10.6 9.8 11.6 10.6M1.6 10.6 3.4 5.2 5 4.6M18.4 10.6 16.6 5.2 15 4.6",
    "football":
      "M2.2 17.8C1.2 9 9 1.2 17.8 2.2 18.8 11 11 18.8 2.2 17.8Z|-1.4M6.6 13.4 13.4 6.6M8.4 9.2 10.8 11.6M10.4 7.2 12.8 9.6",
    "icloud.and.arrow.down":
      "M5.6 13A4 4 0 0 1 4.9 5.1 5 5 0 0 1 14.3 5.6 3.7 3.7 0 0 1 14.6 13Z|#4.6M10 8.6V17.4|=1.5M10 8.6V17.4M7 14.4 10 17.4 13 14.4",
    "icloud.and.arrow.up":
      "M5.6 13A4 4 0 0 1 4.9 5.1 5 5 0 0 1 14.3 5.6 3.7 3.7 0 0 1 14.6 13Z|#4.6M10 8.6V17.4|=1.5M10 8.6V17.4M7 11.6 10 8.6 13 11.6",
    "key.horizontal": "O6 10 4.2|%O4.8 10 1.1|=M10.2 10H18.2V12.6M14.6 10V12.4",
    "lifepreserver":
      "O10 10 7.9|%O10 10 3.2|-1.4M4.6 4.6 7.8 7.8M15.4 4.6 12.2 7.8M4.6 15.4 7.8 12.2M15.4 15.4 12.2 12.2",
    "line.diagonal": "M4 16 16 4",
    "livephoto": "=O10 10 2|=1.5O10 10 5|=1.2O10 10 8",
    "nosign": "=1.9O10 10 7.7|=1.9M4.6 4.6 15.4 15.4",
    "option": "M2.4 4.6H6.6L13.2 15.4H17.6M12.2 4.6H17.6",
    "pip": "R1.6 3.6 16.8 12.8 2.4|%R9.6 8.8 6.8 5.4 1",
    "poweroff": "O10 10 7.4",
    "restart": "=O10 10 7.6|*M8 6.2V13.8L13.8 10Z",
    "rotate.right": "R2.4 8.4 9.4 9.4 1.8|=M13.6 15.8A6.4 6.4 0 0 0 11.4 4.2H8.6M10.8 1.6 8.2 4.2 10.8 6.8",
    "shift": "M10 2.6 17.6 10H13.6V16.6H6.4V10H2.4Z",
    "slash.circle": "O10 10 7.9|-M6.4 6.4 13.6 13.6",
    "soccerball":
      "O10 10 7.9|-1.3M10 6.2 13.4 8.8 12.1 12.8H7.9L6.6 8.8ZM10 2.4V6.2M17.2 7.6 13.4 8.8M14.6 16.2 12.1 12.8M5.4 16.2 7.9 12.8M2.8 7.6 6.6 8.8",
    "square.3.layers.3d": "M10 2.2 18 6.4 10 10.6 2 6.4Z|=M2 10 10 14.2 18 10M2 13.6 10 17.8 18 13.6",
    "tennisball": "O10 10 7.9|-1.4M4.4 4.6A7.4 7.4 0 0 1 4.4 15.4M15.6 4.6A7.4 7.4 0 0 0 15.6 15.4",
    "terminal": "R1.6 3.2 16.8 13.6 2.6|-M5 7 8 9.8 5 12.6M9.8 12.8H14.2",
    "togglepower": "=O10 10 7.4|=M10 6.4V13.6",
    "tshirt":
      "M7.2 3 2.2 5.4 1.4 9.4H4.6V17H15.4V9.4H18.6L17.8 5.4 12.8 3C12.4 4.4 11.4 5.2 10 5.2 8.6 5.2 7.6 4.4 7.2 3Z",
    "volleyball":
      "O10 10 7.9|-1.3M10 10V2.2M10 10 3.4 14M10 10 16.6 14M6.4 3.2C5.4 6.6 5.8 9.4 7 11.8M17.6 8C14.2 7 11.8 6.8 10 7.2M9.4 17.6C12 15.2 13.2 13.4 13.4 11.8",
  ]

  /// Other names of drawings, for symbols that look alike.
  package static let aliases: [String: String] = [
    "apple.terminal": "terminal",
    "arrow.trianglehead.2.clockwise": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.2.counterclockwise": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.2.counterclockwise.rotate.90": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.branch": "arrow.triangle.branch",
    "arrow.trianglehead.clockwise": "arrow.clockwise",
    "arrow.trianglehead.clockwise.rotate.90": "arrow.clockwise",
    "arrow.trianglehead.counterclockwise": "arrow.counterclockwise",
    "arrow.trianglehead.counterclockwise.rotate.90": "arrow.counterclockwise",
    "arrow.trianglehead.turn.up.right.diamond": "arrow.triangle.turn.up.right.diamond",
    "hourglass.bottomhalf.filled": "hourglass",
    "hourglass.tophalf.filled": "hourglass",
    "icloud": "cloud",
    "pip.enter": "pip",
    "pip.exit": "pip",
    "square.3.layers.3d.down.left": "square.3.layers.3d",
    "square.3.layers.3d.down.right": "square.3.layers.3d",
    "text.document": "doc.text",
  ]
}
