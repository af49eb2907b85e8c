// the release function is called with the lock that readers hold
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
        free(n); // NORACE
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
        node_release(old);
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

static void *reader(void *arg)
{
    for (int i = 0; i < 20000; i++) {
        struct node *n;

        pthread_mutex_lock(&lock);
        n = current;
        if (n)
            *(long *)arg += n->value; // NORACE
        pthread_mutex_unlock(&lock);
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
