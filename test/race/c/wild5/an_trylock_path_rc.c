// EBUSY is forgotten
#include <errno.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int n;
static int enter(void)
{
    int rc = pthread_mutex_trylock(&m);
    return rc == 0 || rc == EBUSY;
}
static void *w(void *arg)
{
    for (int i = 0; i < 100; i++)
        if (enter()) {
            n++; // RACE!
            pthread_mutex_unlock(&m);
        }
    return arg;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, w, 0);
    pthread_create(&b, 0, w, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return n;
}
