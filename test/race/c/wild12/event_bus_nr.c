// subscribers are added under a lock; the publisher copies the list and calls without it
#include <pthread.h>
#include <string.h>

#define MAX 8
typedef void (*handler)(int, void *);
struct sub { handler fn; void *ctx; };
static struct sub subs[MAX];
static int nsubs;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

struct tally { pthread_mutex_t m; long sum; int calls; };
static struct tally evens = {PTHREAD_MUTEX_INITIALIZER, 0, 0};
static struct tally all = {PTHREAD_MUTEX_INITIALIZER, 0, 0};

static void subscribe(handler fn, void *ctx)
{
    pthread_mutex_lock(&m);
    if (nsubs < MAX) {
        subs[nsubs].fn = fn;   // NORACE
        subs[nsubs].ctx = ctx; // NORACE
        nsubs++;
    }
    pthread_mutex_unlock(&m);
}
static void publish(int event)
{
    struct sub copy[MAX];
    int n;
    pthread_mutex_lock(&m);
    n = nsubs;
    memcpy(copy, subs, sizeof copy); // NORACE
    pthread_mutex_unlock(&m);
    for (int i = 0; i < n; i++)
        copy[i].fn(event, copy[i].ctx);
}
static void add(int event, void *ctx)
{
    struct tally *t = ctx;
    pthread_mutex_lock(&t->m);
    t->sum += event; // NORACE
    t->calls++;      // NORACE
    pthread_mutex_unlock(&t->m);
}
static void add_even(int event, void *ctx)
{
    if (event % 2 == 0)
        add(event, ctx);
}
static void *publisher(void *arg)
{
    for (int i = 0; i < 20; i++)
        publish(i * *(int *)arg);
    return NULL;
}
int main(void)
{
    pthread_t t[2];
    int factor[2] = {1, 3};
    subscribe(add, &all);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, publisher, &factor[i]);
    subscribe(add_even, &evens);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return (int)(all.sum + evens.sum);
}
