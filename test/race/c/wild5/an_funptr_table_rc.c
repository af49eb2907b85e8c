// handlers in a table, called by number
#include <pthread.h>
static int hits, resets;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void on_hit(int n)
{
    pthread_mutex_lock(&m);
    hits += n;
    pthread_mutex_unlock(&m);
}
static void on_reset(int n)
{
    (void)n;
    resets++; // RACE!
}
typedef void (*handler)(int);
static handler table[] = { on_hit, on_reset };
static void *dispatch(void *arg)
{
    for (int i = 0; i < 20; i++)
        table[i % 2](i);
    return arg;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, dispatch, 0);
    pthread_create(&b, 0, dispatch, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return hits + resets;
}
