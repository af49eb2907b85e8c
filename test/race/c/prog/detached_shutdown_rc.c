// main reads the result of detached workers after a sleep
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static int results[4];
static int finished;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *arg)
{
    long i = (long)arg;
    results[i] = (int)(i * i); // RACE!
    pthread_mutex_lock(&lock);
    finished++;
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    for (long i = 0; i < 4; i++) {
        pthread_t t;
        pthread_create(&t, NULL, work, (void *)i);
        pthread_detach(t);
    }
    sleep(1);
    int sum = 0;
    for (int i = 0; i < 4; i++)
        sum += results[i]; // RACE!
    printf("%d\n", sum);
    return 0;
}
