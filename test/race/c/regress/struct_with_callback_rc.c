// the record carries the function that the thread runs and its data
#include <pthread.h>
#include <stdlib.h>
struct job { void (*run)(struct job *); int *counter; pthread_mutex_t *lock; };
static int shared_count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void safe(struct job *j)
{
    pthread_mutex_lock(j->lock);
    (*j->counter)++; // RACE!
    pthread_mutex_unlock(j->lock);
}

static void other(struct job *j)
{
    *j->counter += 2; // RACE!
}

static void *start(void *arg)
{
    struct job *j = arg;
    j->run(j);
    free(j);
    return NULL;
}

static pthread_t launch(void (*f)(struct job *))
{
    pthread_t t;
    struct job *j = malloc(sizeof *j);
    j->run = f;
    j->counter = &shared_count;
    j->lock = &lock;
    pthread_create(&t, NULL, start, j);
    return t;
}

int main(void)
{
    pthread_t a = launch(safe), b = launch(other);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return shared_count;
}
