// a record is changed under a lock field by field, and copied as a whole
#include <pthread.h>
#include <stdio.h>
#include <string.h>
struct sample {
    long t;
    double value[4];
    unsigned flags;
};
static struct sample latest;
static pthread_mutex_t latest_lock = PTHREAD_MUTEX_INITIALIZER;

static void *sensor(void *arg)
{
    int ch = (int)(long)arg;
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&latest_lock);
        latest.t++;
        latest.value[ch] = i * 0.5;
        latest.flags |= 1u << ch;
        pthread_mutex_unlock(&latest_lock);
    }
    return NULL;
}

static void *display(void *arg)
{
    struct sample s;
    (void)arg;
    for (int i = 0; i < 10; i++) {
        pthread_mutex_lock(&latest_lock);
        memcpy(&s, &latest, sizeof s);
        pthread_mutex_unlock(&latest_lock);
        printf("%ld %f %x\n", s.t, s.value[0], s.flags);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    for (long i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, sensor, (void *)i);
    pthread_create(&t[2], NULL, display, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
