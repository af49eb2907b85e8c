// SAME
// The simplest things: loads, stores, calls, branches, phis, positions.
extern int external(int, int *);
int counter;

int basic(int n, int *p)
{
    int total = 0;
    for (int i = 0; i < n; i++)
        total += p[i];
    counter = total;
    if (total > 3)
        external(total, &counter);
    return counter;
}
// CHECK: global @counter size 4
// FUNC: basic
// CHECK: %_ = phi [0, b0], [%_, b...]
// CHECK: %_ = cmp slt %_, %0
// CHECK: branch %_, b2, b...
// CHECK: %_ = addr %1 + 4*%_
// CHECK: %_ = load 4 %_
// CHECK: store 4 @counter, %_
// CHECK: %_ = cmp sgt %_, 3
// CHECK: call @external(%_, @counter)
// CHECK: %_ = load 4 @counter
// CHECK: ret %_
// CHECK-NOT: alloca
// FUNC: basic
// POS: load 4 %_ ! 10:18
// POS: store 4 @counter, %_ ! 11:13
// POS: ret %_ ! 14:5
// FUNC:
// CHECK: declare @external
