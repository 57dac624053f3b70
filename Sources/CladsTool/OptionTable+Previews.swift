import CladsDocument
import CladsGallery
import CladsPreview
import CladsProject
import TextUI

/// The options about drawing screens.
extension OptionTable {
  static let previews: [Option] = [
    Option(
      name: "--watch", value: nil, modes: [.preview],
      documentation: "Shows a live, interactive preview in the terminal, which follows changes of the file."),
    Option(
      name: "--watch", value: nil, modes: [.test],
      documentation: "Runs the tests again whenever they, their documents or what these depend on change."),
    Option(
      name: "--as", value: keywords(Runtime.self), modes: [.preview],
      documentation:
        "Draws the screen as it appears on device, or as the specification says. Default: device."
    ),
    Option(
      name: "--width", value: "COLUMNS", modes: [.preview],
      documentation:
        "The width. Default: that of the terminal, else \(PreviewOptions.usualWidth)."),
    Option(
      name: "--size", value: "SIZE", modes: [.preview],
      documentation:
        "The screen of a picture: `320x480` in points, or a device such as `iPhone 16 landscape`."),
    Option(
      name: "--height", value: "ROWS", modes: [.preview],
      documentation: "The height. Default: as many rows as the screen needs."),
    Option(
      name: "--text-size", value: keywords(DynamicTypeSize.self), modes: [.preview, .gallery],
      documentation:
        "The text size of the user, for pictures. Default: large; a gallery has accessibility5 as well."),
    Option(
      name: "--widths", value: "WIDTHS", modes: [.gallery],
      documentation:
        "The widths of the screens in points, such as `320,390`. Default: \(listed(GalleryAxes.usualWidths))."
    ),
    Option(
      name: "--rtl", value: nil, modes: [.preview, .gallery],
      documentation:
        "Draws a picture as in a language that is written from right to left; a gallery has both."),
    Option(
      name: "--pseudo", value: nil, modes: [.preview, .gallery],
      documentation:
        "Draws the texts of a picture longer and with accents, as translations may be; a gallery has both."),
    Option(
      name: "--ascii", value: nil, modes: [.preview], documentation: "Draws only with ASCII characters."),
    Option(
      name: "--color-scheme", value: keywords(PreviewColorScheme.self), modes: [.preview, .gallery],
      documentation: "The color scheme. Default: the one that the document prefers; a gallery has both."),
    Option(
      name: "--sample", value: "NAME|FILE", modes: [.preview],
      documentation: "The sample to merge over the state: the name of one of the document's, or any file."),
    Option(
      name: "--sample", value: "NAME", modes: [.gallery],
      documentation: "The one sample to draw screens with. Default: all, and the document's own state."),
    Option(
      name: "--output", value: "FOLDER|FILE", modes: [.gallery],
      documentation: "The folder to write to, or an .html file that contains everything."),
    Option(
      name: "--output", value: keywords(PreviewFormat.self), modes: [.preview],
      documentation:
        "The output format; svg, html and png are a picture, grid is the text as an HTML page. Default: ansi on a terminal, else text."
    ),
    Option(
      name: "--tap", value: "ID|POINTER[#I…]|alert:INDEX", modes: [.preview],
      documentation: "Taps a node, or a button of an alert, before printing; may be repeated.",
      isRepeatable: true),
    Option(
      name: "--input", value: "ID|POINTER[#I…]=TEXT", modes: [.preview],
      documentation: "Enters a value before printing; may be repeated; runs in order with --tap.",
      isRepeatable: true),
    Option(
      name: "--respond", value: "[REQUEST=]JSON", modes: [.preview],
      documentation:
        "Responds to a request that waits, by its id, action or address: a body, or as in a sample "
        + #"`{"$status": 404}` or `{"$failure": "offline"}`; may be repeated; runs in order with --tap."#,
      isRepeatable: true),
    Option(
      name: "--steps", value: "STEPS", modes: [.preview],
      documentation:
        "Does what a JSON array of steps says, as in a test of a screen; runs in order with --tap. Then, "
        + "requests without a response wait; without steps, they end without a result.",
      isRepeatable: true),
    Option(
      name: "--frames", value: nil, modes: [.preview],
      documentation: "With `--output outline`: also prints the rectangle of each node, in points."),
  ]
}
