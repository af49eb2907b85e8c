/* A-EXTERN: a function with neither body nor model does not write behind its arguments, keep them or
 * start threads. It is named under lost coverage. */
#include <pthread.h>

void somebody_elses(long *value);
static long total;

static void *work(void *arg)
{
#ifdef CONTROL
    total++; /* MISSED */
#else
    somebody_elses(&total); /* MISSED */
#endif
    return arg;
}

int main(void)
{
    pthread_t a;
    pthread_create(&a, NULL, work, NULL);
    total++; /* MISSED */
    pthread_join(a, NULL);
    return 0;
}
