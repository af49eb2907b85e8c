// counters of each thread, registered in a list, read by a reporter as they are
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
struct tstat {
    struct tstat *next;
    unsigned long ops;
    unsigned long errors;
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
        my_stat()->ops++; // RACE! o
        if (i % 100 == 0)
            my_stat()->errors++;
    }
    return NULL;
}

static unsigned long total(void)
{
    unsigned long sum = 0;
    pthread_mutex_lock(&reg_lock);
    for (struct tstat *s = registry; s; s = s->next)
        sum += s->ops; // RACE! o
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
    return 0;
}
