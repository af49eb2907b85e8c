/* Both threads lock the station with the lower number first. */
#include <pthread.h>

#define STATIONS 8

static pthread_mutex_t station[STATIONS];
static int trains[STATIONS];

static void *up(void *arg)
{
    for (int i = 0; i < STATIONS - 1; i++) {
        pthread_mutex_lock(&station[i]);
        pthread_mutex_lock(&station[i + 1]);
        trains[i]--;
        trains[i + 1]++;
        pthread_mutex_unlock(&station[i + 1]);
        pthread_mutex_unlock(&station[i]);
    }
    return arg;
}

static void *down(void *arg)
{
    for (int i = STATIONS - 1; i > 0; i--) {
        pthread_mutex_lock(&station[i - 1]);
        pthread_mutex_lock(&station[i]);
        trains[i]--;
        trains[i - 1]++;
        pthread_mutex_unlock(&station[i - 1]);
        pthread_mutex_unlock(&station[i]);
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;
    for (int i = 0; i < STATIONS; i++)
        pthread_mutex_init(&station[i], NULL);
    pthread_create(&a, NULL, up, NULL);
    pthread_create(&b, NULL, down, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
