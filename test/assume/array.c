/* A-ARRAY: who walks an array inside a record stays in it. Here the walk goes on behind its end. */
#include <pthread.h>

static struct record {
    long kind;
    long values[4];
    long total;
} record;
static volatile int behind = 4;

static void *work(void *arg)
{
    struct record *r = arg;
    long *value = r->values;
#ifdef CONTROL
    value[behind - 1] = 1; /* MISSED */
#else
    value[behind] = 1; /* MISSED */
#endif
    return NULL;
}

int main(void)
{
    pthread_t a;
    pthread_create(&a, NULL, work, &record);
#ifdef CONTROL
    record.values[3] = 2; /* MISSED */
#else
    record.total = 2; /* MISSED */
#endif
    pthread_join(a, NULL);
    return 0;
}
