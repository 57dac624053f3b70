import CladsDocument
import Diagnostics
import JSONSyntax
import SourceText

extension AssetSet {
  /// What the set is, in a sentence.
  var documentation: String {
    let noun =
      switch kind {
      case .image: "An image"
      case .symbol: "A symbol"
      case .color: "A color"
      }
    let kinds = variants.isEmpty ? "without any file" : "in \(variants.joined(separator: ", "))"
    return "\(noun) of the asset catalog, \(kinds): `\(path)`."
  }
}

extension Project {
  /// The globs of the descriptions in an asset catalog.
  static func assetPattern(_ catalog: String) -> Glob {
    Glob("\(catalog.hasSuffix("/") ? String(catalog.dropLast()) : catalog)/**/\(AssetSet.descriptionName)")
  }

  /// Reads the asset catalogs of the project file, and returns the findings about them.
  mutating func addAssets(
    _ file: ProjectFile, _ tree: SyntaxTree, _ files: some FileReading, _ outside: PathsOutside
  ) -> [Finding] {
    guard let catalogs = file.assets else { return [] }
    var findings: [Finding] = []
    var isComplete = !catalogs.isEmpty
    var sets: [String: (set: AssetSet, entry: LocatedText)] = [:]
    for entry in catalogs {
      let pattern = Self.assetPattern(entry.text)
      let paths = outside.nodes.contains(entry.node) ? [] : files.paths(matching: pattern)
      // The number of paths is limited.
      if paths.isEmpty || paths.count >= 1_000 { isComplete = false }
      if paths.isEmpty, !outside.nodes.contains(entry.node), !files.exists(entry.text) {
        findings.append(Self.missingFile(entry, tree))
      }
      for set in Self.assetSets(at: paths, files) where sets[set.kind.rawValue + set.name] == nil {
        sets[set.kind.rawValue + set.name] = (set, entry)
      }
    }
    let sorted = sets.values.sorted { ($0.set.name, $0.set.path) < ($1.set.name, $1.set.path) }
    assets = sorted.map(\.set)
    assetFiles = AssetFiles(files)
    vocabulary.register(
      sorted.filter { $0.set.kind.isImage }.map { set, entry in
        Entry(
          name: set.name, documentation: set.documentation,
          origin: .project(path: path ?? "", range: tree.withView { $0.range(entry.node) }), .asset(set))
      }, in: .asset)
    if isComplete { vocabulary.closed.insert(.asset) }
    return findings
  }

  /// Returns the sets that are described at some paths.
  private static func assetSets(at paths: [String], _ files: some FileReading) -> [AssetSet] {
    let trees = paths.compactMap { path -> (folders: [String], tree: SyntaxTree)? in
      guard let bytes = try? files.read(path) else { return nil }
      return (path.pathComponents.dropLast(), SyntaxTree.parse(bytes))
    }
    let namespaces = Set(trees.filter { $0.tree.root.providesNamespace }.map { $0.folders })
    return trees.compactMap { folders, tree in
      guard let catalog = folders.firstIndex(where: { $0.hasSuffix(".xcassets") }),
        let folder = folders.last, let dot = folder.lastIndex(of: "."),
        let kind = AssetSet.Kind(rawValue: String(folder[folder.index(after: dot)...]))
      else { return nil }
      let groups = folders.indices.dropLast().filter {
        $0 > catalog && namespaces.contains(Array(folders[...$0]))
      }
      return AssetSet(
        kind: kind, name: (groups.map { folders[$0] } + [String(folder[..<dot])]).joined(separator: "/"),
        path: folders.joined(separator: "/"), variants: tree.root.variants,
        files: kind == .image ? tree.root.imageFiles(in: folders.joined(separator: "/")) : [])
    }
  }
}

extension SyntaxNode {
  /// Whether the description is that of a group whose name is part of the names in it.
  fileprivate var providesNamespace: Bool {
    object?["properties"]?.object?["provides-namespace"]?.kind == .true
  }

  /// Returns the files of an image set in a folder that phones may show.
  fileprivate func imageFiles(in folder: String) -> [AssetSet.File] {
    guard let images = object?["images"]?.array?.elements else { return [] }
    return images.compactMap { element -> AssetSet.File? in
      guard let image = element.object, let name = image["filename"]?.string?.value,
        ["universal", "iphone"].contains(image["idiom"]?.string?.value ?? "universal")
      else { return nil }
      let looks = image["appearances"]?.array?.elements.map { $0.object?["value"]?.string?.value } ?? []
      // A set may also have files for high contrast.
      guard looks.isEmpty || looks == ["dark"] || looks == ["light"] else { return nil }
      let scale = image["scale"]?.string.flatMap { Int($0.value.prefix { $0 != "x" }) }
      return AssetSet.File(
        path: "\(folder)/\(name)", scale: max(1, scale ?? 1), isDark: looks.first.map { $0 == "dark" })
    }
  }

  /// The variants of a set.
  fileprivate var variants: [String] {
    var variants: [String] = []
    for list in ["images", "symbols", "colors"] {
      guard let elements = object?[list]?.array?.elements else { continue }
      for variant in elements.compactMap(\.object) {
        guard variant["filename"] != nil || variant["color"] != nil else { continue }
        var parts: [String] = []
        if let idiom = variant["idiom"]?.string?.value, idiom != "universal" { parts.append(idiom) }
        if let looks = variant["appearances"]?.array?.elements {
          parts += looks.compactMap { $0.object?["value"]?.string?.value }
        }
        if let scale = variant["scale"]?.string?.value { parts.append(scale) }
        let text = parts.isEmpty ? "one variant" : parts.joined(separator: " ")
        if !variants.contains(text) { variants.append(text) }
      }
    }
    return variants
  }
}
