/* A-SEAT: only who has taken an element of a table clears its flag. */
#include <pthread.h>

struct slot {
    int used, value;
};
static struct slot slots[4];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static struct slot *get(void)
{
    struct slot *s = 0;
    pthread_mutex_lock(&m);
    for (int i = 0; i < 4; i++)
        if (!slots[i].used) {
#ifndef CONTROL
            slots[i].used = 1;
#endif
            s = &slots[i];
            break;
        }
    pthread_mutex_unlock(&m);
    return s;
}

static void *work(void *arg)
{
    struct slot *s = get();
    if (s)
        s->value++; /* MISSED */
    return arg;
}

static void *clear(void *arg)
{
    pthread_mutex_lock(&m);
    for (int i = 0; i < 4; i++)
        slots[i].used = 0;
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void)
{
    pthread_t a, b, c;
    pthread_create(&a, 0, work, 0);
    pthread_create(&b, 0, work, 0);
    pthread_create(&c, 0, clear, 0);
    return 0;
}
