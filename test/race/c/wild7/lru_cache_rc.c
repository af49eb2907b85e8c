// LRU cache: a hit moves the entry under the lock, but the value is copied after it
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define CAP 16
struct entry { int key; char val[32]; struct entry *prev, *next; };
struct lru { pthread_mutex_t mu; struct entry head; int n; };
static struct lru cache;
static void unlink_(struct entry *e) { e->prev->next = e->next; e->next->prev = e->prev; }
static void push_front(struct lru *c, struct entry *e)
{
    e->next = c->head.next;
    e->prev = &c->head;
    c->head.next->prev = e;
    c->head.next = e;
}
static int get(struct lru *c, int key, char *out)
{
    struct entry *e;
    pthread_mutex_lock(&c->mu);
    for (e = c->head.next; e != &c->head; e = e->next)
        if (e->key == key)
            break;
    if (e == &c->head) {
        pthread_mutex_unlock(&c->mu);
        return 0;
    }
    unlink_(e);
    push_front(c, e);
    pthread_mutex_unlock(&c->mu);
    strcpy(out, e->val); // RACE!
    return 1;
}
static void put(struct lru *c, int key, const char *val)
{
    struct entry *e;
    pthread_mutex_lock(&c->mu);
    for (e = c->head.next; e != &c->head; e = e->next)
        if (e->key == key)
            break;
    if (e == &c->head) {
        e = calloc(1, sizeof *e);
        e->key = key;
        push_front(c, e);
        c->n++;
    }
    snprintf(e->val, sizeof e->val, "%s", val); // RACE!
    pthread_mutex_unlock(&c->mu);
}
static void *user(void *arg)
{
    char buf[32];
    for (int i = 0; i < 1000; i++)
        if (i % 3)
            get(&cache, i % CAP, buf);
        else
            put(&cache, i % CAP, arg ? "one" : "two");
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    pthread_mutex_init(&cache.mu, NULL);
    cache.head.next = cache.head.prev = &cache.head;
    pthread_create(&a, NULL, user, NULL);
    pthread_create(&b, NULL, user, &cache);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
