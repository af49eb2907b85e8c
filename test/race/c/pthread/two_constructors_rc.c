// a constructor function starts a thread, a later one writes what the thread counts in
#include <pthread.h>
#include <stdio.h>

static int hits;
static pthread_t thread;

static void *run(void *arg)
{
    (void)arg;
    hits++; // RACE!
    return NULL;
}

__attribute__((constructor(101))) static void start(void)
{
    pthread_create(&thread, NULL, run, NULL);
}

__attribute__((constructor(102))) static void reset(void)
{
    hits = 5; // RACE!
}

int main(void)
{
    pthread_join(thread, NULL);
    printf("%d\n", hits);
    return 0;
}
