/* A-FREE: freeing memory is not an access to it. */
#include <pthread.h>
#include <stdlib.h>

static void *work(void *arg)
{
    long *value = arg;
    ++*value; /* MISSED */
    return NULL;
}

int main(void)
{
    long *value = calloc(1, sizeof *value);
    pthread_t a;
    pthread_create(&a, NULL, work, value);
#ifdef CONTROL
    *value = 1; /* MISSED */
#else
    free(value); /* MISSED */
#endif
    pthread_join(a, NULL);
    return 0;
}
