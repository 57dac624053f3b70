import CladsDocument
import CladsProject
import CladsRendering
import TextUI

/// The images of an app's asset catalogs, each read when it is first shown.
@MainActor
struct AssetImages {
  private var files: AssetFiles?
  private var known: [Key: PictureImage?] = [:]

  private struct Key: Hashable {
    let name: String
    let isDark: Bool
  }

  /// Returns the image with a name: the best file for the appearance that can be shown.
  mutating func image(named name: String, isDark: Bool, of project: Project) -> PictureImage? {
    if files !== project.assetFiles {
      files = project.assetFiles
      known = [:]
    }
    let key = Key(name: name, isDark: isDark)
    if let image = known[key] { return image }
    let set = project.assets.first { $0.kind == .image && $0.name == name }
    let image = set?.files(isDark: isDark).lazy.compactMap { [files] file in
      files?.read(file.path).flatMap { PictureImage($0, scale: Double(file.scale)) }
    }.first
    // A name may still be typed.
    if set != nil { known.updateValue(image, forKey: key) }
    return image
  }
}
