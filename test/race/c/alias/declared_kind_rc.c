// a table of anything: both threads take the same record out of it
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    unsigned is_key : 1;
    unsigned is_null : 1;
    unsigned size : 30;
    char data[8];
};

struct head {
    unsigned bits;
};

static void *table[16];

static void *lookup(unsigned key)
{
    return table[key % 16];
}

static void mark(struct node *node)
{
    node->is_key = 1; // RACE!
}

static void *worker(void *arg)
{
    struct node *n = lookup(*(unsigned *)arg);
    n->is_null = 1; // RACE!
    return NULL;
}

int main(int argc, char **argv)
{
    unsigned key = (unsigned)argc;
    pthread_t thread;
    struct node *first = calloc(1, sizeof *first);
    table[key % 16] = first;
    pthread_create(&thread, NULL, worker, &key);
    mark(lookup((unsigned)argc));
    pthread_join(thread, NULL);
    struct head *h = lookup(key);
    printf("%u %s\n", h->bits, argv[0]);
    return 0;
}
