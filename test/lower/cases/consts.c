// Initial values, constant expressions, function tables, linkage.
#include <stdint.h>
static int hidden = 5;
int array[8];
int *pointers[] = {&hidden, &array[3], 0};
char *middle = (char *)&array + 5;
uintptr_t number = (uintptr_t)&hidden + 1;
static void one(int x) { hidden = x; }
static void two(int x) { hidden += x; }
void (*table[])(int) = {one, two, 0, one};
struct ops { const char *name; int (*open)(const char *); long flags; };
int do_open(const char *n) { return n[0]; }
const struct ops operations[2] = {{"a", do_open, 1}, {"b", 0, -2}};
static const short big[5000] = {1, 2, [4999] = 7};
int tentative __attribute__((common));
int weakling __attribute__((weak)) = 3;
extern int maybe __attribute__((weak));
struct node { int v; struct node *next; } ring[2] = {{1, &ring[1]}, {2, &ring[0]}};
int target(int x) { return x; }
int other_name(int) __attribute__((alias("target")));
static void *resolver(void) { return target; }
int resolved(int) __attribute__((ifunc("resolver")));
__attribute__((constructor(200))) void set_up(void) { hidden = 1; }
__attribute__((destructor)) void tear_down(void) { hidden = 2; }
inline int only_here(void) { return 3; }
int use(int i) { table[i](i); return maybe + big[i] + (int)operations[i].flags + only_here(); }
// CHECK: global @hidden internal size 4 ... = {0: 5 size 4}
// CHECK: global @array size 32
// CHECK: global @pointers size 24 ... = {0: @hidden, 8: (@array + 12)}
// CHECK: global @middle size 8 ... = {0: (@array + 5)}
// CHECK: global @number size 8 ... = {0: (@hidden + 1)}
// CHECK: global @table size 32 ... = {0: @one, 8: @two, 24: @one}
// CHECK: global @operations size 48 ... const = {0: @.str..., 8: @do_open, 16: 1 size 8, 24: @.str..., 40: -2 size 8}
// FUNC:
// CHECK: global @ring size 32 ... = {0: 1 size 4, 8: (@ring + 16), 16: 2 size 4, 24: @ring}
// FUNC:
// CHECK: global @weakling weak size 4
// FUNC:
// CHECK: global @tentative common size 4
// FUNC:
// CHECK: global @big internal size 10000 ... const partial
// FUNC:
// CHECK: extern @maybe extern_weak size 4
// FUNC:
// CHECK: alias @other_name = @target
// CHECK: ifunc @resolved = @resolver
// CHECK: ctor @set_up priority 200
// CHECK: dtor @tear_down priority 65535
// FUNC: use
// CHECK: addr @table + 8*%_[4]
// CHECK: load 8 %_
// CHECK: call %_(%0)
// CHECK: load 4 @maybe
// CHECK: addr @big + 2*%_[5000]
