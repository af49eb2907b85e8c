// every thread fills a node of its own and links it under the lock
#include <pthread.h>
#include <stdlib.h>

struct node { int key; struct node *next; };
static struct node *head;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *inserter(void *arg)
{
    for (int i = 0; i < 10; i++) {
        struct node *n = malloc(sizeof *n);
        n->key = i;
        pthread_mutex_lock(&m);
        n->next = head;
        head = n;
        pthread_mutex_unlock(&m);
    }
    return NULL;
}

static void *reader(void *arg)
{
    long sum = 0;
    pthread_mutex_lock(&m);
    for (struct node *n = head; n; n = n->next)
        sum += n->key;
    pthread_mutex_unlock(&m);
    return (void *)sum;
}

int main(void)
{
    pthread_t a, b, c;
    pthread_create(&a, NULL, inserter, NULL);
    pthread_create(&b, NULL, inserter, NULL);
    pthread_create(&c, NULL, reader, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
    return 0;
}
