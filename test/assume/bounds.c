/* A-BOUNDS: an address does not leave its object by more than a little and come back. */
#include <pthread.h>
#include <stdlib.h>

static struct table {
    long first[100];
    long value;
} *table;

static void *work(void *arg)
{
#ifdef CONTROL
    long *p = &table->value;
    (void)arg;
#else
    char *far = (char *)table + 1000000;
    long *p = (long *)(far - (long)arg);
#endif
    ++*p; /* MISSED */
    return NULL;
}

int main(void)
{
    table = calloc(1, sizeof *table);
    pthread_t a;
    pthread_create(&a, NULL, work, (void *)(1000000 - 800));
    table->value++; /* MISSED */
    pthread_join(a, NULL);
    return 0;
}
