// each thread collects what it finds in an array that grows, on its stack, and leaves it in its record
#include <pthread.h>
#include <stdlib.h>

struct vec {
    int *at;
    size_t n, room;
};
struct part {
    pthread_t thread;
    int from, to;
    struct vec primes;
};
static void push(struct vec *v, int x)
{
    if (v->n == v->room) {
        v->room = v->room ? 2 * v->room : 8;
        v->at = realloc(v->at, v->room * sizeof *v->at); // NORACE
    }
    v->at[v->n++] = x; // NORACE
}
static void *search(void *arg)
{
    struct part *p = arg;
    struct vec found = {0};
    for (int n = p->from; n < p->to; n++) {
        int d = 2;
        while (d * d <= n && n % d)
            d++;
        if (d * d > n && n > 1)
            push(&found, n);
    }
    p->primes = found; // NORACE
    return NULL;
}
int main(void)
{
    struct part part[4];
    struct vec all = {0};
    for (int i = 0; i < 4; i++) {
        part[i].from = i * 100;
        part[i].to = i * 100 + 100;
        pthread_create(&part[i].thread, NULL, search, &part[i]);
    }
    for (int i = 0; i < 4; i++) {
        pthread_join(part[i].thread, NULL);
        for (size_t k = 0; k < part[i].primes.n; k++)
            push(&all, part[i].primes.at[k]); // NORACE
        free(part[i].primes.at);
    }
    return (int)all.n;
}
