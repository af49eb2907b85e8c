// Two members of one union written by two threads
#include <pthread.h>

static union { int whole; struct { short lo, hi; } half; } word;
static struct { short lo, hi; } apart;

static void *low(void *arg)
{
    (void)arg;
    word.half.hi = 1; // RACE!
    apart.lo = 1;
    return NULL;
}

static void *all(void *arg)
{
    (void)arg;
    word.whole = 70000; // RACE!
    apart.hi = 2;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, low, NULL);
    pthread_create(&b, NULL, all, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return apart.lo + apart.hi + word.whole == 0;
}
