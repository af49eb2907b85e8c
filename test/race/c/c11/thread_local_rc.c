// a static buffer in the formatting function is shared by all threads
#include <stdio.h>
#include <threads.h>

static const char *hex(unsigned value)
{
    static char text[9];

    for (int i = 7; i >= 0; i--, value >>= 4)
        text[i] = "0123456789abcdef"[value & 15]; // RACE!
    return text;
}

static int printer(void *arg)
{
    unsigned base = *(unsigned *)arg;
    int digits = 0;

    for (unsigned i = 0; i < 50; i++)
        digits += hex(base + i)[7] < 'a'; // RACE!
    return digits;
}

int main(void)
{
    thrd_t t[2];
    unsigned bases[2] = {0, 1000};
    int result;

    for (int i = 0; i < 2; i++)
        thrd_create(&t[i], printer, &bases[i]);
    for (int i = 0; i < 2; i++)
        thrd_join(t[i], &result);
    printf("%d\n", result);
    return 0;
}
