// main destroys the lock while the thread that it never joined may still take it
#include <pthread.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long served;

static void *serve(void *arg)
{
    (void)arg;
    for (int i = 0; i < 1000; i++) {
        pthread_mutex_lock(&lock); // RACE! d
        served++; // NORACE
        pthread_mutex_unlock(&lock); // RACE d
        usleep(10);
    }
    return NULL;
}

int main(void)
{
    pthread_t server;

    if (pthread_create(&server, NULL, serve, NULL) != 0)
        return 1;
    pthread_detach(server);
    usleep(1000);
    pthread_mutex_destroy(&lock); // RACE! d
    usleep(1000);
    return 0;
}
