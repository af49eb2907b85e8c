// locks are taken only if the library was told that there are threads, which happens too late
#include <pthread.h>
#include <stdio.h>
static int threaded;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int counter;

static void enter(void)
{
    if (threaded) // RACE! t
        pthread_mutex_lock(&m);
}
static void leave(void)
{
    if (threaded) // RACE! t
        pthread_mutex_unlock(&m);
}
static void bump(void)
{
    enter();
    counter++; // RACE! c
    leave();
}
static void *run(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++)
        bump();
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, run, NULL);
    threaded = 1; // RACE! t
    pthread_create(&b, NULL, run, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", counter);
    return 0;
}
