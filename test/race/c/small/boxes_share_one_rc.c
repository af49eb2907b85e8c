// boxes of an array, each with a lock of its own, lead to one item
#include <pthread.h>
#include <stdlib.h>

struct item {
    long n;
};

struct box {
    pthread_mutex_t m;
    struct item *it;
};

static struct box b[4];
static struct item shared;
static void *w(void *p)
{
    struct box *x = p;
    pthread_mutex_lock(&x->m);
    x->it->n++; // RACE!
    pthread_mutex_unlock(&x->m);
    return 0;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++) {
        pthread_mutex_init(&b[i].m, 0);
        b[i].it = &shared;
    }
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], 0, w, &b[i]);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], 0);
    return 0;
}
