// FLAGS: -O2 -g
// Code that the compiler inlined keeps its place and where it was inlined.
int word;
static inline void bump(int n) { word += n; }
static inline void twice(int n)
{
    bump(n);
    __asm__ __volatile__("" ::: "memory");
    bump(n);
}
void outer(int n) { twice(n); }
// CHECK: scope ... "...inlined.c" "bump" inlined 7 in
// CHECK: scope ... "...inlined.c" "bump" inlined 9 in
// FUNC: outer
// POS: store 4 @word, %_ ! 4:39
