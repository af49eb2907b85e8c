// A cache whose lookup leaves early when memory is short.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct entry {
    char key[32];
    void *data;
    struct entry *next;
};

static pthread_mutex_t cache_lock = PTHREAD_MUTEX_INITIALIZER;
static struct entry *cache;

static void *get(const char *key, size_t size)
{
    pthread_mutex_lock(&cache_lock);
    for (struct entry *e = cache; e; e = e->next)
        if (strcmp(e->key, key) == 0) {
            pthread_mutex_unlock(&cache_lock);
            return e->data;
        }
    struct entry *e = calloc(1, sizeof *e);
    if (!e) {
        pthread_mutex_unlock(&cache_lock);
        return NULL;
    }
    strncpy(e->key, key, sizeof e->key - 1);
    e->data = malloc(size);
    e->next = cache;
    cache = e;
    pthread_mutex_unlock(&cache_lock);
    return e->data;
}

static void *user(void *arg)
{
    (void)arg;
    get("a", 10);
    get("b", 20);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, user, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
