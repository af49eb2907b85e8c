// a run-time option turns the locking off
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int use_locks;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int refs;

static void *get_ref(void *arg)
{
    (void)arg;
    if (use_locks)
        pthread_mutex_lock(&lock);
    refs++; // RACE!
    if (use_locks)
        pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t t[2];

    use_locks = getenv("USE_LOCKS") != NULL;
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, get_ref, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", refs);
    return 0;
}
