// The lock is chosen by the parity of the round, the data are not
#include <pthread.h>
#include <stdio.h>

pthread_mutex_t even = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t odd = PTHREAD_MUTEX_INITIALIZER;
int total;

static pthread_mutex_t *pick(int n)
{
    return n % 2 ? &odd : &even;
}

void *worker(void *arg)
{
    int id = *(int *)arg;
    for (int i = 0; i < 20000; i++) {
        pthread_mutex_t *m = pick(i + id);
        pthread_mutex_lock(m);
        total++; // RACE!
        pthread_mutex_unlock(m);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int ids[2] = { 0, 1 };
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, &ids[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("total %d\n", total);
    return 0;
}
