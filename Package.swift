// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .treatAllWarnings(as: .error),
]

var targets: [Target] = []
var layers: [String] = []

/// Adds a layer and its tests, with the targets that they import. A layer may only name layers already listed
/// above it; its tests may look from above.
@MainActor
func layer(
  _ name: String, on lower: [String] = [], testsOn others: [String] = [], exclude: [String] = [],
  testsExclude: [String] = []
) {
  for dependency in lower where !layers.contains(dependency) {
    fatalError("\(name) may not depend on \(dependency): it is not a lower layer")
  }
  targets.append(.target(name: name, dependencies: named(lower), exclude: exclude, swiftSettings: strict))
  targets.append(
    .testTarget(
      name: name + "Tests", dependencies: named([name] + others), exclude: testsExclude,
      swiftSettings: strict))
  layers.append(name)
}

func named(_ targets: [String]) -> [Target.Dependency] { targets.map { .init(stringLiteral: $0) } }

layer("SourceText", testsOn: ["TestSupport"])
layer("JSONSyntax", on: ["SourceText"], testsOn: ["SourceText", "TestSupport"])
layer("Diagnostics", on: ["SourceText", "JSONSyntax"], testsOn: ["SourceText", "TestSupport"])
layer(
  "CladsSources",
  on: ["SourceText"],
  testsOn: ["SourceText", "TestSupport"])
layer(
  "CladsDocument",
  on: ["SourceText", "JSONSyntax", "Diagnostics"],
  testsOn: ["SourceText", "JSONSyntax", "Diagnostics", "TestSupport", "CladsProject", "CladsAnalysis"])
layer(
  "CladsExpressions",
  on: ["SourceText", "JSONSyntax", "Diagnostics", "CladsDocument"],
  testsOn: ["Diagnostics", "TestSupport", "CladsDocument", "CladsRuntime", "CladsHosting"])
layer(
  "CladsProject",
  on: ["SourceText", "JSONSyntax", "Diagnostics", "CladsSources", "CladsDocument"],
  testsOn: ["SourceText", "JSONSyntax", "Diagnostics", "CladsDocument", "TestSupport"])
layer(
  "CladsAnalysis",
  on: ["SourceText", "JSONSyntax", "Diagnostics", "CladsSources", "CladsDocument", "CladsExpressions"],
  testsOn: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsDocument", "CladsExpressions", "CladsProject",
    "TestSupport",
  ])
layer(
  "CladsCheck",
  on: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsDocument", "CladsExpressions", "CladsProject",
    "CladsAnalysis",
  ],
  testsOn: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsDocument", "CladsExpressions", "CladsProject",
    "CladsAnalysis", "CladsPreview", "CladsGallery", "TestSupport",
  ])
layer(
  "CladsFiles",
  on: ["SourceText", "JSONSyntax", "CladsDocument", "CladsProject", "CladsAnalysis", "CladsCheck"],
  testsOn: ["CladsProject", "TestSupport"])
layer(
  "CladsRuntime",
  on: ["SourceText", "Diagnostics", "CladsDocument", "CladsExpressions"],
  testsOn: ["JSONSyntax", "CladsDocument", "CladsExpressions", "CladsHosting", "TestSupport"])
layer(
  "TextUI",
  on: ["SourceText"],
  testsOn: ["TestSupport", "SourceText", "CladsRendering"])
layer(
  "CladsRendering",
  on: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsDocument", "CladsExpressions", "CladsRuntime", "TextUI",
  ],
  testsOn: [
    "JSONSyntax", "CladsDocument", "CladsExpressions", "CladsRuntime", "CladsHosting", "TestSupport",
    "TextUI", "SourceText", "Diagnostics", "CladsProject", "CladsAnalysis", "CladsCheck",
  ],
  testsExclude: ["GuideSamples"])
// The samples of the guide compile as in a package of an app's author: without the settings of this one.
targets.append(
  .testTarget(
    name: "GuideSamplesTests",
    dependencies: [
      "Diagnostics", "CladsDocument", "CladsExpressions", "CladsProject", "CladsCheck", "CladsRuntime",
      "TextUI", "CladsRendering", "CladsHosting", "TestSupport",
    ], path: "Tests/CladsRenderingTests/GuideSamples"))
layer(
  "CladsPreview",
  on: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsDocument", "CladsExpressions", "CladsProject",
    "CladsRuntime", "TextUI", "CladsRendering",
  ],
  testsOn: [
    "SourceText", "Diagnostics", "CladsDocument", "CladsExpressions", "CladsProject",
    "CladsAnalysis", "TextUI", "CladsRendering", "CladsHosting", "TestSupport",
  ])
layer(
  "CladsGallery",
  on: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsDocument", "CladsProject", "CladsCheck", "TextUI",
    "CladsRendering", "CladsPreview",
  ],
  testsOn: [
    "SourceText", "Diagnostics", "CladsProject", "CladsAnalysis", "TextUI", "CladsPreview",
  ])
layer(
  "LanguageServerProtocol",
  on: ["SourceText", "JSONSyntax"],
  testsOn: ["SourceText", "JSONSyntax", "TestSupport"])
layer(
  "ModelContextProtocol",
  on: ["SourceText", "JSONSyntax", "LanguageServerProtocol"],
  testsOn: ["JSONSyntax", "LanguageServerProtocol"])
layer(
  "CladsLanguageService",
  on: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsSources", "CladsDocument", "CladsExpressions",
    "CladsProject", "CladsAnalysis", "CladsCheck", "TextUI", "CladsRendering", "CladsPreview",
    "CladsGallery", "LanguageServerProtocol",
  ],
  testsOn: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsDocument", "CladsExpressions", "CladsProject",
    "CladsAnalysis", "CladsCheck", "CladsPreview", "LanguageServerProtocol", "GeneratedDocuments",
    "TestSupport",
    "TypingSimulation",
  ])
layer(
  "CladsCompare",
  on: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsDocument", "CladsExpressions", "CladsProject",
    "CladsAnalysis", "CladsCheck", "TextUI", "CladsRendering", "CladsPreview", "LanguageServerProtocol",
    "CladsLanguageService", "CladsGallery",
  ],
  testsOn: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsDocument", "CladsProject", "CladsAnalysis", "CladsCheck",
    "CladsRendering", "CladsPreview", "CladsLanguageService", "TestSupport",
  ])
// A header of the system's C library that the toolchain's module leaves out.
targets.append(.systemLibrary(name: "CMalloc"))
layers.append("CMalloc")
layer(
  "CladsServer",
  on: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsDocument", "CladsProject", "CladsAnalysis", "CladsCheck",
    "CladsFiles", "CladsRendering", "CladsPreview", "LanguageServerProtocol", "CladsLanguageService",
    "CMalloc",
  ],
  testsOn: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsProject", "CladsCheck", "CladsRendering", "CladsPreview",
    "LanguageServerProtocol", "CladsLanguageService", "TestSupport",
  ])
// Not a part of the program: the part of Foundation that it needs comes with 38 MB of ICU.
layer(
  "CladsHosting",
  on: ["JSONSyntax", "CladsDocument", "CladsExpressions", "CladsRuntime", "TextUI", "CladsRendering"],
  testsOn: ["CladsDocument", "CladsExpressions", "CladsRuntime"])

// What an app's code imports, and tests that are written as by an app's developers, in both language modes.
let library = [
  "SourceText", "Diagnostics", "CladsDocument", "CladsExpressions", "CladsProject", "CladsCheck",
  "CladsRuntime", "TextUI", "CladsRendering", "CladsHosting",
]
targets += [
  .target(name: "CLADS", dependencies: named(library), swiftSettings: strict),
  .testTarget(name: "AppCodeTests", dependencies: ["CLADS"], path: "Tests/AppCode"),
  .testTarget(
    name: "AppCodeInSwift5Tests", dependencies: ["CLADS"], path: "Tests/AppCodeInSwift5",
    swiftSettings: [.swiftLanguageMode(.v5)]),
]

layer(
  "CladsTesting",
  on: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsDocument", "CladsProject", "CladsCheck", "CladsFiles",
    "CladsRendering", "CladsPreview", "CladsLanguageService",
  ],
  testsOn: [])

targets += [
  .target(
    name: "CladsTool",
    dependencies: [
      "SourceText", "JSONSyntax", "Diagnostics", "CladsSources", "CladsDocument", "CladsExpressions",
      "CladsProject", "CladsAnalysis", "CladsCheck", "CladsFiles", "TextUI", "CladsRendering", "CladsPreview",
      "LanguageServerProtocol", "ModelContextProtocol", "CladsLanguageService", "CladsCompare",
      "CladsGallery", "CladsServer", "CladsTesting",
    ], swiftSettings: strict),
  .executableTarget(name: "clads-lsp", dependencies: ["CladsTool"], swiftSettings: strict),
  .plugin(
    name: "CladsCheckBuildTool", capability: .buildTool(), dependencies: ["clads-lsp"],
    path: "Sources/Plugins/CladsCheckBuildTool"),
  .plugin(
    name: "CladsCheckCommand",
    capability: .command(
      intent: .custom(verb: "clads-check", description: "Checks CLADS documents: `clads-lsp --check`.")),
    dependencies: ["clads-lsp"], path: "Sources/Plugins/CladsCheckCommand"),
  .executableTarget(
    name: "clads-bench",
    dependencies: [
      "SourceText", "JSONSyntax", "Diagnostics", "CladsDocument", "CladsExpressions", "CladsProject",
      "CladsAnalysis", "CladsCheck", "CladsFiles", "CladsRuntime", "CladsRendering", "CladsPreview",
      "LanguageServerProtocol", "CladsLanguageService", "CladsCompare", "CladsHosting", "GeneratedDocuments",
      "Growth", "TestSupport", "TypingSimulation",
    ],
    path: "Tests/Benchmarks",
    exclude: ["jsonschema_rs_check.py"], swiftSettings: strict),
  .executableTarget(
    name: "clads-costs",
    dependencies: [
      "SourceText", "Diagnostics", "CladsProject", "CladsAnalysis", "CladsCheck", "CladsPreview",
      "GeneratedDocuments", "Growth",
    ],
    path: "Tests/Costs", exclude: ["costs.json"], swiftSettings: strict),
  .target(
    name: "GeneratedDocuments", dependencies: ["SourceText", "CladsAnalysis"],
    path: "Tests/GeneratedDocuments", swiftSettings: strict),
  .target(
    name: "Growth",
    dependencies: [
      "SourceText", "JSONSyntax", "Diagnostics", "CladsProject", "CladsAnalysis", "CladsCheck",
      "CladsPreview", "LanguageServerProtocol", "CladsLanguageService", "GeneratedDocuments",
    ],
    path: "Tests/Growth", swiftSettings: strict),
  .target(
    name: "TestSupport", dependencies: ["SourceText", "JSONSyntax", "Diagnostics", "CladsExpressions"],
    path: "Tests/TestSupport", swiftSettings: strict),
  .target(
    name: "TypingSimulation",
    dependencies: [
      "SourceText", "JSONSyntax", "Diagnostics", "CladsDocument", "CladsExpressions", "CladsProject",
      "CladsAnalysis", "CladsCheck", "CladsLanguageService",
    ],
    path: "Tests/Typing", swiftSettings: strict),
  .testTarget(
    name: "CommandLineTests",
    dependencies: [
      "CladsDocument", "CladsPreview", "SourceText", "JSONSyntax", "Diagnostics", "CladsProject",
      "CladsAnalysis", "CladsCheck", "CladsFiles", "CladsRendering",
      "CladsTool", "clads-lsp", "TestSupport",
    ],
    swiftSettings: strict),
  .testTarget(
    name: "RepositoryTests",
    dependencies: [
      "Diagnostics", "CladsProject", "CladsCheck", "CladsCompare", "CladsTesting", "clads-lsp", "TestSupport",
    ],
    swiftSettings: strict),
  // What fuzzing checks; the tests check the same of every input that has once failed.
  .target(
    name: "FuzzTargets",
    dependencies: [
      "SourceText", "JSONSyntax", "Diagnostics", "CladsSources", "CladsDocument", "CladsExpressions",
      "CladsProject", "CladsAnalysis", "CladsFiles", "CladsCheck", "TextUI", "CladsPreview", "CladsGallery",
      "LanguageServerProtocol", "CladsLanguageService", "CladsServer", "ModelContextProtocol", "CladsTool",
      "TestSupport",
    ], path: "Tests/Fuzzing/Targets",
    swiftSettings: strict),
  .testTarget(
    name: "FuzzTargetsTests", dependencies: ["JSONSyntax", "TestSupport", "FuzzTargets"],
    swiftSettings: strict),
]

// The fuzzer needs flags for the whole build, which only `.ci/run fuzz` sets.
if Context.environment["CLADS_FUZZ"] == "1" {
  targets.append(
    .executableTarget(
      name: "clads-fuzz", dependencies: ["TestSupport", "FuzzTargets"], path: "Tests/Fuzzing/Executable",
      swiftSettings: strict))
}

let package = Package(
  name: "clads-lsp",
  // Tests/Frames runs the preview on iOS; the default, its oldest version, lacks what the targets use.
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .executable(name: "clads-lsp", targets: ["clads-lsp"]),
    .plugin(name: "CladsCheckBuildTool", targets: ["CladsCheckBuildTool"]),
    .plugin(name: "CladsCheckCommand", targets: ["CladsCheckCommand"]),
    .library(name: "CLADS", targets: ["CLADS", "JSONSyntax"] + library),
    .library(name: "CladsCheck", targets: ["CladsCheck"]),
    // The preview without the program around it, for Tests/Frames.
    .library(
      name: "CladsPreview",
      targets: [
        "SourceText", "Diagnostics", "JSONSyntax", "CladsDocument", "CladsRendering", "CladsAnalysis",
        "CladsProject", "CladsPreview",
      ]),
    .library(name: "CladsServer", targets: ["CladsServer"]),
    .library(name: "CladsTesting", targets: ["CladsTesting"]),
    .library(name: "CladsTool", targets: ["CladsTool"]),
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)
