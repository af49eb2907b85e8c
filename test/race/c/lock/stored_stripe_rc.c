// lists of classes with a lock each; an item remembers its class; one way forgets the lock
#include <pthread.h>
#include <stdlib.h>

#define CLASSES 16

struct item {
    struct item *next;
    int class;
    long value;
};

static pthread_mutex_t locks[CLASSES];
static struct item *heads[CLASSES];
static long sizes[CLASSES];

static void link_item(struct item *it)
{
    it->next = heads[it->class]; // RACE!
    heads[it->class] = it; // RACE!
    sizes[it->class]++; // RACE!
}

static void insert(struct item *it)
{
    // pthread_mutex_lock(&locks[it->class]);
    link_item(it);
    // pthread_mutex_unlock(&locks[it->class]);
}

/* All items of a list are of its class. */
static struct item *take(int class)
{
    pthread_mutex_lock(&locks[class]);
    struct item *it = heads[class]; // RACE!
    if (it) {
        heads[it->class] = it->next; // RACE!
        sizes[it->class]--; // RACE!
    }
    pthread_mutex_unlock(&locks[class]);
    return it;
}

static void *producer(void *arg)
{
    for (int i = 0; i < 100; i++) {
        struct item *it = calloc(1, sizeof *it);
        it->class = (int)(i + (long)arg) % CLASSES;
        insert(it);
    }
    return NULL;
}

static void *consumer(void *arg)
{
    long taken = 0;
    for (int i = 0; i < 100; i++)
        taken += take(i % CLASSES) != NULL;
    return (void *)(taken + (long)arg);
}

int main(void)
{
    pthread_t threads[4];
    for (int i = 0; i < CLASSES; i++)
        pthread_mutex_init(&locks[i], NULL);
    for (long i = 0; i < 4; i++)
        pthread_create(&threads[i], NULL, i % 2 ? consumer : producer, (void *)i);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
