// a cache behind a read-write lock; hits are counted while only the read lock is held
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static struct { int key, value; } entries[32];
static int used;
static int hits;

static int lookup(int key)
{
    int found = -1;

    pthread_rwlock_rdlock(&lock);
    for (int i = 0; i < used; i++)
        if (entries[i].key == key) {
            found = entries[i].value;
            hits++; // RACE!
            break;
        }
    pthread_rwlock_unlock(&lock);
    return found;
}

static void store(int key, int value)
{
    pthread_rwlock_wrlock(&lock);
    if (used < 32) {
        entries[used].key = key;
        entries[used].value = value;
        used++;
    }
    pthread_rwlock_unlock(&lock);
}

static void *client(void *arg)
{
    int base = *(int *)arg;

    for (int i = 0; i < 20; i++)
        if (lookup(base + i) < 0)
            store(base + i, i);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    int base[3] = {0, 10, 20};

    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, client, &base[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return hits;
}
