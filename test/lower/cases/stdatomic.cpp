// Operations of std::atomic are statements, unless the order is known at run time only.
#include <atomic>
extern "C" {
int get(std::atomic<int> *a) { return a->load(std::memory_order_acquire); }
// FUNC: get
// CHECK: load 4 %_ acquire
void put(std::atomic<bool> *a) { a->store(true, std::memory_order_release); }
// FUNC: put
// CHECK: store 1 %0, 1 release
int step(std::atomic<int> *a) { return ++*a; }
// FUNC: step
// CHECK: rmw add 4 %0, 1 seq_cst
bool set(std::atomic_flag *f) { return f->test_and_set(std::memory_order_acquire); }
// FUNC: set
// CHECK: rmw xchg 1 %_, 1 acquire
void fence() { std::atomic_thread_fence(std::memory_order_release); }
// FUNC: fence
// CHECK: fence release
}
