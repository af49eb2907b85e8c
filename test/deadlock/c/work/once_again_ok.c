#include <pthread.h>
#include <stdlib.h>

static pthread_once_t ready = PTHREAD_ONCE_INIT;
static char *table;

static void setup(void);

static char *get_table(void)
{
    pthread_once(&ready, setup);
    return table;
}

static void setup(void)
{
    table = malloc(256);
    table[0] = 1;
}

static void *user(void *arg)
{
    return get_table() ? arg : NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, user, NULL);
    pthread_create(&b, NULL, user, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
