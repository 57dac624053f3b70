import CladsPreview
package import Diagnostics
import SourceText
import TextUI

/// A screen of a gallery with its pictures.
package struct GalleryScreen: Sendable, Hashable {
  /// The path of the file as it is shown.
  package var path: String
  /// The name of the document: its id, or that of its Swift declaration.
  package var title: String
  /// The names of its samples.
  package var samples: [String] = []
  package var pictures: [GalleryPicture] = []
  /// What a screen reader says with each sample, in its order.
  package var spoken: [[String]] = []
  /// What is found in the document without drawing it.
  package var findings: [GalleryFinding] = []
  /// The types of the actions that it declares, in the order of their first use.
  package var actions: [String] = []
  /// Where it navigates to.
  package var destinations: [String] = []
  /// The names by which others navigate to it.
  package var names: [String] = []
  /// Why the app shows nothing of it; `nil` if it does.
  package var rejection: String?

  /// What was drawn of it.
  package var drawn: DrawnScreen { DrawnScreen(pictures: pictures, spoken: spoken) }

  package init(path: String, title: String) {
    self.path = path
    self.title = title
  }
}

/// A picture of a gallery.
package struct GalleryPicture: Sendable, Hashable {
  package var combination: Combination
  /// The hash of the SVG document; equal pictures are stored once.
  package var hash: String
  /// The size in points.
  package var width: Double
  package var height: Double
  package var problems: [PictureProblem]
}

/// Something that is wrong with a screen: once, with all the pictures that show it.
package struct GalleryFinding: Sendable, Hashable {
  /// The rule that reported it.
  package var rule: String
  package var severity: Severity
  package var message: String
  /// The zero-based line of the document.
  package var line: Int
  /// The indices of the pictures that show it; empty if it is in the document.
  package var pictures: [Int] = []
}

/// A gallery of screens.
package struct Gallery: Sendable {
  package var screens: [GalleryScreen]
  package var axes: GalleryAxes

  package init(screens: [GalleryScreen], axes: GalleryAxes) {
    self.screens = screens
    self.axes = axes
  }

  /// The number of pictures.
  package var pictureCount: Int { screens.reduce(0) { $0 + $1.pictures.count } }
}
