import CladsAnalysis
import CladsCheck
import Diagnostics
import SourceText

/// The findings that one version of a screen has and the other one has not.
enum FindingChanges {
  static func between(
    _ old: ScreenSide, _ new: ScreenSide
  ) -> (new: [ScreenComparison.Finding], gone: [ScreenComparison.Finding]) {
    var (added, gone) = (findings(in: new, notIn: old), findings(in: old, notIn: new))
    // A finding that only is elsewhere now is neither new nor gone.
    added.removeAll { finding in
      let same = gone.firstIndex { $0.rule == finding.rule && $0.message == finding.message }
      if let same { gone.remove(at: same) }
      return same != nil
    }
    return (added, gone)
  }

  /// Returns the findings in a screen that is new.
  static func all(in screen: ComparedScreen, _ analysis: Analysis) -> [ScreenComparison.Finding] {
    let side = ScreenSide(
      screen, analysis, ScreenOutline(), screen.context.embeddedDiagnostics(of: analysis))
    return shown(side).map { finding($0, side) }
  }

  private static func finding(_ finding: Diagnostic, _ side: ScreenSide) -> ScreenComparison.Finding {
    ScreenComparison.Finding(
      rule: finding.id, severity: finding.severity, message: finding.messageOfOne,
      line: side.line(of: finding.range))
  }

  private static func findings(in side: ScreenSide, notIn other: ScreenSide) -> [ScreenComparison.Finding] {
    var known: [Fingerprint: Int] = [:]
    for finding in shown(other) { known[fingerprint(finding, other), default: 0] += 1 }
    return shown(side).compactMap { finding in
      let fingerprint = fingerprint(finding, side)
      if let count = known[fingerprint], count > 0 {
        known[fingerprint] = count - 1
        return nil
      }
      return self.finding(finding, side)
    }
  }

  private static func shown(_ side: ScreenSide) -> [Diagnostic] {
    side.findings.filter { $0.severity >= .warning }
  }

  private static func fingerprint(_ finding: Diagnostic, _ side: ScreenSide) -> Fingerprint {
    Fingerprint(finding, in: side.analysis.file.source)
  }
}
