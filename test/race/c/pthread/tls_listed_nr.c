// The same, but that the owners change what others look at under the lock.
#include <pthread.h>
#include <stdio.h>

struct stats {
    unsigned long reqs, errs;
};

static __thread struct stats local;
static struct stats *list[8], sum;
static int n;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void add(struct stats *s)
{
    s->errs += 2; // NORACE
}

static void *serve(void *arg)
{
    pthread_mutex_lock(&lock);
    list[n++] = &local;
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < 5000; i++) {
        pthread_mutex_lock(&lock);
        local.reqs++; // NORACE
        pthread_mutex_unlock(&lock);
        local.errs++; // NORACE
        add(&local);
    }
    pthread_mutex_lock(&lock);
    sum.reqs += local.reqs; // NORACE
    sum.errs += local.errs; // NORACE
    for (int i = 0; i < n; i++)
        if (list[i] == &local)
            list[i] = NULL;
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t t[4];
    unsigned long all = 0;
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, serve, NULL);
    pthread_mutex_lock(&lock);
    for (int i = 0; i < n; i++)
        if (list[i])
            all += list[i]->reqs; // NORACE
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%lu %lu %lu\n", all, sum.reqs, sum.errs);
    return 0;
}
