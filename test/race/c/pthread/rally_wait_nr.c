// A barrier made by hand with a sense that turns over.
#include <pthread.h>
#include <stdio.h>

enum { N = 4, ROUNDS = 10 };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int arrived, round_no;
static int cell[N], sum[N];

static void meet(void)
{
    pthread_mutex_lock(&m);
    int next = !round_no;
    if (++arrived == N) {
        arrived = 0;
        round_no = next;
        pthread_cond_broadcast(&c);
    } else {
        while (round_no != next)
            pthread_cond_wait(&c, &m);
    }
    pthread_mutex_unlock(&m);
}

static void *work(void *arg)
{
    int id = (int)(long)arg;
    for (int r = 0; r < ROUNDS; r++) {
        cell[id] = id + r; // NORACE
        meet();
        sum[id] += cell[(id + 1) % N]; // NORACE
        meet();
    }
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
