// Seats are counted in one section and taken in another.
#include <pthread.h>
#include <stdbool.h>
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static int seats = 10;

static bool reserve(int n)
{
    bool ok;
    pthread_mutex_lock(&mu);
    ok = seats >= n;
    pthread_mutex_unlock(&mu);
    if (!ok)
        return false;
    pthread_mutex_lock(&mu);
    if (seats < n) {
        pthread_mutex_unlock(&mu);
        return false;
    }
    seats -= n;
    pthread_mutex_unlock(&mu);
    return true;
}

static void *client(void *arg)
{
    return reserve(3) ? arg : NULL;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, client, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
