// SAME
// Integers that become addresses: only what cannot come from an address is a loss.
#include <stdint.h>
extern int start(void *);
int device(void) { return *(volatile int *)0xfee00000; }
int from_int(int i) { return *(int *)(long)i; }
int tagged(int *p) { uintptr_t v = (uintptr_t)p | 1; return *(int *)(v & ~1ul); }
// FUNC: tagged
// CHECK: ptrtoint %0
// CHECK: or %_, 1
// CHECK: and %_, -2
// CHECK: inttoptr %_
int passed(uintptr_t v) { return *(int *)(v + 8); }
int number(int i) { return start((void *)(long)i); }
int sentinel(int *p) { return p == (int *)-1; }
int loaded(uintptr_t *p) { return *(int *)*p; }
// FUNC:
// CHECK: loss int_ptr ... in @device
// CHECK: loss int_ptr ... in @from_int
// CHECK-NOT: loss int_ptr ... in @tagged
// CHECK-NOT: loss int_ptr ... in @passed
// CHECK-NOT: loss int_ptr ... in @number
// CHECK-NOT: loss int_ptr ... in @sentinel
// CHECK-NOT: loss int_ptr ... in @loaded
