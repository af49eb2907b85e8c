// the second thread's handle is put where the first one's was, but the copy made before is joined
#include <pthread.h>
#include <stdio.h>

static int n, m;

static void *first(void *arg)
{
    for (int i = 0; i < 100; i++)
        m++; // NORACE
    return arg;
}

static void *second(void *arg)
{
    for (int i = 0; i < 100; i++)
        n++; // RACE!
    return arg;
}

int main(void)
{
    pthread_t t, saved;
    pthread_create(&t, NULL, first, NULL);
    saved = t;
    pthread_create(&t, NULL, second, NULL);
    pthread_join(saved, NULL);
    n = 0; // RACE!
    pthread_join(t, NULL);
    printf("%d\n", n + m);
    return 0;
}
