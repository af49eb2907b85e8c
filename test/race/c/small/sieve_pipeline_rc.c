// A sieve by a chain of threads with one-place buffers; the count of primes is printed too early
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
struct stage { sem_t full, empty; int value; int prime; };
static int primes;
static struct stage *make(void)
{
    struct stage *s = malloc(sizeof *s);
    sem_init(&s->full, 0, 0);
    sem_init(&s->empty, 0, 1);
    s->prime = 0;
    return s;
}
static void put(struct stage *s, int v)
{
    sem_wait(&s->empty);
    s->value = v;
    sem_post(&s->full);
}
static int get(struct stage *s)
{
    sem_wait(&s->full);
    int v = s->value;
    sem_post(&s->empty);
    return v;
}
static void *filter(void *arg)
{
    struct stage *in = arg, *out = NULL;
    int v = get(in);
    if (v == 0)
        return NULL;
    in->prime = v;
    primes++; // RACE!
    while ((v = get(in)) != 0) {
        if (v % in->prime == 0)
            continue;
        if (!out) {
            pthread_t t;
            out = make();
            pthread_create(&t, NULL, filter, out);
            pthread_detach(t);
        }
        put(out, v);
    }
    if (out)
        put(out, 0);
    return NULL;
}
int main(void)
{
    pthread_t t;
    struct stage *first = make();
    pthread_create(&t, NULL, filter, first);
    for (int i = 2; i < 50; i++)
        put(first, i);
    put(first, 0);
    pthread_join(t, NULL);
    printf("%d primes\n", primes); // RACE!
    return 0;
}
