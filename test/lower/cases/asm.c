// SAME
// Barriers, fences and spin hints are understood; the rest is a loss.
int word;
long shared;
void harmless(void)
{
    __asm__ __volatile__("" ::: "memory");
    __asm__ __volatile__("pause");
    __asm__ __volatile__("rep; nop" ::: "memory");
    word = 1;
}
// FUNC: harmless
// CHECK: store 4 @word, 1
// CHECK-NOT: asm
// CHECK-NOT: fence
void fences(void) { __asm__ __volatile__("mfence" ::: "memory"); }
// FUNC: fences
// CHECK: fence seq_cst
int locked(int v)
{
    __asm__ __volatile__("lock; xaddq %0, %1" : "+r"(v), "+m"(shared)::"memory");
    return v;
}
// FUNC: locked
// CHECK: rmw other 8 @shared, undef seq_cst
// CHECK-NOT: asm
unsigned clock_low(void) { unsigned lo, hi; __asm__("rdtsc" : "=a"(lo), "=d"(hi)); return lo; }
// FUNC: clock_low
// CHECK: opaque
// CHECK-NOT: asm
void unknown(long *p) { __asm__ __volatile__("movl %0, (%1)" ::"r"(1), "r"(p) : "memory"); }
// FUNC: unknown
// CHECK: asm 1, %0
// FUNC:
// CHECK: loss asm "movl $0, ($1)" in @unknown
// CHECK-NOT: in @harmless
// CHECK-NOT: in @locked
// CHECK-NOT: in @clock_low
