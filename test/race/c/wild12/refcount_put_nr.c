// a record shared by threads with an atomic count of references; the last one frees it
#include <pthread.h>
#include <stdlib.h>

struct shared { int refs; int size; char *data; pthread_mutex_t m; int hits; };

static struct shared *get(struct shared *s)
{
    __atomic_add_fetch(&s->refs, 1, __ATOMIC_RELAXED);
    return s;
}
static void put(struct shared *s)
{
    if (__atomic_sub_fetch(&s->refs, 1, __ATOMIC_ACQ_REL) == 0) {
        s->data[0] = 0; // NORACE
        free(s->data);
        free(s); // NORACE
    }
}
static void *user(void *arg)
{
    struct shared *s = arg;
    int sum = 0;
    for (int i = 0; i < s->size; i++)
        sum += s->data[i]; // NORACE
    pthread_mutex_lock(&s->m);
    s->hits += sum; // NORACE
    pthread_mutex_unlock(&s->m);
    put(s);
    return NULL;
}
int main(void)
{
    struct shared *s = malloc(sizeof *s);
    pthread_t t;
    s->refs = 1;
    s->size = 100;
    s->hits = 0;
    s->data = calloc(1, 100);
    pthread_mutex_init(&s->m, NULL);
    for (int i = 0; i < 4; i++) {
        pthread_create(&t, NULL, user, get(s));
        pthread_detach(t);
    }
    put(s);
    pthread_exit(NULL);
}
