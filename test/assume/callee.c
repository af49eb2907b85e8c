/* A-CALLEE: an indirect call with fewer arguments than a function takes does not call it. */
#include <pthread.h>

static long total;

static void add(long a, long b, long unused)
{
    (void)unused;
    total += a + b; /* MISSED */
}

#ifdef CONTROL
static void (*hook)(long, long, long);
#else
static void (*hook)(long, long);
#endif

static void *work(void *arg)
{
#ifdef CONTROL
    hook(1, 2, 3);
#else
    hook(1, 2);
#endif
    return arg;
}

int main(void)
{
#ifdef CONTROL
    hook = add;
#else
    hook = (void (*)(long, long))add;
#endif
    pthread_t a;
    pthread_create(&a, NULL, work, NULL);
    total++; /* MISSED */
    pthread_join(a, NULL);
    return 0;
}
