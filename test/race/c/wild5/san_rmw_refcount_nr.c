// the last of several threads frees
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
struct shared {
    atomic_int refs;
    int data[8];
};
static void put(struct shared *s)
{
    if (atomic_fetch_sub_explicit(&s->refs, 1, memory_order_acq_rel) == 1)
        free(s);
}
static void *user(void *p)
{
    struct shared *s = p;
    int sum = 0;
    for (int i = 0; i < 8; i++)
        sum += s->data[i];
    printf("%d\n", sum);
    put(s);
    return NULL;
}
int main(void)
{
    pthread_t t[3];
    struct shared *s = malloc(sizeof *s);
    atomic_init(&s->refs, 4);
    for (int i = 0; i < 8; i++)
        s->data[i] = i;
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, user, s);
    put(s);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
