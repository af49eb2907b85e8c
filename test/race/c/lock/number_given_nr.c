// Locks of an array, taken by functions that are given the number as a constant.
#include <pthread.h>
#include <stdio.h>

enum { ACCOUNTS, LOG, NLOCKS };

struct box {
    int count, size;
};

static pthread_mutex_t locks[NLOCKS] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static int total, lines;
static struct box first, second, *box = &first;

static void take(int n)
{
    pthread_mutex_lock(&locks[n]);
}

static void give(int n)
{
    pthread_mutex_unlock(&locks[n]);
}

static void *run(void *arg)
{
    for (int i = 0; i < 100; i++) {
        take(ACCOUNTS);
        total++; // NORACE
        box = i % 2 ? &first : &second;
        box->count++; // NORACE
        give(ACCOUNTS);
        take(LOG);
        lines++; // NORACE
        give(LOG);
    }
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, run, NULL);
    take(ACCOUNTS);
    total += 5; // NORACE
    box->count = 0; // NORACE
    give(ACCOUNTS);
    pthread_mutex_lock(&locks[LOG]); /* by its own name */
    printf("%d\n", lines); // NORACE
    pthread_mutex_unlock(&locks[LOG]);
    pthread_join(t, NULL);
    return 0;
}
