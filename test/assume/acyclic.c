/* A-ACYCLIC: what is found through an object's own pointers does not lead back to the object. */
#include <pthread.h>

struct node {
    struct node *next;
    pthread_mutex_t lock;
    int n;
};
static struct node ring[2];

static void *forward(void *arg)
{
    struct node *a = arg;
    pthread_mutex_lock(&a->lock);
    pthread_mutex_lock(&a->next->lock); /* MISSED */
    a->next->n = a->n;
    pthread_mutex_unlock(&a->next->lock);
    pthread_mutex_unlock(&a->lock);
    return 0;
}

#ifdef CONTROL
static void *backward(void *arg)
{
    struct node *a = arg;
    pthread_mutex_lock(&a->next->lock);
    pthread_mutex_lock(&a->lock);
    a->n = a->next->n;
    pthread_mutex_unlock(&a->lock);
    pthread_mutex_unlock(&a->next->lock);
    return 0;
}
#else
#define backward forward
#endif

int main(void)
{
    pthread_t one, two;
    for (int i = 0; i < 2; i++) {
        pthread_mutex_init(&ring[i].lock, 0);
        ring[i].next = &ring[1 - i];
    }
    int k = ring[0].n;
    pthread_create(&one, 0, forward, &ring[k]);
    pthread_create(&two, 0, backward, &ring[k + 1]);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
