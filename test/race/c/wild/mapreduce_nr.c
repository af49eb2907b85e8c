// Word lengths by map and reduce: private tables, merged by a tree of joins
#include <pthread.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAPPERS 4
#define MAXLEN 16

struct chunk {
    const char *begin, *end;
};

struct histogram {
    unsigned count[MAXLEN];
    unsigned words;
};

struct mapper {
    pthread_t tid;
    struct chunk in;
    struct histogram out;
    int failed;
};

struct reducer {
    pthread_t tid;
    struct mapper *left, *right;
    struct histogram *sum;
};

static char *make_text(size_t n)
{
    char *t = malloc(n + 1);
    for (size_t i = 0; i < n; i++)
        t[i] = (i * i) % 7 ? 'a' + i % 26 : ' ';
    t[n] = 0;
    return t;
}

static void histogram_add(struct histogram *h, size_t len)
{
    if (len == 0)
        return;
    if (len >= MAXLEN)
        len = MAXLEN - 1;
    h->count[len]++;
    h->words++;
}

static void *map(void *arg)
{
    struct mapper *m = arg;
    const char *p = m->in.begin;
    size_t len = 0;
    memset(&m->out, 0, sizeof m->out);
    for (; p < m->in.end; p++) {
        if (isspace((unsigned char)*p)) {
            histogram_add(&m->out, len);
            len = 0;
        } else {
            len++;
        }
    }
    histogram_add(&m->out, len);
    m->failed = m->out.words == 0;
    return NULL;
}

static void histogram_merge(struct histogram *to, const struct histogram *from)
{
    for (int i = 0; i < MAXLEN; i++)
        to->count[i] += from->count[i];
    to->words += from->words;
}

static void *reduce(void *arg)
{
    struct reducer *r = arg;
    pthread_join(r->left->tid, NULL);
    pthread_join(r->right->tid, NULL);
    r->sum = calloc(1, sizeof *r->sum);
    histogram_merge(r->sum, &r->left->out);
    histogram_merge(r->sum, &r->right->out);
    return NULL;
}

static void split(const char *text, size_t n, struct mapper *m, int k)
{
    const char *p = text, *end = text + n;
    for (int i = 0; i < k; i++) {
        const char *stop = i == k - 1 ? end : text + n * (i + 1) / k;
        while (stop < end && !isspace((unsigned char)*stop))
            stop++;
        m[i].in.begin = p;
        m[i].in.end = stop;
        p = stop;
    }
}

int main(void)
{
    size_t n = 50000;
    char *text = make_text(n);
    struct mapper mappers[MAPPERS];
    struct reducer reducers[MAPPERS / 2];
    struct histogram total = { { 0 }, 0 };

    split(text, n, mappers, MAPPERS);
    for (int i = 0; i < MAPPERS; i++)
        if (pthread_create(&mappers[i].tid, NULL, map, &mappers[i]) != 0)
            return 1;
    for (int i = 0; i < MAPPERS / 2; i++) {
        reducers[i].left = &mappers[2 * i];
        reducers[i].right = &mappers[2 * i + 1];
        if (pthread_create(&reducers[i].tid, NULL, reduce, &reducers[i]) != 0)
            return 1;
    }
    for (int i = 0; i < MAPPERS / 2; i++) {
        pthread_join(reducers[i].tid, NULL);
        histogram_merge(&total, reducers[i].sum);
        free(reducers[i].sum);
    }
    for (int i = 1; i < MAXLEN; i++)
        printf("%2d %u\n", i, total.count[i]);
    printf("%u words\n", total.words);
    free(text);
    return 0;
}
