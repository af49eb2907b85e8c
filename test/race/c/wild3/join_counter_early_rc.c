// A number of threads that the environment chooses; all are joined but the last one
#include <pthread.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
int __VERIFIER_nondet_int(void) { return rand() % 16; }

static int data = 0;
static pthread_mutex_t data_mutex = PTHREAD_MUTEX_INITIALIZER;

static void *thread(void *arg)
{
    pthread_mutex_lock(&data_mutex);
    data++;                     // RACE!
    pthread_mutex_unlock(&data_mutex);
    return NULL;
}

int main(void)
{
    int threads_total = __VERIFIER_nondet_int();
    if (threads_total < 1)
        return 0;
    pthread_t *tids = malloc(threads_total * sizeof(pthread_t));
    for (int i = 0; i < threads_total; i++)
        pthread_create(&tids[i], NULL, &thread, NULL);
    for (int i = 0; i < threads_total - 1; i++)
        pthread_join(tids[i], NULL);
    return data;                // RACE!
}
