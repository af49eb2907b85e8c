// FLAGS: -O0
// FLAGS: -O1 -Xclang -disable-llvm-passes
struct s { int a, b; };
extern void keep(void *);
int f(struct s *p) { struct s own = *p; keep(&own); return p->b; }
// CHECK: unit "..." pointer 8 producer "...clang version..." nodebug
// CHECK-NOT: optimised
// FUNC: f
// CHECK: memcopy %1, %0, 8
// CHECK: addr %0 + 4
// CHECK-NOT: hint 2
