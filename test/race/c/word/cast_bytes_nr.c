// two threads write different halves of an int through char pointers
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static int packed;

static void put_bytes(int offset, int count, char value)
{
    char *p = (char *)&packed + offset;

    for (int i = 0; i < count; i++)
        p[i] = value; // NORACE
}

static void *lower(void *arg)
{
    put_bytes(0, 2, *(char *)arg);
    return NULL;
}

static void *upper(void *arg)
{
    put_bytes(2, 2, *(char *)arg);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    char marks[2] = {1, 2};

    pthread_create(&a, NULL, lower, &marks[0]);
    pthread_create(&b, NULL, upper, &marks[1]);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%x\n", (unsigned)packed);
    return 0;
}
