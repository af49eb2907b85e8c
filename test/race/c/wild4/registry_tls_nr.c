// counters of each thread, registered in a list, read by a reporter through atomics
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
struct tstat {
    struct tstat *next;
    atomic_ulong ops;
    unsigned long local_errors;
};
static pthread_mutex_t reg_lock = PTHREAD_MUTEX_INITIALIZER;
static struct tstat *registry;
static __thread struct tstat *self;

static struct tstat *my_stat(void)
{
    if (!self) {
        self = calloc(1, sizeof *self);
        pthread_mutex_lock(&reg_lock);
        self->next = registry;
        registry = self;
        pthread_mutex_unlock(&reg_lock);
    }
    return self;
}

static void *worker(void *arg)
{
    (void)arg;
    for (int i = 0; i < 10000; i++) {
        atomic_fetch_add_explicit(&my_stat()->ops, 1, memory_order_relaxed);
        if (i % 100 == 0)
            my_stat()->local_errors++;
    }
    return NULL;
}

static unsigned long total(void)
{
    unsigned long sum = 0;
    pthread_mutex_lock(&reg_lock);
    for (struct tstat *s = registry; s; s = s->next)
        sum += atomic_load_explicit(&s->ops, memory_order_relaxed);
    pthread_mutex_unlock(&reg_lock);
    return sum;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    usleep(100);
    printf("%lu\n", total());
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%lu\n", total());
    return 0;
}
