// a table of anything: what comes out is what the variable that takes it is declared to point to
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    unsigned is_key : 1;
    unsigned is_null : 1;
    unsigned size : 30;
    char data[8];
};

struct counters {
    long hits;
    long misses;
};

static void *table[16];

static void *lookup(unsigned key)
{
    return table[key % 16];
}

static void mark(struct node *node)
{
    node->is_key = 1;
}

static void *worker(void *arg)
{
    struct counters *c = lookup(*(unsigned *)arg);
    c->hits++;
    return NULL;
}

int main(int argc, char **argv)
{
    unsigned key = (unsigned)argc;
    pthread_t thread;
    struct counters *first = calloc(1, sizeof *first);
    struct node *second = calloc(1, sizeof *second);
    table[key % 16] = first;
    table[(key + 1) % 16] = second;
    pthread_create(&thread, NULL, worker, &key);
    mark(lookup((unsigned)argc + 1));
    pthread_join(thread, NULL);
    struct counters *c = lookup(key);
    printf("%ld %s\n", c->hits, argv[0]);
    return 0;
}
