// a list is put into a table, some of its records twice
#include <pthread.h>
#include <stdlib.h>

struct job {
    struct job *next;
    int twice;
    long runs;
};

static struct job *head;
static struct job *tab[64];
static int n;
static void *w(void *p)
{
    long k = (long)p;
    tab[k]->runs++; // RACE!
    return 0;
}

int main(void)
{
    pthread_t t[64];
    for (int i = 0; i < 16; i++) {
        struct job *j = calloc(1, sizeof *j);
        j->twice = i % 2;
        j->next = head;
        head = j;
    }
    for (struct job *j = head; j; j = j->next) {
        tab[n++] = j;
        if (j->twice)
            tab[n++] = j;
    }
    for (long i = 0; i < n; i++)
        pthread_create(&t[i], 0, w, (void *)i);
    for (int i = 0; i < n; i++)
        pthread_join(t[i], 0);
    return 0;
}
