// A small cache: the fast path of a hit moves no list, but counts without the lock
#include <pthread.h>
#include <stdlib.h>
#define SLOTS 16

struct slot { int key, value, stamp; };
static struct slot cache[SLOTS];
static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
static int clock_now;

static int get(int key)
{
    int v = -1;
    pthread_rwlock_rdlock(&rw);
    struct slot *s = &cache[key % SLOTS];
    if (s->key == key) {
        s->stamp = ++clock_now; // RACE!
        v = s->value;
    }
    pthread_rwlock_unlock(&rw);
    return v;
}

static void put(int key, int value)
{
    pthread_rwlock_wrlock(&rw);
    struct slot *s = &cache[key % SLOTS];
    s->key = key;
    s->value = value;
    s->stamp = ++clock_now;
    pthread_rwlock_unlock(&rw);
}

static void *client(void *arg)
{
    (void)arg;
    for (int i = 0; i < 20000; i++)
        if (get(i % 20) < 0)
            put(i % 20, i);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, client, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
