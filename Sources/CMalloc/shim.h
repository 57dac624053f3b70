// What Glibc's own module leaves out.
#ifdef __linux__
#include <malloc.h>
#endif
