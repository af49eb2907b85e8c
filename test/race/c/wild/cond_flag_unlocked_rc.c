// Waiter is right, but the signaller sets the flag without the lock
// tsan: some: runs of the program rarely show all
#include <pthread.h>
#include <stdio.h>
#include <stdbool.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static bool ready = false;
static int value;

static void *waiter(void *arg)
{
    pthread_mutex_lock(&m);
    while (!ready) // RACE! r
        pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    printf("got %d\n", value); // RACE! v
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    value = 42; // RACE! v
    ready = true; // RACE! r
    pthread_cond_signal(&c);
    pthread_join(t, NULL);
    return 0;
}
