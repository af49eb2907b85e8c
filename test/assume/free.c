/* A-FREE: memory is freed once: two threads that both free it are not compared. */
#include <pthread.h>
#include <stdlib.h>

static void *work(void *arg)
{
#ifdef CONTROL
    ++*(long *)arg; /* MISSED */
#else
    free(arg); /* MISSED */
#endif
    return NULL;
}

int main(void)
{
    long *value = calloc(1, sizeof *value);
    pthread_t a;
    pthread_create(&a, NULL, work, value);
    free(value); /* MISSED */
    pthread_join(a, NULL);
    return 0;
}
