// a search gives the lock back and returns from inside of a loop; behind the loop it is still held
// link: -pthread
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct entry {
    int key;
    struct entry *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct entry *table;
static int misses;

static void find(int key)
{
    pthread_mutex_lock(&lock);
    for (struct entry *e = table; e; e = e->next)
        if (e->key == key) {
            pthread_mutex_unlock(&lock);
            return;
        }
    misses++; // NORACE
    struct entry *e = malloc(sizeof *e);
    e->key = key;
    e->next = table;
    table = e; // NORACE
    pthread_mutex_unlock(&lock);
}

static void *work(void *arg)
{
    for (int i = 0; i < 100; i++)
        find(i % 10);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", misses);
    return 0;
}
