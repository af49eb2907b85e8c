// Vectors, structs in registers, wide integers, overflow checks.
typedef int v4 __attribute__((vector_size(16)));
struct pair { void *a; void *b; };
int word;
v4 add4(v4 *a, v4 *b) { return *a + *b; }
// FUNC: add4
// CHECK: load 16 %0
// CHECK: load 16 %1
struct pair make(void *a, void *b) { struct pair p = {a, b}; return p; }
// FUNC: make
// CHECK: store 8 %2, %0
// CHECK: store 8 %_, %1
void *second(void *x) { return make(x, &word).b; }
// FUNC: second
// CHECK: %_ = call @make(%0, @word, %_)
// CHECK: load 8 %_
// CHECK: ret %_
int product(int a, int b) { int r; return __builtin_mul_overflow(a, b, &r) ? -1 : r; }
// FUNC: product
// CHECK: %2 = mul %0, %1
// CHECK: %3 = opaque %0, %1
// CHECK: branch %3
__int128 wide(__int128 *p) { return *p + 1; }
// FUNC: wide
// CHECK: load 16 %0
int runs(int n) { int a[n]; __builtin_memset(a, 0, sizeof a); return a[n - 1]; }
// FUNC: runs
// CHECK: %_ = alloca 4, %_
// CHECK: memset %_, 0, %_
void copies(char *a, char *b, unsigned long n) { __builtin_memcpy(a, b, n); __builtin_memmove(b, a, 7); }
// FUNC: copies
// CHECK: memcopy %0, %1, %2
// CHECK: memcopy %1, %0, 7
float real(float a) { return a * 2.0f; }
// FUNC: real
// CHECK: opaque %0
