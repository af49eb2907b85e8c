// SAME
// A struct passed by value belongs to the callee.
struct big { long v[20]; };
struct big shared;
long callee(struct big b) { b.v[3]++; return b.v[2]; }
// FUNC: callee
// CHECK: %1 = alloca 160
// CHECK: memcopy %1, %0, 160
// CHECK: store 8 %_, %_
// CHECK-NOT: addr %0
struct big result(void) { return shared; }
// FUNC: result
// CHECK: memcopy %0, @shared, 160
long caller(void) { return callee(shared) + result().v[1]; }
// FUNC: caller
// CHECK: call @callee(...)
// CHECK: call @result(%_)
