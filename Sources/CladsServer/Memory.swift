#if canImport(Glibc)
  import CMalloc
#endif

/// What the server asks of the system's memory allocator; other systems than Linux need no asking.
enum Memory {
  /// Keeps everything in one pool: with one for each thread, what one version of a document leaves behind is of no
  /// use to the thread that looks at the next.
  static func useOnePool() {
    #if canImport(Glibc)
      mallopt(M_ARENA_MAX, 1)
    #endif
  }

  /// Gives back what is not used.
  static func giveBack() {
    #if canImport(Glibc)
      malloc_trim(0)
    #endif
  }
}
