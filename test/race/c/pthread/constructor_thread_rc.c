// A function that runs before main starts a thread, which main meets.
#include <pthread.h>
#include <stdio.h>

static int hits;
static int ready;

static void *count(void *unused)
{
    (void)unused;
    hits++; // RACE!
    return NULL;
}

__attribute__((constructor)) static void begin(void)
{
    pthread_t thread;
    ready = 1; // NORACE
    pthread_create(&thread, NULL, count, NULL);
    pthread_detach(thread);
}

int main(void)
{
    hits++; // RACE!
    printf("%d %d\n", hits, ready); // RACE!
    return 0;
}
