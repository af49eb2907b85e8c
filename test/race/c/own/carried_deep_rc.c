// What is still in its place is written after the lock was given back
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct config {
    int n;
    char **names;
};
static struct config *current;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct config *make(int n)
{
    struct config *c = malloc(sizeof *c);
    c->n = n;
    c->names = calloc((size_t)n, sizeof *c->names);
    for (int i = 0; i < n; i++)
        c->names[i] = strdup("name");
    return c;
}

static void *reload(void *arg)
{
    struct config *fresh = make(3), *old;
    pthread_mutex_lock(&lock);
    old = current;
    if (old->n > 5)
        current = fresh;
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < old->n; i++)
        old->names[i][0] = 0; // RACE!
    return arg;
}

static void *read_names(void *arg)
{
    long sum = 0;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < current->n; i++)
        sum += current->names[i][0]; // RACE!
    pthread_mutex_unlock(&lock);
    return sum ? arg : NULL;
}

int main(void)
{
    pthread_t t[2];
    current = make(2);
    pthread_create(&t[0], NULL, reload, NULL);
    pthread_create(&t[1], NULL, read_names, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
