// the release function frees the node that the reader may still look at
// tsan: some: freed memory is reported once
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct node {
    int value;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct node *current;

static void node_release(struct node *n)
{
    if (n)
        free(n); // RACE!
}

static struct node *node_new(int value)
{
    struct node *n = malloc(sizeof(*n));

    if (!n)
        abort();
    n->value = value; // NORACE
    return n;
}

static void *replacer(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++) {
        struct node *fresh = node_new(i), *old;

        pthread_mutex_lock(&lock);
        old = current;
        current = fresh;
        pthread_mutex_unlock(&lock);
        node_release(old);
    }
    return NULL;
}

static void *reader(void *arg)
{
    for (int i = 0; i < 20000; i++) {
        struct node *n;

        pthread_mutex_lock(&lock);
        n = current;
        pthread_mutex_unlock(&lock);
        if (n)
            *(long *)arg += n->value; // RACE!
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int rounds = 20000;
    long sum = 0;

    pthread_create(&a, NULL, replacer, &rounds);
    pthread_create(&b, NULL, reader, &sum);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    node_release(current);
    printf("%d\n", sum >= 0);
    return 0;
}
