// unknown number of threads; the loop that joins leaves the last one out
// tsan: no: needs __VERIFIER_nondet_int
#include <pthread.h>
#include <stdlib.h>
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
int sum;
pthread_mutex_t mutex;

void *thread(void *arg)
{
    int *n = arg;
    pthread_mutex_lock(&mutex);
    sum += *n; // RACE!
    pthread_mutex_unlock(&mutex);
    free(n);
    return 0;
}

int main(void)
{
    int n = __VERIFIER_nondet_int();
    __VERIFIER_assume(n > 0 && n < 1000);
    pthread_t *tids = malloc(n * sizeof(pthread_t));
    pthread_mutex_init(&mutex, 0);
    for (int i = 0; i < n; i++) {
        int *arg = malloc(sizeof(int));
        *arg = i;
        pthread_create(&tids[i], 0, thread, arg);
    }
    for (int i = 0; i < n - 1; i++)
        pthread_join(tids[i], 0);
    assert(sum == n * (n - 1) / 2); // RACE!
    free(tids);
    return 0;
}
