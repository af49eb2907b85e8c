/* Records of two kinds in one table of void pointers: each thread uses those of its kind. */
#include <pthread.h>
#include <stdlib.h>

struct job {
    long id;
    long steps;
    struct job *next;
};

struct meter {
    int unit, scale;
    double value;
    struct meter *peer;
};

static void *table[16];

static void put(int slot, void *record)
{
    table[slot] = record;
}

static void *get(int slot)
{
    return table[slot];
}

static void *run_jobs(void *arg)
{
    (void)arg;
    for (int i = 0; i < 8; i++) {
        struct job *job = get(i);
        job->steps++;
    }
    return NULL;
}

static void *read_meters(void *arg)
{
    (void)arg;
    for (int i = 8; i < 16; i++) {
        struct meter *meter = get(i);
        meter->value += 1.5;
    }
    return NULL;
}

int main(void)
{
    pthread_t worker, reader;
    for (int i = 0; i < 8; i++) {
        struct job *job = malloc(sizeof *job);
        job->id = i;
        job->steps = 0;
        job->next = NULL;
        put(i, job);
        struct meter *meter = malloc(sizeof *meter);
        meter->unit = i;
        meter->value = 0;
        meter->peer = NULL;
        put(i + 8, meter);
    }
    pthread_create(&worker, NULL, run_jobs, NULL);
    pthread_create(&reader, NULL, read_meters, NULL);
    pthread_join(worker, NULL);
    pthread_join(reader, NULL);
    return 0;
}
