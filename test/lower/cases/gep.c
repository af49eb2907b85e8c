// SAME
// Byte offsets: nested structs, arrays as strides, negative offsets, containers.
struct inner { char tag; long v[8]; };
struct outer { int head; struct inner in[4]; struct outer *next; };
struct outer table[10];
int grid[3][4];

long nested(struct outer *o, int i, int k) { return o->in[i].v[k]; }
// FUNC: nested
// CHECK: addr %0 + 8
// CHECK: addr %_ + 72*%_[4]
// CHECK: addr %_ + 8
// CHECK: addr %_ + 8*%_[8]
// CHECK: load 8 %_

long constant(void) { return table[2].in[1].v[3]; }
// FUNC: constant
// CHECK: load 8 (@table + 720)

int two(int i, int k) { return grid[i][k]; }
// FUNC: two
// CHECK: addr @grid + 16*%_[3]
// CHECK: addr %_ + 4*%_[4]

int *back(int *p) { return p - 3; }
// FUNC: back
// CHECK: addr %0 - 12

struct item { long key; struct link { struct link *next; } link; };
long owner(struct link *l) { return ((struct item *)((char *)l - 8))->key; }
// FUNC: owner
// CHECK: addr %0 - 8
// CHECK: load 8

int *step(int *p, long n) { return p + n; }
// FUNC: step
// CHECK: %_ = addr %0 + 4*%1
