// a record published before it is complete
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
struct msg {
    int id;
    int len;
};
static _Atomic(struct msg *) box;
static void *sender(void *arg)
{
    struct msg *m = malloc(sizeof *m);
    m->id = 17;
    atomic_store_explicit(&box, m, memory_order_release);
    m->len = 5; // RACE!
    return NULL;
}
static void *receiver(void *arg)
{
    struct msg *m;
    while (!(m = atomic_load_explicit(&box, memory_order_acquire)))
        ;
    printf("%d %d\n", m->id, m->len); // RACE!
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, sender, NULL);
    pthread_create(&b, NULL, receiver, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
