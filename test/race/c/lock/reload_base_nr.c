// the reloaded object pointer is the same that was locked
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct item {
    pthread_mutex_t lock;
    int count;
};

struct shelf {
    struct item *current;
    struct item *spare;
};

static struct item *shared_items[2];

static void touch(struct shelf *shelf)
{
    pthread_mutex_lock(&shelf->current->lock);
    shelf->current->count++; // NORACE
    pthread_mutex_unlock(&shelf->current->lock);
}

static void *worker(void *arg)
{
    int first = *(int *)arg;
    struct shelf shelf = {shared_items[first], shared_items[1 - first]};

    for (int i = 0; i < 20000; i++) {
        struct item *t = shelf.current;

        touch(&shelf);
        shelf.current = shelf.spare;
        shelf.spare = t;
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int firsts[2] = {0, 1};

    for (int i = 0; i < 2; i++) {
        shared_items[i] = calloc(1, sizeof(struct item));
        if (!shared_items[i])
            return 1;
        pthread_mutex_init(&shared_items[i]->lock, NULL);
    }
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, &firsts[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", shared_items[0]->count);
    return 0;
}
