// SAME
// Switches, computed gotos, select and phi of pointers, calls that do not return, setjmp.
#include <setjmp.h>
int word;
jmp_buf env;
void die(void) __attribute__((noreturn));

int choose(int x)
{
    switch (x) {
    case 1: return 5;
    case 2:
    case 3: word++; break;
    default: return 7;
    }
    return word;
}
// FUNC: choose
// CHECK: switch %0, b... [1: b..., 2: b1, 3: b1]

int computed(int x)
{
    static void *const labels[] = {&&a, &&b};
    goto *labels[x];
a:
    return word;
b:
    return 2;
}
// FUNC: computed
// CHECK: indirect %_ [b1, b2]

int either(int c, int *a, int *b) { int *p = c ? a : b; return *p; }
// FUNC: either
// CHECK: phi [...
// CHECK: load 4 %_

void stops(int c) { if (c) die(); word = 3; }
// FUNC: stops
// CHECK: call @die() noptr noreturn
// CHECK: unreachable
// CHECK: store 4 @word, 3

int jumps(void) { if (setjmp(env)) return 1; longjmp(env, 1); }
// FUNC: jumps
// CHECK: call @_setjmp(@env)
// CHECK: call @longjmp(@env, 1) noptr noreturn
