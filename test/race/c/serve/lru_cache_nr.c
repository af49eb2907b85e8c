// a hit moves the entry to the front under the write lock
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#define SLOTS 16

struct entry {
    int key, value;
    unsigned long stamp;
};

static struct entry cache[SLOTS];
static unsigned long clock_now;
static pthread_rwlock_t lock;

static int cache_get(int key, int *value)
{
    int found = 0;

    pthread_rwlock_wrlock(&lock);
    for (int i = 0; i < SLOTS; i++) {
        if (cache[i].stamp && cache[i].key == key) { // NORACE
            cache[i].stamp = ++clock_now; // NORACE
            *value = cache[i].value; // NORACE
            found = 1;
            break;
        }
    }
    pthread_rwlock_unlock(&lock);
    return found;
}

static void cache_put(int key, int value)
{
    int victim = 0;

    pthread_rwlock_wrlock(&lock);
    for (int i = 1; i < SLOTS; i++)
        if (cache[i].stamp < cache[victim].stamp) // NORACE
            victim = i;
    cache[victim].key = key; // NORACE
    cache[victim].value = value; // NORACE
    cache[victim].stamp = ++clock_now; // NORACE
    pthread_rwlock_unlock(&lock);
}

static void *client(void *arg)
{
    int value, hits = 0;

    for (int i = 0; i < 200; i++) {
        int key = (i * 7 + *(int *)arg) % 20;

        if (cache_get(key, &value))
            hits++;
        else
            cache_put(key, key * key);
    }
    *(int *)arg = hits;
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    int n[3] = {1, 2, 3};

    pthread_rwlock_init(&lock, NULL);
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, client, &n[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", n[0] + n[1] + n[2]); // NORACE
    pthread_rwlock_destroy(&lock);
    return 0;
}
