// C11 threads: a table made once, used by all
#include <stdio.h>
#include <threads.h>
static int table[256];
static once_flag once = ONCE_FLAG_INIT;
static void init(void)
{
    for (int i = 0; i < 256; i++)
        table[i] = (i & 1) + (i >> 1 & 1) + (i >> 2 & 1);
}
static int bits(unsigned char c)
{
    call_once(&once, init);
    return table[c];
}
static int run(void *arg)
{
    int s = 0;
    for (int i = 0; i < 256; i++)
        s += bits((unsigned char)i);
    return s;
}
int main(void)
{
    thrd_t t[3];
    int r, sum = 0;
    for (int i = 0; i < 3; i++)
        thrd_create(&t[i], run, NULL);
    for (int i = 0; i < 3; i++) {
        thrd_join(t[i], &r);
        sum += r;
    }
    printf("%d\n", sum);
    return 0;
}
