// a thread hands out the address of its thread-local counter and others write through it
#include <pthread.h>
#include <stdio.h>

static __thread int local_hits;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int all_hits;
static int *main_hits;

static void hit(void)
{
    local_hits++; // RACE!
}

static void *worker(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++)
        hit();
    ++*main_hits; // RACE!
    pthread_mutex_lock(&lock);
    all_hits += local_hits; // NORACE
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t t[2];

    main_hits = &local_hits;
    pthread_create(&t[0], NULL, worker, NULL);
    pthread_create(&t[1], NULL, worker, NULL);
    hit();
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    printf("%d %d\n", all_hits, local_hits); // NORACE
    return 0;
}
