// The manager stops its workers; they need the lock to see that.
#include <pthread.h>
#include <stdbool.h>

#define WORKERS 3
static pthread_mutex_t state_lock = PTHREAD_MUTEX_INITIALIZER;
static bool stopping;
static int work_done;
static pthread_t worker[WORKERS];

static void *run(void *arg)
{
    (void)arg;
    for (;;) {
        pthread_mutex_lock(&state_lock); // DEADLOCK
        if (stopping) {
            pthread_mutex_unlock(&state_lock);
            break;
        }
        work_done++;
        pthread_mutex_unlock(&state_lock);
    }
    return NULL;
}

static void shut_down(void)
{
    pthread_mutex_lock(&state_lock); // DEADLOCK
    stopping = true;
    for (int i = 0; i < WORKERS; i++)
        pthread_join(worker[i], NULL); // DEADLOCK!
    pthread_mutex_unlock(&state_lock);
}

int main(void)
{
    for (int i = 0; i < WORKERS; i++)
        pthread_create(&worker[i], NULL, run, NULL);
    shut_down();
    return 0;
}
