// an array of entries, each with the lock of its count, walked by a pointer
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct entry {
    int refs;
    char name[16];
    pthread_mutex_t refs_mutex;
};
static struct entry cache[10];

static void hold(struct entry *e)
{
    pthread_mutex_lock(&e->refs_mutex);
    e->refs++;
    pthread_mutex_unlock(&e->refs_mutex);
}

static void *worker(void *arg)
{
    unsigned seed = (unsigned)(size_t)arg;
    for (int k = 0; k < 100; k++)
        hold(&cache[rand_r(&seed) % 10]);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 10; i++)
        pthread_mutex_init(&cache[i].refs_mutex, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, (void *)(size_t)(i + 1));
    for (struct entry *p = cache; p < cache + 10; p++) {
        pthread_mutex_lock(&p->refs_mutex);
        printf("%d\n", p->refs);
        pthread_mutex_unlock(&p->refs_mutex);
    }
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
