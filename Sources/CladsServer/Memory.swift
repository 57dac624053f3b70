#if canImport(Glibc)
  import CMalloc
#endif

/// Settings of the system's memory allocator; only glibc needs any.
enum Memory {
  /// Makes all threads allocate from one arena. With an arena for each thread, the memory that one version of
  /// a document frees could not be reused by the thread that analyzes the next version.
  static func useOneArena() {
    #if canImport(Glibc)
      mallopt(M_ARENA_MAX, 1)
    #endif
  }

  /// Returns free memory to the system.
  static func release() {
    #if canImport(Glibc)
      malloc_trim(0)
    #endif
  }
}
