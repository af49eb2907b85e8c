// a table in the record of each thread; the mask lets it reach into the next record
#include <pthread.h>
#include <stdlib.h>

#define THREADS 4
#define BUCKETS 200
struct counter {
    pthread_t thread;
    const char *text;
    int bucket[BUCKETS];
};
static const char *input[THREADS] = {"the quick brown", "fox jumps over", "the lazy dog", "and runs"};

static unsigned hash(const char *from, const char *to)
{
    unsigned h = 5381;
    for (; from < to; from++)
        h = h * 33 + (unsigned char)*from;
    return h;
}
static void note(int *bucket, unsigned h)
{
    bucket[h & 255]++; // RACE!
}
static void *count(void *arg)
{
    struct counter *c = arg;
    const char *begin = c->text;
    for (const char *p = begin; *p; p++) {
        if (*p != ' ')
            continue;
        note(c->bucket, hash(begin, p));
        begin = p + 1;
    }
    return NULL;
}
int main(void)
{
    struct counter *all = calloc(THREADS, sizeof *all);
    int sum[BUCKETS] = {0};
    for (int i = 0; i < THREADS; i++) {
        all[i].text = input[i];
        pthread_create(&all[i].thread, NULL, count, &all[i]);
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(all[i].thread, NULL);
    }
    for (int i = 0; i < THREADS; i++) {
        for (int b = 0; b < BUCKETS; b++)
            sum[b] += all[i].bucket[b]; // NORACE
    }
    free(all);
    return sum[1];
}
