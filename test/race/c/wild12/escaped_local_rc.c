// a local of main that a thread got through a record, and main goes on with it
#include <pthread.h>
#include <stdio.h>

struct ctx {
    int *progress;
    int limit;
};
static void *run(void *p)
{
    struct ctx *c = p;
    for (int i = 0; i < c->limit; i++)
        *c->progress = i; // RACE!
    return NULL;
}
int main(void)
{
    int progress = 0;
    int steps = 0;
    struct ctx c = {&progress, 1000};
    pthread_t t;
    if (pthread_create(&t, NULL, run, &c) != 0)
        return 1;
    while (progress < 999 && steps < 10000) // RACE!
        steps++;
    pthread_join(t, NULL);
    printf("%d %d\n", progress, steps); // NORACE
    return 0;
}
