public import CladsDocument

extension Runtime {
  /// What it does otherwise than the specification says.
  public var deviations: Deviations { Self.table[self] ?? .none }

  /// The deviations of each runtime; one that is not listed has none.
  private static let table: [Runtime: Deviations] = [
    .device: Deviations(Deviation.allCases)
  ]
}
