// threads give their own records back: the result of a join is that of the joined one
#include <pthread.h>
#include <stdio.h>

struct job {
    long sum;
    int bad;
};

static struct job job[8];

static __attribute__((noinline)) void finish(struct job *j)
{
    (void)j;
}

static void *run(void *arg)
{
    struct job *j = arg;
    for (int i = 0; i < 100; i++)
        j->sum += i; // NORACE
    if (j->bad)
        finish(&job[7]);
    return arg;
}

int main(int argc, char **argv)
{
    (void)argv;
    pthread_t t[8];
    long total = 0;
    void *result;
    for (int i = 0; i < 8; i++) {
        job[i].bad = argc > i;
        pthread_create(&t[i], NULL, run, &job[i]);
    }
    for (int i = 0; i < 8; i++) {
        pthread_join(t[i], &result);
        struct job *j = result;
        total += j->sum; // NORACE
    }
    printf("%ld\n", total);
    return 0;
}
