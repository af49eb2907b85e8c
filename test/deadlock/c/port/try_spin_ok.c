/* Each of two threads gives its own lock back before it tries again for the other's. */
#include <pthread.h>
#include <unistd.h>

static pthread_mutex_t left = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t right = PTHREAD_MUTEX_INITIALIZER;
static int moved;

static void *go_left(void *unused)
{
    pthread_mutex_lock(&right);
    while (pthread_mutex_trylock(&left) != 0) {
        pthread_mutex_unlock(&right);
        usleep(10);
        pthread_mutex_lock(&right);
    }
    moved++;
    pthread_mutex_unlock(&left);
    pthread_mutex_unlock(&right);
    return unused;
}

static void *go_right(void *unused)
{
    pthread_mutex_lock(&left);
    while (pthread_mutex_trylock(&right) != 0) {
        pthread_mutex_unlock(&left);
        usleep(10);
        pthread_mutex_lock(&left);
    }
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
