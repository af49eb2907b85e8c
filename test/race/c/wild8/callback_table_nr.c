// Plugins register callbacks before the workers start; state of each has its own lock
#include <pthread.h>
#include <stdio.h>
struct plugin { const char *name; void (*on_event)(struct plugin *, int); pthread_mutex_t mu; long seen; };
static struct plugin *plugins[8];
static int nplugins;
static void plugin_register(struct plugin *p)
{
    pthread_mutex_init(&p->mu, NULL);
    plugins[nplugins++] = p; // NORACE
}
static void count_all(struct plugin *p, int ev)
{
    (void)ev;
    pthread_mutex_lock(&p->mu);
    p->seen++; // NORACE
    pthread_mutex_unlock(&p->mu);
}
static void count_odd(struct plugin *p, int ev)
{
    if (ev % 2 == 0)
        return;
    pthread_mutex_lock(&p->mu);
    p->seen += ev; // NORACE
    pthread_mutex_unlock(&p->mu);
}
static struct plugin a = { .name = "all", .on_event = count_all }, b = { .name = "odd", .on_event = count_odd };
static void *worker(void *arg)
{
    for (int i = 0; i < 100; i++)
        for (int k = 0; k < nplugins; k++) // NORACE
            plugins[k]->on_event(plugins[k], i + *(int *)arg); // NORACE
    return NULL;
}
int main(void)
{
    pthread_t t[3];
    int n[3] = { 0, 1, 2 };
    plugin_register(&a);
    plugin_register(&b);
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, &n[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%ld %ld\n", a.seen, b.seen);
    return 0;
}
