// each group takes all locks of its own part of the array
#include <pthread.h>

#define N 8
static pthread_mutex_t m[N];
static long total;
struct grp {
    pthread_mutex_t *lk;
    int n;
};

static void *w(void *p)
{
    struct grp *g = p;
    for (int i = 0; i < g->n; i++)
        pthread_mutex_lock(&g->lk[i]);
    total++; // RACE!
    for (int i = 0; i < g->n; i++)
        pthread_mutex_unlock(&g->lk[i]);
    return 0;
}

int main(void)
{
    pthread_t a[4];
    static struct grp g[4];
    for (int i = 0; i < N; i++)
        pthread_mutex_init(&m[i], 0);
    for (int i = 0; i < 4; i++) {
        g[i].lk = &m[i * 2];
        g[i].n = 2;
        pthread_create(&a[i], 0, w, &g[i]);
    }
    for (int i = 0; i < 4; i++)
        pthread_join(a[i], 0);
    return (int)total;
}
