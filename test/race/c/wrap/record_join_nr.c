// a portable layer over threads: what is in a record is touched after its thread was waited for
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct task {
    pthread_t handle;
    long (*run)(long);
    long input, result;
} task_t;

static void *trampoline(void *p)
{
    task_t *t = p;
    t->result = t->run(t->input);
    return NULL;
}

static task_t *task_start(long (*run)(long), long input)
{
    task_t *t = malloc(sizeof *t);
    t->run = run;
    t->input = input;
    t->result = 0;
    if (pthread_create(&t->handle, NULL, trampoline, t)) {
        free(t);
        return NULL;
    }
    return t;
}

static long task_wait(task_t *t)
{
    pthread_join(t->handle, NULL);
    long r = t->result;
    free(t);
    return r;
}

static long square(long x) { return x * x; }
static long twice(long x) { return x + x; }

int main(void)
{
    task_t *squares[4], *last;
    long sum = 0;
    for (int i = 0; i < 4; i++)
        squares[i] = task_start(square, i);
    last = task_start(twice, 21);
    sum += task_wait(last);
    for (int i = 3; i >= 0; i--)
        sum += task_wait(squares[i]);
    printf("%ld\n", sum);
    return 0;
}
