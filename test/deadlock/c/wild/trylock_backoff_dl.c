// Two threads take two locks in opposite order, one of them tries.
#include <pthread.h>
#include <sched.h>

static pthread_mutex_t left = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t right = PTHREAD_MUTEX_INITIALIZER;
static int moves;

static void *forward(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&left); // DEADLOCK
    pthread_mutex_lock(&right); // DEADLOCK!
    moves++;
    pthread_mutex_unlock(&right);
    pthread_mutex_unlock(&left);
    return NULL;
}

static void *backward(void *arg)
{
    (void)arg;
    for (;;) {
        pthread_mutex_lock(&right); // DEADLOCK
        if (pthread_mutex_trylock(&left) == 0)
            break;
        pthread_mutex_lock(&left); // DEADLOCK!
        break;
    }
    moves--;
    pthread_mutex_unlock(&left);
    pthread_mutex_unlock(&right);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, forward, NULL);
    pthread_create(&b, NULL, backward, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return moves;
}
