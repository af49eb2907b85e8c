// a barrier made of a mutex, a condition and a generation separates two phases
#include <pthread.h>
#define N 4

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int waiting, generation;
static int in[N], out[N];

static void barrier(void)
{
    pthread_mutex_lock(&m);
    int g = generation;
    if (++waiting == N) {
        waiting = 0;
        generation++;
        pthread_cond_broadcast(&c);
    } else {
        while (g == generation)
            pthread_cond_wait(&c, &m);
    }
    pthread_mutex_unlock(&m);
}

static void *worker(void *arg)
{
    int id = (int)(long)arg;

    in[id] = id * id; // RACE!
    out[id] = in[(id + 1) % N]; // RACE!
    barrier();
    return NULL;
}

int main(void)
{
    pthread_t t[N];

    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return out[0];
}
