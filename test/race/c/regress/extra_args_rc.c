// the work is done behind the lock; calls that pass more than is declared: variable arguments, and an old declaration without a list
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct job {
    int n;
    struct job *next;
};
static struct job *last;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void note(const char *format, ...)
{
    (void)format;
}

static int quiet(void)
{
    return 0;
}

static void keep(const char *why, ...)
{
    if (why[0])
        puts(why);
}

static void *worker(void *arg)
{
    struct job *j = arg;
    note("%p %p %p %p %p", (void *)j, (void *)j, (void *)j, (void *)j, (void *)j);
    pthread_mutex_lock(&lock);
    last = j;
    pthread_mutex_unlock(&lock);
    j->n++; // RACE!
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    struct job *j = malloc(sizeof *j);
    int (*ask)() = (int (*)())quiet;

    j->n = 0;
    j->next = NULL;
    note("%d %d %d %d %p %p", 1, 2, 3, 4, (void *)j, (void *)j->next);
    keep("%d %d %d %p", 1, 2, 3, (void *)j);
    ((void (*)(int, int, void *, void *, void *))ask)(1, 2, j, j, j);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, j);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return last->n;
}
