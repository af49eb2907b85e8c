// Lock names through a table of pointers.
#include <pthread.h>
static pthread_mutex_t disk = PTHREAD_MUTEX_INITIALIZER, net = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t *const order[2] = { &disk, &net };
static int used;

static void *up(void *arg)
{
    for (int i = 0; i < 2; i++)
        pthread_mutex_lock(order[i]); // DEADLOCK!
    used++;
    for (int i = 1; i >= 0; i--)
        pthread_mutex_unlock(order[i]);
    return arg;
}
static void *down(void *arg)
{
    for (int i = 1; i >= 0; i--)
        pthread_mutex_lock(order[i]); // DEADLOCK!
    used--;
    for (int i = 0; i < 2; i++)
        pthread_mutex_unlock(order[i]);
    return arg;
}
int main(void)
{
    pthread_t t[2];
    pthread_create(&t[0], NULL, up, NULL);
    pthread_create(&t[1], NULL, down, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
