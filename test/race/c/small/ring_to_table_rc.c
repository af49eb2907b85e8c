// a table is filled by going round a ring of four records
#include <pthread.h>
#include <stdlib.h>

struct srv {
    struct srv *next;
    long load;
};

static struct srv *tab[64];
static void *w(void *p)
{
    long k = (long)p;
    tab[k]->load++; // RACE!
    return 0;
}

int main(void)
{
    pthread_t t[32];
    struct srv *first = 0, *last = 0;
    for (int i = 0; i < 4; i++) {
        struct srv *s = calloc(1, sizeof *s);
        s->next = first;
        first = s;
        if (!last)
            last = s;
    }
    last->next = first;
    struct srv *s = first;
    for (int i = 0; i < 32; i++) {
        tab[i] = s;
        s = s->next;
    }
    for (long i = 0; i < 32; i++)
        pthread_create(&t[i], 0, w, (void *)i);
    for (int i = 0; i < 32; i++)
        pthread_join(t[i], 0);
    return 0;
}
