// every item is counted: the number that is waited for does not mean that all threads are done
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int items;
static int last[2];

static void *worker(void *arg)
{
    long id = (long)arg;
    for (int i = 0; i < 10; i++) {
        last[id] = i; // RACE!
        pthread_mutex_lock(&m);
        items++;
        pthread_cond_signal(&c);
        pthread_mutex_unlock(&m);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (long i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    pthread_mutex_lock(&m);
    while (items < 12)
        pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    printf("%d %d\n", last[0], last[1]); // RACE!
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
