// Who does not get the second lock tries again: with the first one still held, or not.
#include <pthread.h>
#include <sched.h>

static pthread_mutex_t left = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t right = PTHREAD_MUTEX_INITIALIZER;
static int moves;

static void *climber(void *arg)
{
    pthread_mutex_lock(&left); // DEADLOCK
    while (pthread_mutex_trylock(&right) != 0) // DEADLOCK!
        sched_yield();
    moves++;
    pthread_mutex_unlock(&right);
    pthread_mutex_unlock(&left);
    return arg;
}

static void *jumper(void *arg)
{
    pthread_mutex_lock(&right); // DEADLOCK
    pthread_mutex_lock(&left); // DEADLOCK!
    moves++;
    pthread_mutex_unlock(&left);
    pthread_mutex_unlock(&right);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, climber, NULL);
    pthread_create(&b, NULL, jumper, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return moves;
}
