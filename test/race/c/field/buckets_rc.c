// A hash set with a lock in each bucket; the size is summed up without them.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define NB 16

struct node {
    int key;
    struct node *next;
};

struct bucket {
    pthread_mutex_t lock;
    struct node *head;
    int len;
};

static struct bucket table[NB];

static int set_add(int key)
{
    struct bucket *b = &table[(unsigned)key % NB];
    struct node *n;
    pthread_mutex_lock(&b->lock);
    for (n = b->head; n; n = n->next) {
        if (n->key == key) {
            pthread_mutex_unlock(&b->lock);
            return 0;
        }
    }
    n = malloc(sizeof *n);
    n->key = key;
    n->next = b->head;
    b->head = n;
    b->len++; // RACE!
    pthread_mutex_unlock(&b->lock);
    return 1;
}

static int set_remove(int key)
{
    struct bucket *b = &table[(unsigned)key % NB];
    struct node **pp, *victim = NULL;
    pthread_mutex_lock(&b->lock);
    for (pp = &b->head; *pp; pp = &(*pp)->next) {
        if ((*pp)->key == key) {
            victim = *pp;
            *pp = victim->next;
            b->len--; // RACE!
            break;
        }
    }
    pthread_mutex_unlock(&b->lock);
    free(victim);
    return victim != NULL;
}

static int set_size(void)
{
    int n = 0;
    for (int i = 0; i < NB; i++)
        n += table[i].len; // RACE!
    return n;
}

static void *worker(void *arg)
{
    int base = *(int *)arg;
    for (int i = 0; i < 200; i++) {
        set_add(base + i);
        if (i % 3 == 0)
            set_remove(base + i / 2);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int bases[2] = {0, 100};
    for (int i = 0; i < NB; i++)
        pthread_mutex_init(&table[i].lock, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, &bases[i]);
    printf("size now %d\n", set_size());
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
