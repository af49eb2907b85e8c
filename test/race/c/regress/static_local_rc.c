// a static variable inside a function that both threads call
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static int next_id(void)
{
    static int id;
    int r;
    r = ++id; // RACE!
    return r;
}

static void *t(void *arg)
{
    int *out = arg;
    *out = next_id();
    return 0;
}

int main(void)
{
    pthread_t a, b;
    int x, y;
    pthread_create(&a, 0, t, &x);
    pthread_create(&b, 0, t, &y);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return x == y;
}
