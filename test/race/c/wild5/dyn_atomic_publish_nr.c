// a record published by release, read after acquire
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
struct msg {
    int id;
    char text[32];
};
static _Atomic(struct msg *) box;
static void *sender(void *arg)
{
    struct msg *m = malloc(sizeof *m);
    m->id = 17;
    snprintf(m->text, sizeof m->text, "hello");
    atomic_store_explicit(&box, m, memory_order_release);
    return NULL;
}
static void *receiver(void *arg)
{
    struct msg *m;
    while (!(m = atomic_load_explicit(&box, memory_order_acquire)))
        ;
    printf("%d %s\n", m->id, m->text);
    free(m);
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
