// The same, but that some take the wrong one.
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
        box->count++; // RACE! b
        give(ACCOUNTS);
        take(LOG);
        lines++; // RACE! l
        give(LOG);
    }
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, run, NULL);
    take(ACCOUNTS);
    struct box *at = box;
    total += 5; // NORACE
    give(ACCOUNTS);
    take(LOG);
    at->count = 0; // RACE! b
    give(LOG);
    pthread_mutex_lock(&locks[ACCOUNTS]); /* by its own name */
    printf("%d\n", lines); // RACE! l
    pthread_mutex_unlock(&locks[ACCOUNTS]);
    pthread_join(t, NULL);
    return 0;
}
