/* A record that is not valid is skipped; the lock of its table is given back first. */
#include <pthread.h>
#include <stdlib.h>

#define N 32

struct table {
    pthread_mutex_t guard;
    int key[N];
    int hits;
};

static struct table *t;

static void scan(struct table *tab, int wanted)
{
    for (int i = 0; i < N; i++) {
        pthread_mutex_lock(&tab->guard);
        if (tab->key[i] < 0) {
            pthread_mutex_unlock(&tab->guard);
            continue;
        }
        if (tab->key[i] == wanted)
            tab->hits++;
        pthread_mutex_unlock(&tab->guard);
    }
}

static void *searcher(void *arg)
{
    scan(t, (int)(long)arg);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    t = calloc(1, sizeof *t);
    pthread_mutex_init(&t->guard, NULL);
    for (int i = 0; i < N; i++)
        t->key[i] = rand() % 10 - 1;
    pthread_create(&a, NULL, searcher, (void *)3L);
    pthread_create(&b, NULL, searcher, (void *)4L);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
