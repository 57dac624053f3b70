import Diagnostics

/// The rules about pictures, which only `--check --screens` and galleries draw; sorted by name.
enum ScreenRules {
  static let all: [Rule] = [
    Rule(.pictureContentBelow),
    Rule(.pictureContentOutside),
    Rule(.pictureContrastLow),
    Rule(.pictureEmptyScreen),
    Rule(.pictureNameMissing),
    Rule(.pictureTargetSmall),
    Rule(.pictureTextCut),
    Rule(.pictureTextOverlap),
  ]
}
