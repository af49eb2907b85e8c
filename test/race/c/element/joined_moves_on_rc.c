// the pointer moves on between the join and the use: the next thread may still run
#include <pthread.h>
#include <stdlib.h>
#include <stdio.h>
struct w {
    pthread_t t;
    long result;
    struct w *next;
};
static struct w *all, *cur;
static void *run(void *p)
{
    struct w *w = p;
    for (int i = 0; i < 1000; i++)
        w->result += i; // RACE!
    return NULL;
}
int main(void)
{
    long sum = 0;
    for (int i = 0; i < 4; i++) {
        struct w *w = calloc(1, sizeof *w);
        w->next = all;
        all = w;
        pthread_create(&w->t, NULL, run, w);
    }
    cur = all;
    while (cur) {
        pthread_join(cur->t, NULL);
        cur = cur->next;
        if (cur)
            sum += cur->result; // RACE!
    }
    printf("%ld\n", sum);
}
