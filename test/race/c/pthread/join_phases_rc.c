// the second phase is looked at before its threads are joined
#include <pthread.h>
#include <stdio.h>

static long v[4];

static void *first(void *p)
{
    *(long *)p += 1; // NORACE
    return NULL;
}

static void *second(void *p)
{
    *(long *)p *= 2; // RACE!
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, first, &v[i]);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, second, &v[i]);
    printf("%ld\n", v[0]); // RACE!
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
