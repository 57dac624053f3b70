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
layer("SwiftTokens", on: ["SourceText"], testsOn: ["SourceText", "TestSupport"])
layer("CladsSources", on: ["SourceText", "SwiftTokens"], testsOn: ["SourceText", "TestSupport"])
layer(
  "CladsSchema",
  on: ["SourceText", "JSONSyntax", "Diagnostics"],
  testsOn: ["SourceText", "JSONSyntax", "Diagnostics", "TestSupport"])
layer(
  "CladsModifiers",
  on: ["SourceText", "JSONSyntax", "CladsSchema"],
  testsOn: ["SourceText", "JSONSyntax", "TestSupport"])
layer(
  "CladsDocument",
  on: ["SourceText", "JSONSyntax", "Diagnostics", "CladsSchema", "CladsModifiers"],
  testsOn: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsSchema", "CladsModifiers", "CladsProject",
    "CladsAnalysis", "TestSupport",
  ])
layer("CladsExpressions", on: ["SourceText"], testsOn: ["TestSupport"])
layer(
  "CladsEvaluation",
  on: ["SourceText", "JSONSyntax", "Diagnostics", "CladsSchema", "CladsDocument", "CladsExpressions"],
  testsOn: ["CladsDocument", "CladsExpressions", "CladsRuntime", "CladsHosting", "TestSupport"])
layer(
  "CladsProject",
  on: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsSources", "CladsSchema", "CladsModifiers",
    "CladsDocument",
  ],
  testsOn: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsSchema", "CladsModifiers", "CladsDocument",
    "TestSupport",
  ])
layer(
  "CladsAnalysis",
  on: [
    "SourceText", "JSONSyntax", "Diagnostics", "SwiftTokens", "CladsSchema", "CladsDocument",
    "CladsExpressions",
  ],
  testsOn: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsSchema", "CladsDocument", "CladsExpressions",
    "CladsProject", "TestSupport",
  ])
layer(
  "CladsRules",
  on: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsSchema", "CladsModifiers", "CladsDocument",
    "CladsExpressions", "CladsEvaluation", "CladsProject", "CladsAnalysis",
  ],
  testsOn: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsSchema", "CladsDocument", "CladsExpressions",
    "CladsEvaluation", "CladsProject", "CladsAnalysis", "CladsCheck", "TestSupport",
  ],
  exclude: ["Rules.md"])
layer(
  "CladsCheck",
  on: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsSchema", "CladsDocument", "CladsProject",
    "CladsAnalysis", "CladsRules",
  ],
  testsOn: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsSchema", "CladsDocument", "CladsProject",
    "CladsAnalysis", "CladsRules", "TestSupport",
  ])
layer(
  "CladsFiles",
  on: ["SourceText", "JSONSyntax", "CladsSchema", "CladsProject", "CladsAnalysis", "CladsCheck"],
  testsOn: ["CladsProject", "TestSupport"])
layer(
  "CladsRuntime",
  on: [
    "SourceText", "Diagnostics", "CladsSchema", "CladsDocument", "CladsExpressions", "CladsEvaluation",
  ],
  testsOn: [
    "JSONSyntax", "CladsSchema", "CladsDocument", "CladsExpressions", "CladsEvaluation", "CladsHosting",
    "TestSupport",
  ])
layer("ViewLayout", testsOn: ["TestSupport"])
layer(
  "TextUI", on: ["SourceText", "ViewLayout"], testsOn: ["SourceText", "CladsTextRenderer", "TestSupport"])
layer(
  "CladsRenderTree",
  on: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsSchema", "CladsModifiers", "CladsDocument",
    "CladsExpressions", "CladsEvaluation", "CladsRuntime",
  ],
  testsOn: [
    "JSONSyntax", "CladsSchema", "CladsDocument", "CladsExpressions", "CladsEvaluation", "CladsRuntime",
    "CladsModules", "CladsHosting", "TestSupport",
  ])
layer(
  "CladsTextRenderer",
  on: [
    "CladsSchema", "CladsModifiers", "CladsDocument", "CladsEvaluation", "CladsRuntime", "TextUI",
    "CladsRenderTree",
  ],
  testsOn: [
    "JSONSyntax", "CladsSchema", "CladsDocument", "CladsRuntime", "TextUI", "CladsRenderTree",
    "CladsModules",
  ])
layer(
  "CladsPicture",
  on: [
    "SourceText", "Diagnostics", "CladsDocument", "CladsEvaluation", "ViewLayout", "TextUI",
    "CladsRenderTree", "CladsTextRenderer",
  ],
  testsOn: [
    "SourceText", "JSONSyntax", "CladsSchema", "CladsModifiers", "CladsDocument", "CladsRuntime",
    "ViewLayout", "TextUI", "CladsRenderTree", "CladsTextRenderer", "CladsModules", "TestSupport",
  ])
layer(
  "CladsModules",
  on: [
    "JSONSyntax", "CladsSchema", "CladsModifiers", "CladsDocument", "CladsExpressions", "CladsEvaluation",
    "CladsRuntime", "TextUI", "CladsRenderTree", "CladsTextRenderer", "CladsPicture",
  ],
  testsOn: [
    "SourceText", "Diagnostics", "CladsSchema", "CladsDocument", "CladsEvaluation", "CladsProject",
    "CladsAnalysis", "CladsCheck", "CladsRuntime", "TextUI", "CladsRenderTree", "CladsTextRenderer",
    "CladsHosting",
  ],
  testsExclude: ["GuideSamples"])
// The samples of the guide compile as in a package of an app's author: without the settings of this one.
targets.append(
  .testTarget(
    name: "GuideSamplesTests",
    dependencies: [
      "Diagnostics", "CladsSchema", "CladsModifiers", "CladsDocument", "CladsEvaluation", "CladsProject",
      "CladsCheck", "CladsRuntime", "TextUI", "CladsRenderTree", "CladsTextRenderer", "CladsPicture",
      "CladsModules", "CladsHosting", "TestSupport",
    ], path: "Tests/CladsModulesTests/GuideSamples"))
layer(
  "CladsPreview",
  on: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsSchema", "CladsModifiers", "CladsDocument",
    "CladsExpressions", "CladsEvaluation", "CladsProject", "CladsRuntime", "TextUI", "CladsRenderTree",
    "CladsTextRenderer", "CladsPicture", "CladsModules",
  ],
  testsOn: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsSchema", "CladsModifiers", "CladsDocument",
    "CladsEvaluation", "CladsProject", "CladsAnalysis", "TextUI", "CladsTextRenderer", "CladsModules",
    "CladsHosting", "TestSupport",
  ])
layer(
  "LanguageServerProtocol",
  on: ["SourceText", "JSONSyntax"],
  testsOn: ["SourceText", "JSONSyntax", "TestSupport"])
layer(
  "CladsLanguageService",
  on: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsSources", "CladsSchema", "CladsModifiers",
    "CladsDocument", "CladsExpressions", "CladsEvaluation", "CladsProject", "CladsAnalysis", "CladsRules",
    "CladsCheck", "CladsRenderTree", "CladsPicture", "CladsPreview", "LanguageServerProtocol",
  ],
  testsOn: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsSchema", "CladsDocument", "CladsExpressions",
    "CladsProject", "CladsAnalysis", "CladsRules", "CladsCheck", "CladsPreview", "LanguageServerProtocol",
    "TestSupport", "TypingSimulation",
  ])
layer(
  "CladsCompare",
  on: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsSchema", "CladsModifiers", "CladsDocument",
    "CladsExpressions", "CladsEvaluation", "CladsProject", "CladsAnalysis", "CladsRules", "CladsCheck",
    "CladsRenderTree", "CladsPreview", "LanguageServerProtocol", "CladsLanguageService",
  ],
  testsOn: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsSchema", "CladsDocument", "CladsProject",
    "CladsAnalysis", "CladsRules", "CladsCheck", "CladsModules", "CladsPreview", "CladsLanguageService",
    "TestSupport",
  ])
// A header of the system's C library that the toolchain's module leaves out.
targets.append(.systemLibrary(name: "CMalloc"))
layers.append("CMalloc")
layer(
  "CladsServer",
  on: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsSchema", "CladsProject", "CladsAnalysis", "CladsCheck",
    "CladsFiles", "CladsModules", "CladsPreview", "LanguageServerProtocol", "CladsLanguageService",
    "CMalloc",
  ],
  testsOn: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsProject", "CladsCheck", "CladsModules", "CladsPreview",
    "LanguageServerProtocol", "CladsLanguageService", "TestSupport",
  ])
layer(
  "CladsTerminal",
  on: [
    "SourceText", "JSONSyntax", "Diagnostics", "CladsSchema", "CladsDocument", "CladsProject", "TextUI",
    "CladsPreview",
  ],
  testsOn: ["SourceText", "JSONSyntax", "CladsDocument", "CladsProject", "CladsPreview", "TestSupport"])
// Not a part of the program: the part of Foundation that it needs comes with 38 MB of ICU.
layer(
  "CladsHosting",
  on: [
    "JSONSyntax", "CladsDocument", "CladsExpressions", "CladsEvaluation", "CladsRuntime", "TextUI",
    "CladsRenderTree", "CladsTextRenderer", "CladsPicture", "CladsModules",
  ],
  testsOn: ["CladsDocument", "CladsEvaluation", "CladsRuntime"])

targets += [
  .target(
    name: "CladsTool",
    dependencies: [
      "SourceText", "JSONSyntax", "Diagnostics", "CladsSources", "CladsSchema", "CladsDocument",
      "CladsExpressions", "CladsEvaluation", "CladsProject", "CladsAnalysis", "CladsRules", "CladsCheck",
      "CladsFiles", "TextUI", "CladsPicture", "CladsModules", "CladsPreview", "LanguageServerProtocol",
      "CladsLanguageService", "CladsCompare", "CladsServer", "CladsTerminal",
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
      "SourceText", "JSONSyntax", "Diagnostics", "CladsSchema", "CladsDocument", "CladsExpressions",
      "CladsEvaluation", "CladsProject", "CladsAnalysis", "CladsRules", "CladsCheck", "CladsFiles",
      "CladsRuntime", "CladsRenderTree", "CladsModules", "CladsPreview", "LanguageServerProtocol",
      "CladsLanguageService", "CladsCompare", "CladsHosting", "GeneratedDocuments", "Growth", "TestSupport",
      "TypingSimulation",
    ],
    path: "Tests/Benchmarks",
    exclude: ["jsonschema_rs_check.py"], swiftSettings: strict),
  .executableTarget(
    name: "clads-costs",
    dependencies: [
      "SourceText", "Diagnostics", "CladsProject", "CladsAnalysis", "CladsRules", "CladsPreview",
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
      "CladsPreview",
      "LanguageServerProtocol", "CladsLanguageService", "GeneratedDocuments",
    ],
    path: "Tests/Growth", swiftSettings: strict),
  .target(
    name: "TestSupport", dependencies: ["SourceText", "JSONSyntax", "Diagnostics", "CladsExpressions"],
    path: "Tests/TestSupport", swiftSettings: strict),
  .target(
    name: "TypingSimulation",
    dependencies: [
      "SourceText", "JSONSyntax", "Diagnostics", "CladsSchema", "CladsExpressions", "CladsProject",
      "CladsAnalysis", "CladsCheck", "CladsLanguageService",
    ],
    path: "Tests/Typing", swiftSettings: strict),
  .testTarget(
    name: "CommandLineTests",
    dependencies: [
      "SourceText", "JSONSyntax", "Diagnostics", "CladsProject", "CladsRules", "CladsCheck", "CladsFiles",
      "CladsModules", "CladsTool", "clads-lsp", "TestSupport",
    ],
    swiftSettings: strict),
  .testTarget(
    name: "RepositoryTests",
    dependencies: ["Diagnostics", "CladsProject", "CladsRules", "CladsCompare", "clads-lsp", "TestSupport"],
    swiftSettings: strict),
  // What fuzzing checks; the tests check the same of every input that has once failed.
  .target(
    name: "FuzzTargets",
    dependencies: [
      "SourceText", "JSONSyntax", "Diagnostics", "SwiftTokens", "CladsSources", "CladsSchema",
      "CladsModifiers", "CladsDocument", "CladsExpressions", "CladsEvaluation", "CladsProject",
      "CladsAnalysis", "CladsFiles", "CladsCheck", "TextUI", "CladsPreview", "LanguageServerProtocol",
      "CladsLanguageService", "CladsServer", "TestSupport",
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
    .library(
      name: "CLADS",
      targets: [
        "TextUI", "SourceText", "Diagnostics", "JSONSyntax", "CladsSchema", "CladsModifiers", "CladsDocument",
        "CladsExpressions", "CladsEvaluation", "CladsRuntime", "CladsRenderTree", "CladsTextRenderer",
        "CladsPicture", "CladsModules", "CladsHosting",
      ]),
    .library(name: "CladsCheck", targets: ["CladsCheck"]),
    // The preview without the program around it, for Tests/Frames.
    .library(
      name: "CladsPreview",
      targets: [
        "SourceText", "Diagnostics", "JSONSyntax", "CladsDocument", "CladsRenderTree", "CladsAnalysis",
        "CladsProject", "CladsPicture", "CladsPreview",
      ]),
    .library(name: "CladsServer", targets: ["CladsServer"]),
    .library(name: "CladsTool", targets: ["CladsTool"]),
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)
