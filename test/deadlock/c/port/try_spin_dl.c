/* Each of two threads keeps its own lock while it tries again and again for the other's. */
#include <pthread.h>
#include <unistd.h>

static pthread_mutex_t left = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t right = PTHREAD_MUTEX_INITIALIZER;
static int moved;

static void *go_left(void *unused)
{
    pthread_mutex_lock(&right); // DEADLOCK
    while (pthread_mutex_trylock(&left) != 0) // DEADLOCK!
        usleep(10);
    moved++;
    pthread_mutex_unlock(&left);
    pthread_mutex_unlock(&right);
    return unused;
}

static void *go_right(void *unused)
{
    pthread_mutex_lock(&left); // DEADLOCK
    while (pthread_mutex_trylock(&right) != 0) // DEADLOCK!
        usleep(10);
    moved--;
    pthread_mutex_unlock(&right);
    pthread_mutex_unlock(&left);
    return unused;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, go_left, NULL);
    pthread_create(&b, NULL, go_right, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
