// The same, but a reporter adds them up while the workers run
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
struct stats { unsigned long hits; struct stats *next; };
static struct stats *all;
static pthread_mutex_t all_lock = PTHREAD_MUTEX_INITIALIZER;
static __thread struct stats *mine;
static struct stats *stats_self(void)
{
    if (!mine) {
        mine = calloc(1, sizeof *mine);
        pthread_mutex_lock(&all_lock);
        mine->next = all;
        all = mine;
        pthread_mutex_unlock(&all_lock);
    }
    return mine;
}
static void *worker(void *arg)
{
    (void)arg;
    for (int i = 0; i < 1000000; i++)
        stats_self()->hits++; // RACE!
    return NULL;
}
static void *reporter(void *arg)
{
    (void)arg;
    for (int i = 0; i < 10; i++) {
        unsigned long h = 0;
        pthread_mutex_lock(&all_lock);
        for (struct stats *s = all; s; s = s->next)
            h += s->hits; // RACE!
        pthread_mutex_unlock(&all_lock);
        printf("%lu\n", h);
        usleep(100);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[4], r;
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    pthread_create(&r, NULL, reporter, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    pthread_join(r, NULL);
    return 0;
}
