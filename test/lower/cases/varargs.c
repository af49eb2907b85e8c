// SAME
#include <stdarg.h>
int sum(int n, ...)
{
    va_list ap, copy;
    int s = 0;
    va_start(ap, n);
    va_copy(copy, ap);
    while (n--)
        s += va_arg(ap, int);
    va_end(ap);
    s += *va_arg(copy, int *);
    va_end(copy);
    return s;
}
int three(int *p) { return sum(2, 1, p); }
// FUNC: sum
// CHECK: func @sum(%0, ...)
// CHECK: %_ = alloca 24
// CHECK: %_ = alloca 24
// CHECK: vastart %1
// CHECK: vacopy %2, %1
// FUNC: three
// CHECK: call @sum(2, 1, %0)
