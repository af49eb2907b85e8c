/* two workers, trylock with a nap: only one of them lets go of what it has */
#include <pthread.h>
#include <sched.h>

static pthread_mutex_t left = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t right = PTHREAD_MUTEX_INITIALIZER;
static int moved;

static void *one(void *arg)
{
    for (int i = 0; i < 100; i++) {
        for (;;) {
            pthread_mutex_lock(&left);
            if (pthread_mutex_trylock(&right) == 0)
                break;
            pthread_mutex_unlock(&left);
            sched_yield();
        }
        moved++;
        pthread_mutex_unlock(&right);
        pthread_mutex_unlock(&left);
    }
    return arg;
}

static void *two(void *arg)
{
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&right);
        pthread_mutex_lock(&left);
        moved--;
        pthread_mutex_unlock(&left);
        pthread_mutex_unlock(&right);
    }
    return arg;
}

int main(void)
{
    pthread_t t1, t2;
    pthread_create(&t1, 0, one, 0);
    pthread_create(&t2, 0, two, 0);
    pthread_join(t1, 0);
    pthread_join(t2, 0);
    return moved;
}
