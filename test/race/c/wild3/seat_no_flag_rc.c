// Slots are looked for, but never marked
#include <pthread.h>
#include <stdio.h>
struct slot { int used; int value; };
static struct slot slots[4];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static struct slot *get(void)
{
    struct slot *s = NULL;
    pthread_mutex_lock(&m);
    for (int i = 0; i < 4; i++)
        if (!slots[i].used) {
            s = &slots[i];
            break;
        }
    pthread_mutex_unlock(&m);
    return s;
}
static void put(struct slot *s)
{
    pthread_mutex_lock(&m);
    s->used = 0;
    pthread_mutex_unlock(&m);
}
static void *worker(void *arg)
{
    for (int k = 0; k < 100; k++) {
        struct slot *s = get();
        if (!s)
            continue;
        s->value++;             // RACE!
        put(s);
    }
    return arg;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, worker, 0);
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
