// the lock is chosen from a global table by the object's number
#include <pthread.h>
#include <stdio.h>

#define LOCKS 4
#define OBJECTS 12

struct object {
    unsigned id;
    int hits;
};

static pthread_mutex_t lock_table[LOCKS];
static struct object objects[OBJECTS];

static pthread_mutex_t *lock_of(unsigned number)
{
    return &lock_table[number % LOCKS];
}

static void *toucher(void *arg)
{
    unsigned worker = *(unsigned *)arg;

    for (unsigned i = 0; i < 300; i++) {
        struct object *o = &objects[(i + worker) % OBJECTS];
        pthread_mutex_t *lock = lock_of(o->id);

        pthread_mutex_lock(lock);
        o->hits++; // NORACE
        pthread_mutex_unlock(lock);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    unsigned numbers[2] = {0, 1};

    for (unsigned i = 0; i < OBJECTS; i++)
        objects[i].id = i;
    for (int i = 0; i < LOCKS; i++)
        pthread_mutex_init(&lock_table[i], NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, toucher, &numbers[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", objects[0].hits);
    return 0;
}
