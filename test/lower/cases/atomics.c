// SAME
// Orders, compare-exchange with its success, read-modify-write, fences, volatile.
#include <stdatomic.h>
#include <stdbool.h>
long word;
void *slot;
atomic_int state;
volatile int flag;

bool cas(long *p, long old, long fresh)
{
    return __atomic_compare_exchange_n(p, &old, fresh, 1, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
}
// FUNC: cas
// CHECK: %_, %_ = cmpxchg 8 %0, %1, %2 acq_rel

int taken(void)
{
    if (__sync_bool_compare_and_swap(&word, 0, 1))
        return 1;
    return 0;
}
// FUNC: taken
// CHECK: %_, %1 = cmpxchg 8 @word, 0, 1 seq_cst
// CHECK: branch %1

void *swap(void *n) { return __atomic_exchange_n(&slot, n, __ATOMIC_SEQ_CST); }
// FUNC: swap
// CHECK: rmw xchg 8 @slot, %_ seq_cst

void orders(void)
{
    atomic_store_explicit(&state, 1, memory_order_release);
    atomic_load_explicit(&state, memory_order_acquire);
    atomic_fetch_or_explicit(&state, 4, memory_order_relaxed);
    atomic_thread_fence(memory_order_acquire);
    flag = flag + 1;
}
// FUNC: orders
// CHECK: store 4 @state, 1 release
// CHECK: load 4 @state acquire
// CHECK: rmw or 4 @state, 4 relaxed
// CHECK: fence acquire
// CHECK: load 4 @flag volatile
// CHECK: store 4 @flag, %_ volatile
