public import CladsDocument

extension Runtime {
  /// What it does otherwise than the specification says.
  public var deviations: Deviations {
    switch self {
    case .device: Self.ofDevice
    case .spec: .none
    }
  }

  private static let ofDevice = Deviations(Deviation.allCases)
}
