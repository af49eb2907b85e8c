// the thread-specific buffer's address is also stored in a global that others write through
#include <stdio.h>
#include <stdlib.h>
#include <threads.h>

static tss_t key;
static char *_Atomic last_buffer;

static char *buffer(void)
{
    char *b = tss_get(key);

    if (!b) {
        b = calloc(1, 32);
        tss_set(key, b);
    }
    return b;
}

static int format(void *arg)
{
    char *b = buffer();

    char *other = last_buffer;

    last_buffer = b;
    if (other)
        other[0] = '#'; // RACE!
    for (int i = 0; i < 1000; i++)
        b[0] = (char)('a' + *(int *)arg); // RACE!
    return b[0] == 'a'; // RACE!
}

int main(void)
{
    thrd_t t[2];
    int ids[2] = {0, 1};

    tss_create(&key, NULL);
    for (int i = 0; i < 2; i++)
        thrd_create(&t[i], format, &ids[i]);
    for (int i = 0; i < 2; i++)
        thrd_join(t[i], NULL);
    tss_delete(key);
    return 0;
}
