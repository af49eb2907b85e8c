// the record of a thread is used for a second one, whose handle takes the place of the first one's
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct job {
    pthread_t handle;
    int kind;
    long done;
};

static void *first(void *p)
{
    struct job *j = p;
    j->done += 1; // RACE!
    return NULL;
}

static void *second(void *p)
{
    struct job *j = p;
    j->kind = 2;
    return NULL;
}

static struct job *start(void)
{
    struct job *j = calloc(1, sizeof *j);
    pthread_create(&j->handle, NULL, first, j);
    pthread_create(&j->handle, NULL, second, j);
    return j;
}

static long finish(struct job *j)
{
    pthread_join(j->handle, NULL);
    return j->done; // RACE!
}

int main(void)
{
    struct job *jobs[2];
    for (int i = 0; i < 2; i++)
        jobs[i] = start();
    printf("%ld\n", finish(jobs[0]) + finish(jobs[1]));
    return 0;
}
