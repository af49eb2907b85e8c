// a matrix product, rows divided among threads by records on the heap
#include <pthread.h>
#include <stdlib.h>

struct mat { int rows, cols; double *v; };
struct part { const struct mat *a, *b; struct mat *c; int from, to; };

static double at(const struct mat *m, int r, int c) { return m->v[r * m->cols + c]; }

static void *multiply(void *arg)
{
    struct part *p = arg;
    for (int r = p->from; r < p->to; r++)
        for (int c = 0; c < p->b->cols; c++) {
            double s = 0;
            for (int k = 0; k < p->a->cols; k++)
                s += at(p->a, r, k) * at(p->b, k, c); // NORACE
            p->c->v[r * p->c->cols + c] = s; // NORACE
        }
    free(p);
    return NULL;
}
static struct mat *mat_new(int rows, int cols)
{
    struct mat *m = malloc(sizeof *m);
    m->rows = rows;
    m->cols = cols;
    m->v = calloc((size_t)rows * (size_t)cols, sizeof *m->v);
    return m;
}
int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 64, threads = 4;
    struct mat *a = mat_new(n, n), *b = mat_new(n, n), *c = mat_new(n, n);
    pthread_t t[threads];
    int chunk = n / threads;
    for (int i = 0; i < n * n; i++)
        a->v[i] = b->v[i] = i; // NORACE
    for (int i = 0; i < threads; i++) {
        struct part *p = malloc(sizeof *p);
        p->a = a;
        p->b = b;
        p->c = c;
        p->from = i * chunk;
        p->to = i == threads - 1 ? n : (i + 1) * chunk;
        pthread_create(&t[i], NULL, multiply, p);
    }
    for (int i = 0; i < threads; i++)
        pthread_join(t[i], NULL);
    return at(c, 1, 1) > 0;
}
