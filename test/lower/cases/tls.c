// SAME
_Thread_local int own = 3;
extern _Thread_local int theirs;
static _Thread_local struct { int a, b; } pair;
int *address(void) { return &own; }
int use(void) { own++; pair.b = 2; return theirs; }
// CHECK: global @own size 4 ... tls = {0: 3 size 4}
// FUNC:
// CHECK: extern @theirs size 4 ... tls
// FUNC: address
// CHECK: ret @own
// FUNC: use
// CHECK: load 4 @own
// CHECK: store 4 @own
// CHECK: store 4 (@pair + 4), 2
