/// The memory that old versions of documents have freed; it is returned to the system when nothing happens.
struct MemoryRelease {
  private var lastGeneration = 0
  private var releasedGeneration = 0

  /// Returns free memory to the system if something has changed since it was last released, but nothing since
  /// the last call.
  mutating func release(ifUnchanged generation: Int) {
    if generation != releasedGeneration, generation == lastGeneration {
      Memory.release()
      releasedGeneration = generation
    }
    lastGeneration = generation
  }
}
