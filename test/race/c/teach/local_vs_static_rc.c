// the helper keeps its scratch value in a static variable
// tsan: some: one pair for each variable is enough for the runtime
#include <pthread.h>
#include <stdio.h>

static long fib(int n)
{
    static long a, b;

    a = 0; // RACE!
    b = 1; // RACE!
    for (int i = 0; i < n; i++) {
        long t = a + b; // RACE!

        a = b; // RACE!
        b = t; // RACE!
    }
    return a; // RACE!
}

static void *run(void *arg)
{
    long *out = arg;

    *out = fib((int)*out); // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t1, t2;
    long x = 20, y = 30;

    pthread_create(&t1, NULL, run, &x);
    pthread_create(&t2, NULL, run, &y);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    printf("%ld %ld\n", x, y);
    return 0;
}
