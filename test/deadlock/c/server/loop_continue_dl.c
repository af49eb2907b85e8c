// A loop that goes on
// with the lock it took before.
#include <pthread.h>
#include <stdbool.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int queue[64], head, tail;
static bool stop;

static void *consume(void *arg)
{
    int sum = 0;
    for (;;) {
        pthread_mutex_lock(&lock); // DEADLOCK!
        if (stop) {
            pthread_mutex_unlock(&lock);
            break;
        }
        if (head == tail) {
            continue; // DEADLOCK
        }
        sum += queue[head++ % 64];
        pthread_mutex_unlock(&lock);
    }
    *(int *)arg = sum;
    return NULL;
}

int main(void)
{
    int sum;
    pthread_t t;
    pthread_create(&t, NULL, consume, &sum);
    for (int i = 0; i < 64; i++) {
        pthread_mutex_lock(&lock);
        queue[tail++ % 64] = i;
        pthread_mutex_unlock(&lock);
    }
    pthread_mutex_lock(&lock);
    stop = true;
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL);
    return 0;
}
