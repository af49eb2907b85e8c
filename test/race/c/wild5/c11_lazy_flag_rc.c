// C11 threads: a table made by whoever finds the flag unset
#include <stdbool.h>
#include <stdio.h>
#include <threads.h>
static int table[256];
static bool made;
static void init(void)
{
    for (int i = 0; i < 256; i++)
        table[i] = (i & 1) + (i >> 1 & 1); // RACE! t
    made = true; // RACE! m
}
static int run(void *arg)
{
    int s = 0;
    if (!made) // RACE! m
        init();
    for (int i = 0; i < 256; i++)
        s += table[i]; // RACE! t
    return s;
}
int main(void)
{
    thrd_t t[3];
    for (int i = 0; i < 3; i++)
        thrd_create(&t[i], run, NULL);
    for (int i = 0; i < 3; i++)
        thrd_join(t[i], NULL);
    return 0;
}
