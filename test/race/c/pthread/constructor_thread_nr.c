// A function that runs before main starts a thread, which main joins.
#include <pthread.h>
#include <stdio.h>

static int hits;
static pthread_t thread;

static void *count(void *unused)
{
    (void)unused;
    hits++; // NORACE
    return NULL;
}

__attribute__((constructor)) static void begin(void)
{
    hits = 1; // NORACE
    pthread_create(&thread, NULL, count, NULL);
}

int main(void)
{
    pthread_join(thread, NULL);
    hits++; // NORACE
    printf("%d\n", hits);
    return 0;
}
