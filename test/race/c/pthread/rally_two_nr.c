// A latch that is open when all are there; it serves once.
#include <pthread.h>
#include <stdio.h>

enum { N = 4 };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int arrived, round_no;
static int cell[N], sum[N];

static void meet(void)
{
    pthread_mutex_lock(&m);
    arrived++;
    while (arrived < N)
        pthread_cond_wait(&c, &m);
    pthread_cond_broadcast(&c);
    pthread_mutex_unlock(&m);
}

static void *work(void *arg)
{
    int id = (int)(long)arg;
    cell[id] = id; // NORACE
    meet();
    sum[id] += cell[(id + 1) % N]; // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, work, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", sum[0]);
    return 0;
}
