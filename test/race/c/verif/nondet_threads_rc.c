// an unknown number of threads, bounded by an assumption
#include <pthread.h>
extern void abort(void);
extern int __VERIFIER_nondet_int(void);
void assume_abort_if_not(int cond) { if (!cond) { abort(); } }
int global;
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

void *t_fun(void *arg)
{
    pthread_mutex_lock(&mutex);
    global++; // RACE!
    pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void)
{
    int threads_total = __VERIFIER_nondet_int();
    assume_abort_if_not(threads_total >= 0);
    pthread_t *tids = __builtin_malloc(threads_total * sizeof(pthread_t));
    for (int i = 0; i < threads_total; i++)
        pthread_create(&tids[i], NULL, &t_fun, NULL);
    global = 0; // RACE!
    for (int i = 0; i < threads_total; i++)
        pthread_join(tids[i], NULL);
    global++;
    return 0;
}
