// The second lock by trylock;
// after some failures it waits after all.
#include <pthread.h>
#include <sched.h>
static pthread_mutex_t left = PTHREAD_MUTEX_INITIALIZER, right = PTHREAD_MUTEX_INITIALIZER;
static int value;

static void *forward(void *arg)
{
    pthread_mutex_lock(&left);
    pthread_mutex_lock(&right); // DEADLOCK!
    value++;
    pthread_mutex_unlock(&right);
    pthread_mutex_unlock(&left);
    return arg;
}

static void *backward(void *arg)
{
    int tries = 0;
    pthread_mutex_lock(&right);
    while (pthread_mutex_trylock(&left) != 0) {
        if (++tries == 10) {
            pthread_mutex_lock(&left); // DEADLOCK!
            break;
        }
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
