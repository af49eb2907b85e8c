// The same by a plain pointer
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct cfg { int a, b; };
static struct cfg *current;
static void *updater(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++) {
        struct cfg *n = malloc(sizeof *n);
        n->a = i; // RACE f
        n->b = 2 * i; // RACE f
        current = n; // RACE! p
    }
    return NULL;
}
static void *user(void *arg)
{
    long bad = 0;
    (void)arg;
    for (int i = 0; i < 1000; i++) {
        struct cfg *c = current; // RACE! p
        if (c && c->b != 2 * c->a) // RACE f
            bad++;
    }
    printf("%ld\n", bad);
    return NULL;
}
int main(void)
{
    pthread_t u, a;
    pthread_create(&u, NULL, updater, NULL);
    pthread_create(&a, NULL, user, NULL);
    pthread_join(u, NULL);
    pthread_join(a, NULL);
    return 0;
}
