#include <pthread.h>
#include <stdio.h>

static void *worker(void *arg)
{
    printf("%s\n", (char *)arg);
    pthread_join(pthread_self(), NULL); // DEADLOCK!
    return NULL;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, "hello");
    pthread_exit(NULL);
}
