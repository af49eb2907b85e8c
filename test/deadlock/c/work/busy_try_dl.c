/* Tries the second lock again and again; gives the first one back in between, or not. */
#include <pthread.h>
#include <sched.h>

static pthread_mutex_t in = PTHREAD_MUTEX_INITIALIZER, out = PTHREAD_MUTEX_INITIALIZER;
static int packets;

static void *receive(void *arg)
{
    pthread_mutex_lock(&in);
    while (pthread_mutex_trylock(&out) != 0) // DEADLOCK!
        sched_yield();
    packets++;
    pthread_mutex_unlock(&out);
    pthread_mutex_unlock(&in);
    return arg;
}

static void *transmit(void *arg)
{
    pthread_mutex_lock(&out);
    pthread_mutex_lock(&in); // DEADLOCK!
    packets--;
    pthread_mutex_unlock(&in);
    pthread_mutex_unlock(&out);
    return arg;
}

int main(void)
{
    pthread_t r, t;
    pthread_create(&r, NULL, receive, NULL);
    pthread_create(&t, NULL, transmit, NULL);
    pthread_join(r, NULL);
    pthread_join(t, NULL);
    return packets;
}
