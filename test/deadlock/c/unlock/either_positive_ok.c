// Two tests of the same two numbers.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int total;

static void add(int n, int k)
{
    if (n > 0 || k > 0)
        pthread_mutex_lock(&lock);
    if (n + k > 0)
        total += n + k;
    if (n > 0 || k > 0)
        pthread_mutex_unlock(&lock);
}

static void *adder(void *p)
{
    int *pair = p;
    add(pair[0], pair[1]);
    return NULL;
}

int main(void)
{
    int one[2] = {1, 0}, other[2] = {0, 2};
    pthread_t a, b;
    pthread_create(&a, NULL, adder, one);
    pthread_create(&b, NULL, adder, other);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
