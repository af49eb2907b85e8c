// A cache counts its hits under the read lock
// tsan: no: runs of the program rarely show it
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#define SIZE 32
struct entry {
    char key[16];
    int value;
    int hits;
};
static struct entry cache[SIZE];
static int used;
static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;

static int cache_get(const char *key, int *value)
{
    int i, found = 0;
    pthread_rwlock_rdlock(&rw);
    for (i = 0; i < used; i++)
        if (strcmp(cache[i].key, key) == 0) {
            cache[i].hits++; // RACE!
            *value = cache[i].value;
            found = 1;
            break;
        }
    pthread_rwlock_unlock(&rw);
    return found;
}

static void cache_put(const char *key, int value)
{
    pthread_rwlock_wrlock(&rw);
    if (used < SIZE) {
        strncpy(cache[used].key, key, sizeof cache[used].key - 1);
        cache[used].value = value;
        cache[used].hits = 0;
        used++;
    }
    pthread_rwlock_unlock(&rw);
}

static void *client(void *arg)
{
    const char *name = arg;
    int v;
    if (!cache_get(name, &v))
        cache_put(name, (int)strlen(name));
    for (int i = 0; i < 100; i++)
        cache_get("alpha", &v);
    return NULL;
}

int main(void)
{
    pthread_t a, b, c;
    pthread_create(&a, NULL, client, "alpha");
    pthread_create(&b, NULL, client, "beta");
    pthread_create(&c, NULL, client, "gamma");
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
    printf("%d entries, first hit %d times\n", used, cache[0].hits);
    return 0;
}
