// a search returns from inside of a loop with the lock given back; behind the loop it is given back too early
// link: -pthread
// tsan: no: one thread has done it all before the other one starts
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
    pthread_mutex_unlock(&lock);
    misses++; // RACE!
    struct entry *e = malloc(sizeof *e);
    e->key = key;
    pthread_mutex_lock(&lock);
    e->next = table;
    table = e;
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
