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

/// Adds a layer and its tests. A layer may only name layers already listed above it; its tests may look from
/// above.
@MainActor
func layer(
  _ name: String, on lower: [String] = [], testedWith higher: [String] = [], exclude: [String] = [],
  testsExclude: [String] = []
) {
  for dependency in lower where !layers.contains(dependency) {
    fatalError("\(name) may not depend on \(dependency): it is not a lower layer")
  }
  let dependencies = lower.map { Target.Dependency(stringLiteral: $0) }
  targets.append(.target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict))
  targets.append(
    .testTarget(
      name: name + "Tests",
      dependencies: dependencies + [.init(stringLiteral: name), "TestSupport"]
        + higher.map { .init(stringLiteral: $0) },
      exclude: testsExclude, swiftSettings: strict))
  layers.append(name)
}

layer("SourceText")
layer("JSONSyntax", on: ["SourceText"])
layer("Diagnostics", on: ["SourceText", "JSONSyntax"])
layer("SwiftTokens", on: ["SourceText"])
layer("CladsSources", on: ["SourceText", "SwiftTokens"])
layer("CladsSchema", on: ["SourceText", "Diagnostics", "JSONSyntax"])
layer("CladsModifiers", on: ["SourceText", "Diagnostics", "JSONSyntax", "CladsSchema"])
layer(
  "CladsDocument", on: ["SourceText", "Diagnostics", "JSONSyntax", "CladsSchema", "CladsModifiers"],
  testedWith: ["CladsAnalysis", "CladsProject"])
layer("CladsExpressions", on: ["SourceText", "Diagnostics"])
layer(
  "CladsEvaluation",
  on: [
    "SourceText", "Diagnostics", "JSONSyntax", "CladsSchema", "CladsModifiers", "CladsDocument",
    "CladsExpressions",
  ],
  testedWith: ["CladsRuntime", "CladsHosting"])
layer(
  "CladsProject",
  on: [
    "SourceText", "Diagnostics", "JSONSyntax", "CladsSources", "CladsSchema", "CladsModifiers",
    "CladsDocument",
  ])
layer(
  "CladsAnalysis",
  on: [
    "SourceText", "SwiftTokens", "Diagnostics", "JSONSyntax", "CladsSchema", "CladsModifiers",
    "CladsDocument", "CladsExpressions",
  ],
  testedWith: ["CladsProject"])
layer(
  "CladsRules",
  on: [
    "SourceText", "Diagnostics", "JSONSyntax", "CladsSchema", "CladsModifiers", "CladsDocument",
    "CladsExpressions",
    "CladsEvaluation", "CladsProject", "CladsAnalysis",
  ], testedWith: ["CladsCheck"], exclude: ["Rules.md"])
layer(
  "CladsCheck",
  on: [
    "SourceText", "Diagnostics", "JSONSyntax", "CladsSchema", "CladsModifiers", "CladsDocument",
    "CladsProject",
    "CladsAnalysis", "CladsRules",
  ])
layer(
  "CladsFiles",
  on: [
    "SourceText", "Diagnostics", "JSONSyntax", "CladsSchema", "CladsModifiers", "CladsDocument",
    "CladsProject",
    "CladsAnalysis", "CladsRules", "CladsCheck",
  ])
layer(
  "CladsRuntime",
  on: [
    "SourceText", "Diagnostics", "JSONSyntax", "CladsSchema", "CladsModifiers", "CladsDocument",
    "CladsExpressions",
    "CladsEvaluation",
  ], testedWith: ["CladsHosting"])
layer("ViewLayout")
layer("TextUI", on: ["SourceText", "ViewLayout"], testedWith: ["CladsTextRenderer"])
layer(
  "CladsRenderTree",
  on: [
    "SourceText", "Diagnostics", "JSONSyntax", "CladsSchema", "CladsModifiers", "CladsDocument",
    "CladsExpressions",
    "CladsEvaluation", "CladsRuntime",
  ], testedWith: ["CladsModules", "CladsHosting"])
layer(
  "CladsTextRenderer",
  on: [
    "TextUI", "SourceText", "Diagnostics", "JSONSyntax", "CladsSchema", "CladsModifiers", "CladsDocument",
    "CladsExpressions",
    "CladsEvaluation", "CladsRuntime", "CladsRenderTree",
  ], testedWith: ["CladsModules", "CladsHosting"])
layer(
  "CladsPicture",
  on: [
    "ViewLayout", "TextUI", "SourceText", "Diagnostics", "JSONSyntax", "CladsSchema", "CladsModifiers",
    "CladsDocument", "CladsExpressions", "CladsEvaluation", "CladsRuntime", "CladsRenderTree",
    "CladsTextRenderer",
  ], testedWith: ["CladsModules"])
layer(
  "CladsModules",
  on: [
    "TextUI", "SourceText", "Diagnostics", "JSONSyntax", "CladsSchema", "CladsModifiers", "CladsDocument",
    "CladsExpressions",
    "CladsEvaluation", "CladsRuntime", "CladsRenderTree", "CladsTextRenderer", "CladsPicture",
  ],
  testedWith: [
    "CladsAnalysis", "CladsProject", "CladsPreview", "CladsCheck", "CladsLanguageService", "CladsHosting",
  ],
  testsExclude: ["GuideSamples"])
// The samples of the guide compile as in a package of an app's author: without the settings of this one.
targets.append(
  .testTarget(
    name: "GuideSamplesTests",
    dependencies: [
      "TextUI", "CladsSchema", "CladsModifiers", "CladsDocument", "CladsRuntime", "CladsRenderTree",
      "CladsTextRenderer", "CladsPicture", "CladsEvaluation", "CladsModules", "CladsHosting", "CladsProject",
      "CladsCheck", "Diagnostics", "TestSupport",
    ], path: "Tests/CladsModulesTests/GuideSamples"))
layer(
  "CladsPreview",
  on: [
    "SourceText", "Diagnostics", "JSONSyntax", "CladsSchema", "CladsModifiers", "CladsDocument",
    "CladsExpressions",
    "CladsEvaluation", "CladsRuntime", "CladsProject", "TextUI", "CladsRenderTree", "CladsTextRenderer",
    "CladsPicture", "CladsModules",
  ], testedWith: ["CladsAnalysis", "CladsHosting"])
layer("LanguageServerProtocol", on: ["SourceText", "JSONSyntax"])
layer(
  "CladsLanguageService",
  on: [
    "SourceText", "Diagnostics", "JSONSyntax", "CladsSchema", "CladsModifiers", "CladsDocument",
    "CladsExpressions",
    "CladsEvaluation", "CladsProject", "CladsRenderTree", "CladsPicture", "CladsPreview", "CladsAnalysis",
    "CladsRules", "CladsCheck", "LanguageServerProtocol", "CladsSources",
  ], testedWith: ["TypingSimulation"])
layer(
  "CladsCompare",
  on: [
    "SourceText", "Diagnostics", "JSONSyntax", "CladsSchema", "CladsModifiers", "CladsDocument",
    "CladsExpressions", "CladsEvaluation", "CladsProject", "CladsAnalysis", "CladsRules", "CladsCheck",
    "CladsRuntime", "TextUI", "CladsRenderTree", "CladsModules", "CladsPreview", "LanguageServerProtocol",
    "CladsLanguageService",
  ], testedWith: ["GeneratedDocuments"])
// A header of the system's C library that the toolchain's module leaves out.
targets.append(.systemLibrary(name: "CMalloc"))
layers.append("CMalloc")
layer(
  "CladsServer",
  on: [
    "CMalloc",
    "SourceText", "Diagnostics", "JSONSyntax", "CladsSchema", "CladsModifiers", "CladsDocument",
    "CladsProject",
    "CladsModules", "CladsPreview", "CladsAnalysis", "CladsRules", "CladsCheck", "CladsFiles",
    "LanguageServerProtocol", "CladsLanguageService",
  ])
layer(
  "CladsTerminal",
  on: [
    "SourceText", "Diagnostics", "JSONSyntax", "CladsSchema", "CladsModifiers", "CladsDocument",
    "CladsProject", "TextUI",
    "CladsPreview",
  ])
layer(
  "CladsHosting",
  on: [
    "TextUI", "SourceText", "Diagnostics", "JSONSyntax", "CladsSchema", "CladsModifiers", "CladsDocument",
    "CladsExpressions", "CladsEvaluation", "CladsRuntime", "CladsRenderTree", "CladsTextRenderer",
    "CladsModules",
  ])

/// What the program consists of. `CladsHosting` needs the part of Foundation that comes with 38 MB of ICU.
let everything = layers.filter { $0 != "CMalloc" && $0 != "CladsHosting" }.map {
  Target.Dependency(stringLiteral: $0)
}

targets += [
  .target(name: "CladsTool", dependencies: everything, swiftSettings: strict),
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
    dependencies: everything + ["CladsHosting", "GeneratedDocuments", "TestSupport", "TypingSimulation"],
    path: "Tests/Benchmarks",
    exclude: ["jsonschema_rs_check.py"], swiftSettings: strict),
  .executableTarget(
    name: "clads-costs",
    dependencies: [
      "SourceText", "Diagnostics", "CladsProject", "CladsAnalysis", "CladsRules", "CladsPreview",
      "GeneratedDocuments",
    ],
    path: "Tests/Costs", exclude: ["costs.json"], swiftSettings: strict),
  .target(
    name: "GeneratedDocuments", dependencies: ["SourceText", "CladsAnalysis"],
    path: "Tests/GeneratedDocuments", swiftSettings: strict),
  .target(
    name: "TestSupport", dependencies: ["SourceText", "Diagnostics", "JSONSyntax", "CladsExpressions"],
    path: "Tests/TestSupport", swiftSettings: strict),
  .target(
    name: "TypingSimulation",
    dependencies: [
      "SourceText", "JSONSyntax", "CladsSchema", "CladsExpressions", "CladsProject", "CladsAnalysis",
      "CladsCheck", "CladsLanguageService",
    ],
    path: "Tests/Typing", swiftSettings: strict),
  .testTarget(
    name: "CommandLineTests",
    dependencies: [
      "clads-lsp", "TestSupport", "SourceText", "Diagnostics", "JSONSyntax", "CladsProject", "CladsRules",
      "CladsCheck", "CladsFiles", "CladsModules", "CladsTool",
    ],
    swiftSettings: strict),
  .testTarget(name: "RepositoryTests", dependencies: everything + ["TestSupport"], swiftSettings: strict),
  // What fuzzing checks; the tests check the same of every input that has once failed.
  .target(
    name: "FuzzTargets", dependencies: everything + ["TestSupport"], path: "Tests/Fuzzing/Targets",
    swiftSettings: strict),
  .testTarget(
    name: "FuzzTargetsTests", dependencies: ["FuzzTargets", "TestSupport", "SourceText", "JSONSyntax"],
    swiftSettings: strict),
]

// The fuzzer needs flags for the whole build, which only `.ci/run fuzz` sets.
if Context.environment["CLADS_FUZZ"] == "1" {
  targets.append(
    .executableTarget(
      name: "clads-fuzz", dependencies: ["FuzzTargets", "TestSupport"], path: "Tests/Fuzzing/Executable",
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
