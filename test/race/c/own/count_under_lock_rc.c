// A count under a lock; a reader walks the list after it gave up its reference
// tsan: some: runs of the program rarely show all
#include <pthread.h>
#include <stdlib.h>

struct word {
    int n;
    struct word *next;
};
struct dict {
    int users;
    struct word *words;
};
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct dict *current;

static struct dict *dict_get(void)
{
    pthread_mutex_lock(&lock);
    struct dict *d = current;
    d->users++;
    pthread_mutex_unlock(&lock);
    return d;
}

static void dict_free(struct dict *d)
{
    for (struct word *w = d->words, *next; w; w = next) {
        next = w->next;
        free(w); // RACE! w
    }
    d->words = NULL; // RACE! d
    free(d); // RACE! d
}

static void dict_put(struct dict *d)
{
    int is_last;
    pthread_mutex_lock(&lock);
    is_last = --d->users == 0;
    pthread_mutex_unlock(&lock);
    if (is_last)
        dict_free(d);
}

static struct dict *dict_new(int n)
{
    struct dict *d = malloc(sizeof *d);
    d->users = 1;
    d->words = malloc(sizeof *d->words);
    d->words->n = n;
    d->words->next = NULL;
    return d;
}

static void *reader(void *arg)
{
    for (int i = 0; i < 100; i++) {
        struct dict *d = dict_get();
        int sum = 0;
        dict_put(d);
        for (struct word *w = d->words; w; w = w->next) // RACE! d w
            sum += w->n; // RACE! w
        *(int *)arg += sum;
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int x = 0, y = 0;
    current = dict_new(1);
    pthread_create(&a, NULL, reader, &x);
    pthread_create(&b, NULL, reader, &y);
    for (int i = 0; i < 10; i++) {
        struct dict *fresh = dict_new(i), *old;
        pthread_mutex_lock(&lock);
        old = current;
        current = fresh;
        pthread_mutex_unlock(&lock);
        dict_put(old);
    }
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    dict_put(current);
    return x + y < 0;
}
