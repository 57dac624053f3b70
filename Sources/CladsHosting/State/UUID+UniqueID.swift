import CladsRuntime
import Foundation

extension UUID {
  /// The same bits as a `UUID`.
  init(_ id: UniqueID) {
    var bytes = UUID().uuid
    withUnsafeMutableBytes(of: &bytes) {
      $0.storeBytes(of: id.high, as: UInt64.self)
      $0.storeBytes(of: id.low, toByteOffset: 8, as: UInt64.self)
    }
    self.init(uuid: bytes)
  }
}

extension UniqueID {
  /// The same bits as a `UniqueID`.
  init(_ id: UUID) {
    let bits = withUnsafeBytes(of: id.uuid) {
      ($0.loadUnaligned(as: UInt64.self), $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    }
    self.init(high: bits.0, low: bits.1)
  }
}
