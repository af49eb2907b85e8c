// Threads run until a plain flag says stop.
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <unistd.h>

static volatile bool running = true;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static long ticks;

static void *ticker(void *arg)
{
    (void)arg;
    while (running) { // RACE!
        pthread_mutex_lock(&m);
        ticks++; // NORACE
        pthread_mutex_unlock(&m);
        usleep(100);
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, ticker, NULL);
    pthread_create(&b, NULL, ticker, NULL);
    usleep(2000);
    running = false; // RACE!
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%ld ticks\n", ticks); // NORACE
    return 0;
}
