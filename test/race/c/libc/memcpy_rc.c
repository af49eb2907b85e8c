// a snapshot is copied out of the shared record without the lock
#include <pthread.h>
#include <stdio.h>
#include <string.h>

struct sample {
    double values[4];
    int sequence;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct sample current;

static void *sensor(void *arg)
{
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&lock);
        current.values[i & 3] = i * *(double *)arg; // RACE!
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

static void *display(void *arg)
{
    struct sample copy;

    for (int i = 0; i < 100; i++) {
        memcpy(&copy, &current, sizeof(copy)); // RACE!
        *(double *)arg = copy.values[0];
    }
    return NULL;
}

int main(void)
{
    pthread_t s, d;
    double factor = 0.5, shown;

    pthread_create(&s, NULL, sensor, &factor);
    pthread_create(&d, NULL, display, &shown);
    pthread_join(s, NULL);
    pthread_join(d, NULL);
    printf("%g\n", shown >= 0 ? 1.0 : 0.0);
    return 0;
}
