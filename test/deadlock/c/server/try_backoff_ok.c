// The second lock by trylock;
// a failure gives the first back.
#include <pthread.h>
#include <sched.h>
static pthread_mutex_t left = PTHREAD_MUTEX_INITIALIZER, right = PTHREAD_MUTEX_INITIALIZER;
static int value;

static void *forward(void *arg)
{
    pthread_mutex_lock(&left);
    pthread_mutex_lock(&right);
    value++;
    pthread_mutex_unlock(&right);
    pthread_mutex_unlock(&left);
    return arg;
}

static void *backward(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&right);
        if (pthread_mutex_trylock(&left) == 0)
            break;
        pthread_mutex_unlock(&right);
        sched_yield();
    }
    value--;
    pthread_mutex_unlock(&left);
    pthread_mutex_unlock(&right);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, forward, NULL);
    pthread_create(&b, NULL, backward, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
