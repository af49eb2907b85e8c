/* A sensor tells its observers under its lock; they know that they have it. */
#include <pthread.h>
#include <stdio.h>

#define MAX_OBSERVERS 4

struct sensor {
    pthread_mutex_t lock;
    double value;
    void (*observer[MAX_OBSERVERS])(struct sensor *, double);
    int nobservers;
};

static struct sensor thermometer = {.lock = PTHREAD_MUTEX_INITIALIZER};

static double sensor_read(struct sensor *s)
{
    pthread_mutex_lock(&s->lock);
    double v = s->value;
    pthread_mutex_unlock(&s->lock);
    return v;
}

static void sensor_observe(struct sensor *s, void (*f)(struct sensor *, double))
{
    pthread_mutex_lock(&s->lock);
    if (s->nobservers < MAX_OBSERVERS)
        s->observer[s->nobservers++] = f;
    pthread_mutex_unlock(&s->lock);
}

static void sensor_set(struct sensor *s, double v)
{
    pthread_mutex_lock(&s->lock);
    s->value = v;
    for (int i = 0; i < s->nobservers; i++)
        s->observer[i](s, v);
    pthread_mutex_unlock(&s->lock);
}

static void print_value(struct sensor *s, double v)
{
    (void)s;
    printf("%g\n", v);
}

static void print_change(struct sensor *s, double v)
{
    printf("%g now %g\n", v, s->value);
}

static void *poll_sensor(void *arg)
{
    for (int i = 0; i < 10; i++)
        sensor_set(arg, i * 0.5);
    return NULL;
}

int main(void)
{
    pthread_t t;
    sensor_observe(&thermometer, print_value);
    sensor_observe(&thermometer, print_change);
    pthread_create(&t, NULL, poll_sensor, &thermometer);
    pthread_join(t, NULL);
    return 0;
}
