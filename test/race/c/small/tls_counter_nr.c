// Thread-local counters, added to an atomic total at the end
#include <pthread.h>
#include <stdatomic.h>
static _Thread_local long hits;
static atomic_long total;
static void touch(void) { hits++; }
static void *run(void *arg)
{
    int n = *(int *)arg;
    for (int i = 0; i < n; i++)
        touch();
    atomic_fetch_add_explicit(&total, hits, memory_order_relaxed);
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    int x = 5, y = 7;
    pthread_create(&a, NULL, run, &x);
    pthread_create(&b, NULL, run, &y);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    touch();
    return total + hits != 13;
}
