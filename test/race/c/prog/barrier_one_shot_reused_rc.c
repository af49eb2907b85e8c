// a counter that nobody sets back is a barrier for the first round only
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#define T 4
static atomic_int arrived;
static int cell[T];

static void meet(void)
{
    atomic_fetch_add(&arrived, 1);
    while (atomic_load(&arrived) < T)
        ;
}

static void *run(void *arg)
{
    long me = (long)arg;
    for (int i = 0; i < 10; i++) {
        cell[me] = cell[(me + 1) % T] + i; // RACE!
        meet();
    }
    return NULL;
}

int main(void)
{
    pthread_t t[T];
    for (long i = 0; i < T; i++)
        pthread_create(&t[i], NULL, run, (void *)i);
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", cell[0]);
    return 0;
}
