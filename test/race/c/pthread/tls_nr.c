// each thread only touches its own thread-local counter and adds it up under a lock
#include <pthread.h>
#include <stdio.h>

static __thread int local_hits;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int all_hits;

static void hit(void)
{
    local_hits++; // NORACE
}

static void *worker(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++)
        hit();
    pthread_mutex_lock(&lock);
    all_hits += local_hits; // NORACE
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t t[2];

    pthread_create(&t[0], NULL, worker, NULL);
    pthread_create(&t[1], NULL, worker, NULL);
    hit();
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    printf("%d %d\n", all_hits, local_hits); // NORACE
    return 0;
}
