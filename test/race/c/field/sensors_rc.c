// A display that walks over all sensors with the lock of the first one.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>

#define SENSORS 6

struct sensor {
    pthread_mutex_t lock;
    double value, min, max;
    unsigned samples;
};

static struct sensor sensors[SENSORS];
static atomic_int stop;

static void sensor_update(struct sensor *s, double v)
{
    pthread_mutex_lock(&s->lock);
    s->value = v; // RACE!
    if (s->samples == 0 || v < s->min)
        s->min = v;
    if (s->samples == 0 || v > s->max)
        s->max = v;
    s->samples++;
    pthread_mutex_unlock(&s->lock);
}

static void *sample(void *arg)
{
    int idx = *(int *)arg;
    double v = idx;
    while (!atomic_load(&stop)) {
        v = v * 1.01 + 0.5;
        if (v > 100)
            v -= 100;
        sensor_update(&sensors[idx], v);
        usleep(50);
    }
    return NULL;
}

static void *display(void *arg)
{
    (void)arg;
    while (!atomic_load(&stop)) {
        double sum = 0;
        for (int i = 0; i < SENSORS; i++) {
            pthread_mutex_lock(&sensors[0].lock);
            sum += sensors[i].value; // RACE!
            pthread_mutex_unlock(&sensors[0].lock);
        }
        printf("mean %.2f\n", sum / SENSORS);
        usleep(500);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[SENSORS], d;
    int idx[SENSORS];
    for (int i = 0; i < SENSORS; i++) {
        pthread_mutex_init(&sensors[i].lock, NULL);
        idx[i] = i;
        pthread_create(&t[i], NULL, sample, &idx[i]);
    }
    pthread_create(&d, NULL, display, NULL);
    usleep(3000);
    atomic_store(&stop, 1);
    for (int i = 0; i < SENSORS; i++)
        pthread_join(t[i], NULL);
    pthread_join(d, NULL);
    return 0;
}
