// LRU cache: the list is locked, hits and misses are counted outside, and a looked-up entry is used after unlock
// tsan: some: it remembers only the last accesses
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define CAP 4
struct entry { int key, val; struct entry *prev, *next; };
static struct entry *head, *tail;
static int used, hits, misses;
static pthread_mutex_t lru = PTHREAD_MUTEX_INITIALIZER;
static void detach(struct entry *e)
{
    if (e->prev) e->prev->next = e->next; else head = e->next;
    if (e->next) e->next->prev = e->prev; else tail = e->prev;
}
static void to_front(struct entry *e)
{
    e->prev = NULL;
    e->next = head;
    if (head) head->prev = e; else tail = e;
    head = e;
}
static struct entry *lookup(int key)
{
    struct entry *e;
    pthread_mutex_lock(&lru);
    for (e = head; e; e = e->next)
        if (e->key == key) // RACE
            break;
    if (e) {
        detach(e);
        to_front(e);
    } else {
        if (used == CAP) {
            e = tail;
            detach(e);
        } else {
            e = malloc(sizeof *e);
            used++;
        }
        e->key = key; // RACE!
        e->val = key * key; // RACE!
        to_front(e);
    }
    pthread_mutex_unlock(&lru);
    return e;
}
static void *client(void *arg)
{
    unsigned seed = (unsigned)(long)arg;
    long sum = 0;
    for (int i = 0; i < 1000; i++) {
        int k = rand_r(&seed) % 8;
        struct entry *e = lookup(k);
        if (e->key == k) // RACE!
            hits++; // RACE!
        else
            misses++; // RACE!
        sum += e->val; // RACE!
    }
    return (void *)sum;
}
int main(void)
{
    pthread_t t[2];
    for (long i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, client, (void *)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d %d\n", hits, misses);
    return 0;
}
