// main destroys the lock after it joined the thread that takes it
#include <pthread.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long served;

static void *serve(void *arg)
{
    (void)arg;
    for (int i = 0; i < 1000; i++) {
        pthread_mutex_lock(&lock); // NORACE
        served++; // NORACE
        pthread_mutex_unlock(&lock); // NORACE
        usleep(10);
    }
    return NULL;
}

int main(void)
{
    pthread_t server;

    if (pthread_create(&server, NULL, serve, NULL) != 0)
        return 1;
    pthread_join(server, NULL);
    pthread_mutex_destroy(&lock); // NORACE
    return 0;
}
