// Producer, workers, writer; the writer reads the hash table for its summary without a lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct chunk {
    unsigned hash;
    int count;
    struct chunk *next;
};
#define B 64
static struct chunk *table[B];
static pthread_mutex_t locks[B];
static int produced;

static void seen(unsigned h)
{
    unsigned b = h % B;
    pthread_mutex_lock(&locks[b]);
    struct chunk *c = table[b]; // NORACE
    while (c && c->hash != h)
        c = c->next;
    if (!c) {
        c = calloc(1, sizeof *c);
        c->hash = h; // RACE
        c->next = table[b]; // RACE
        table[b] = c; // RACE! t
    }
    c->count++; // RACE! c
    pthread_mutex_unlock(&locks[b]);
}

static void *worker(void *arg)
{
    for (unsigned i = 0; i < 1000; i++)
        seen(i * (unsigned)(long)arg);
    return NULL;
}

static void *reporter(void *arg)
{
    int total = 0;
    for (int b = 0; b < B; b++)
        for (struct chunk *c = table[b]; c; c = c->next) // RACE! t
            total += c->count; // RACE! c
    printf("%d so far\n", total);
    return arg;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < B; i++)
        pthread_mutex_init(&locks[i], NULL);
    produced = 1;
    pthread_create(&t[0], NULL, worker, (void *)7);
    pthread_create(&t[1], NULL, worker, (void *)13);
    pthread_create(&t[2], NULL, reporter, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return produced ? 0 : 1;
}
