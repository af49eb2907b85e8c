// SAME
// A write to a bit-field is a read-modify-write of its storage unit; a read is a read.
struct flags { int before; unsigned a : 3, b : 5; unsigned char plain; };
void set(struct flags *f, int v) { f->b = v; }
// FUNC: set
// CHECK: load 1 %_ bitfield
// CHECK: store 1 %_, %_ bitfield
int get(struct flags *f) { return f->a; }
// FUNC: get
// CHECK: load 1 %_
// CHECK-NOT: bitfield
void mask(struct flags *f, int v) { unsigned char *p = &f->plain; *p = (*p & 7) | v; }
// FUNC: mask
// CHECK: store 1
// CHECK-NOT: bitfield
// FUNC:
// CHECK: struct "flags" size 8 {0:32 "before" type ..., 32:3 "a" type ... bitfield, 35:5 "b" type ... bitfield
