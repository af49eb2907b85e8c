// SAME
// Names and types of variables and fields.
typedef struct { int m; long n; } anonymous_t;
struct holder { anonymous_t *p; struct { int x, y; } in[4]; int grid[2][3]; };
static struct holder held;
extern void keep(void *);
int walk(struct holder *h, int i) { return h->in[i].y + (int)h->p->n; }
// FUNC: walk
// CHECK: addr %0 + 8 size 32 aux 43689 hint
// CHECK: addr %_ + 4 aux 2 hint
// CHECK: addr %_ + 8 aux 10 hint
void locals(void) { anonymous_t here = {1, 2}; keep(&here); static int inside; inside++; held.grid[1][2] = 1; }
// FUNC: locals
// CHECK: alloca 16 sub 10 hint 1
// FUNC:
// CHECK: struct "anonymous_t" size 16 {0:32 "m" type ..., 64:64 "n" type ...}
// FUNC:
// CHECK: struct "holder" size 64 {0:64 "p" type ..., 64:256 "in" type ..., 320:192 "grid" type ...}
// FUNC:
// CHECK: array "" size 24 of ... count 2
// FUNC:
// CHECK: var 1 "here" type
// FUNC:
// CHECK: global @locals.inside internal size 4 pretty "inside"
