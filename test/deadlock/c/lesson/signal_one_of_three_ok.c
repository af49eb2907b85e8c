#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t start = PTHREAD_COND_INITIALIZER;
static int go;

static void *runner(void *arg)
{
    pthread_mutex_lock(&mutex);
    while (!go)
        pthread_cond_wait(&start, &mutex);
    pthread_mutex_unlock(&mutex);
    printf("runner %ld off\n", (long)arg);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    for (long i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, runner, (void *)i);
    sleep(1);
    pthread_mutex_lock(&mutex);
    go = 1;
    pthread_cond_broadcast(&start);
    pthread_mutex_unlock(&mutex);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
