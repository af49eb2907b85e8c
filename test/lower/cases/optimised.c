// FLAGS: -O2 -g
// FLAGS: -O3
// FLAGS: -Os -g
int word, table[100];
int f(int n, int *p) { for (int i = 0; i < n; i++) table[i & 63] += p[i]; return word; }
void *copy(void **to, void **from) { to[0] = from[0]; to[1] = from[1]; return to; }
// CHECK: unit "..." ... optimised
// FUNC: f
// CHECK: load 4 @word
