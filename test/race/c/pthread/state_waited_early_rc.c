// The same, but that who waits goes on when the work begins. Futures whose state is stored by a function that is given it, and asked for by another one.
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum state { NEW, RUNNING, DONE };

struct future {
    pthread_mutex_t mutex;
    pthread_cond_t changed;
    enum state state;
    int count;
    long result, steps;
};

static bool is_done(struct future *f)
{
    return f->state == RUNNING;
}

static void set_state(struct future *f, enum state s)
{
    pthread_mutex_lock(&f->mutex);
    f->state = s;
    pthread_cond_broadcast(&f->changed);
    pthread_mutex_unlock(&f->mutex);
}

static void await(struct future *f)
{
    pthread_mutex_lock(&f->mutex);
    while (!is_done(f))
        pthread_cond_wait(&f->changed, &f->mutex);
    pthread_mutex_unlock(&f->mutex);
}

static void *compute(void *arg)
{
    struct future *f = arg;
    long r = 0;
    set_state(f, RUNNING);
    for (int i = 0; i < f->count; i++)
        r += i;
    f->result = r; // RACE! r
    f->steps = f->count; // RACE! s
    set_state(f, DONE);
    return NULL;
}

static struct future *start(int n)
{
    struct future *f = malloc(sizeof *f);
    pthread_t t;
    pthread_mutex_init(&f->mutex, NULL);
    pthread_cond_init(&f->changed, NULL);
    f->state = NEW;
    f->count = n;
    f->result = -1;
    pthread_create(&t, NULL, compute, f);
    pthread_detach(t);
    return f;
}

int main(void)
{
    struct future *fs[5];
    long total = 0;
    for (int i = 0; i < 5; i++)
        fs[i] = start(100 * (i + 1));
    for (int i = 0; i < 5; i++) {
        await(fs[i]);
        total += fs[i]->result; // RACE! r
        total += fs[i]->steps; // RACE! s
    }
    printf("%ld\n", total);
    return 0;
}
