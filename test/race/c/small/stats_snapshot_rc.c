// The snapshot copies the counters as a whole without the lock
// tsan: some: each line is seldom met
#include <pthread.h>
#include <string.h>
struct stats { long in, out, errors; };
static struct stats live;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *traffic(void *arg)
{
    (void)arg;
    for (int i = 0; i < 10000; i++) {
        pthread_mutex_lock(&lock);
        live.in += i; // RACE!
        live.out++; // RACE!
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}
static void *monitor(void *arg)
{
    struct stats copy;
    long worst = 0;
    (void)arg;
    for (int i = 0; i < 1000; i++) {
        memcpy(&copy, &live, sizeof copy); // RACE!
        if (copy.in - copy.out > worst)
            worst = copy.in - copy.out;
    }
    return (void *)worst;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, traffic, NULL);
    pthread_create(&b, NULL, monitor, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
