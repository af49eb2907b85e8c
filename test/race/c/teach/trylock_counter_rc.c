// a failed trylock goes on anyway
#include <errno.h>
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long shared_hits;

static void *worker(void *arg)
{
    long *misses = arg;

    for (int i = 0; i < 1000; i++) {
        int rc = pthread_mutex_trylock(&lock);

        if (rc == EBUSY) {
            (*misses)++; // NORACE
        } else if (rc != 0) {
            return NULL;
        }
        shared_hits++; // RACE!
        if (rc == 0)
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    long misses[2] = {0, 0};

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, &misses[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%ld hits, %ld misses\n", shared_hits, misses[0] + misses[1]);
    return 0;
}
